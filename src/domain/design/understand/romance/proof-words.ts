import type { Romance } from './grammar.ts'

/** How a tester makes visible what a sentence only states. */
export interface ProofWords {
  change: (thing: string) => string
  changed: string
  typed: string
  comeBack: string
  otherDevice: string
  reopen: string
  saveFirst: (thing: string) => string
  saved: string
  saveSecond: (thing: string) => string
  onlyOne: string
  create: (thing: string) => string
  createAgain: (thing: string, key: string) => string
  provoke: (event: string) => string
  eachStatus: (thing: string) => string
  readStatuses: string
  statusesShown: (names: string) => string
  before: (event: string) => string
  after: (event: string) => string
  notYet: (thing: string) => string
  nowSeen: (thing: string) => string
  fresh: (thing: string) => string
  onPhone: (thing: string) => string
  onTablet: (thing: string) => string
  window: (size: string) => string
  cutNetwork: (tail: string) => string
  restoreNetwork: string
  powerOff: (tail: string) => string
  complete: (event: string) => string
  setDay: (day: string, recipient: string) => string
  nothingYet: string
  inboxOf: (recipient: string) => string
  putBack: (thing: string, status: string) => string
  stays: string
  prepared: (thing: string) => string
  tryWith: (thing: string) => string
  asRole: (role: string) => string
  asOther: (role: string) => string
  toStatus: (to: string, from: string) => string
  toFromOther: (to: string) => string
  shownStatus: (status: string) => string
  backFrom: (status: string) => string
  situation: (condition: string) => string
  without: (condition: string) => string
  asNobody: string
  notShown: (message: string) => string
  /** One of a field's values is taken. */
  pick: (value: string, field: string) => string
}

export const proofWords: Record<Romance, ProofWords> = {
  es: {
    change: (thing) => `Cambiar ${thing} y anotar lo que se ha puesto`,
    changed: 'Aparece lo que se acaba de poner.',
    typed: 'Escribir «Prueba 1» y salir del campo',
    comeBack: 'Cerrar la sesión, volver a iniciarla y abrir el mismo lugar',
    reopen: 'Cerrar del todo la aplicación o el navegador y abrir de nuevo el mismo lugar',
    otherDevice: 'Iniciar sesión con la misma cuenta en otro dispositivo y abrir el mismo lugar',
    saveFirst: (thing) => `Guardar un primer registro con el valor PRUEBA-1 en el campo «${thing}»`,
    saved: 'El registro se guarda.',
    saveSecond: (thing) => `Intentar guardar otro registro con el mismo valor PRUEBA-1 en el campo «${thing}»`,
    onlyOne: 'El segundo registro no se guarda; PRUEBA-1 figura una sola vez.',
    create: (thing) => `Crear ${thing}`,
    createAgain: (thing, key) => `Intentar crear ${thing} con los mismos datos (${key})`,
    provoke: (event) => `Provocar este caso: ${event}`,
    eachStatus: (thing) => `Hay un ejemplo preparado en cada estado (${thing}).`,
    readStatuses: 'Abrir los ejemplos uno a uno y leer su estado',
    statusesShown: (names) => `Cada ejemplo muestra su propio estado: ${names}. No figura ningún otro.`,
    before: (event) => `Abrir la página antes de este momento: ${event}`,
    after: (event) => `Hacer que ocurra (${event}) y abrir la página de nuevo`,
    notYet: (thing) => `No se ve ${thing}.`,
    nowSeen: (thing) => `Se ve ${thing}.`,
    fresh: (thing) => `Abrir un formulario nuevo y, sin tocar nada, leer ${thing}`,
    onPhone: (thing) => `Abrir ${thing} en un móvil`,
    onTablet: (thing) => `Abrir ${thing} en una tableta`,
    window: (size) => `Pantalla de ${size} px`,
    cutNetwork: (tail) => `Desconectar la red del dispositivo de prueba${tail}`,
    restoreNetwork: 'Volver a conectar la red del dispositivo de prueba',
    powerOff: (tail) => `Apagar el dispositivo de prueba${tail}`,
    complete: (event) => `Completar ${event}`,
    setDay: (day, recipient) =>
      `Poner la fecha del sistema de pruebas en el día ${day} del mes y abrir los mensajes recibidos por ${recipient}`,
    nothingYet: 'Aún no ha llegado ningún mensaje.',
    inboxOf: (recipient) => `Abrir los mensajes recibidos por ${recipient}`,
    putBack: (thing, status) => `Intentar devolver ${thing} al estado ${status}`,
    stays: 'El cambio no se admite; el estado sigue siendo el mismo tras recargar.',
    prepared: (thing) => `Está preparado para la prueba: ${thing}.`,
    tryWith: (thing) => `Intentarlo con esto: ${thing}`,
    asRole: (role) => `Iniciar sesión como ${role} y abrir la página correspondiente`,
    asOther: (role) => `Repetir con una cuenta que no es de ${role}`,
    toStatus: (to, from) => `Pasar a ${to} un ejemplo que está en ${from}`,
    toFromOther: (to) => `Intentar pasar a ${to} un ejemplo que está en cualquier otro estado`,
    shownStatus: (status) => `Se lee el estado ${status}.`,
    backFrom: (status) => `Intentar devolver al estado anterior un ejemplo que está en ${status}`,
    without: (condition) => `Abrir la página sin que se dé esta situación: ${condition}`,
    asNobody: 'Iniciar sesión como persona sin ese derecho y abrir el mismo lugar',
    situation: (condition) => `Preparar esta situación y abrir la página: ${condition}`,
    notShown: (message) => `No aparece ${message}.`,
    pick: (value, field) => `Elegir «${value}» en ${field}`,
  },
  pt: {
    change: (thing) => `Alterar ${thing} e anotar o que foi introduzido`,
    changed: 'Aparece o que acabou de ser introduzido.',
    typed: 'Escrever «Teste 1» e sair do campo',
    comeBack: 'Terminar a sessão, voltar a iniciá-la e abrir o mesmo local',
    reopen: 'Fechar por completo a aplicação ou o navegador e abrir de novo o mesmo local',
    otherDevice: 'Entrar com a mesma conta noutro dispositivo e abrir o mesmo local',
    saveFirst: (thing) => `Guardar um primeiro registo com o valor TESTE-1 no campo «${thing}»`,
    saved: 'O registo é guardado.',
    saveSecond: (thing) => `Tentar guardar outro registo com o mesmo valor TESTE-1 no campo «${thing}»`,
    onlyOne: 'O segundo registo não é guardado; TESTE-1 figura uma só vez.',
    create: (thing) => `Criar ${thing}`,
    createAgain: (thing, key) => `Tentar criar ${thing} com os mesmos dados (${key})`,
    provoke: (event) => `Provocar este caso: ${event}`,
    eachStatus: (thing) => `Há um exemplo preparado em cada estado (${thing}).`,
    readStatuses: 'Abrir os exemplos um a um e ler o respetivo estado',
    statusesShown: (names) => `Cada exemplo mostra o seu próprio estado: ${names}. Não figura mais nenhum.`,
    before: (event) => `Abrir a página antes deste momento: ${event}`,
    after: (event) => `Fazer com que aconteça (${event}) e abrir a página de novo`,
    notYet: (thing) => `Não se vê ${thing}.`,
    nowSeen: (thing) => `Vê-se ${thing}.`,
    fresh: (thing) => `Abrir um formulário novo e, sem tocar em nada, ler ${thing}`,
    onPhone: (thing) => `Abrir ${thing} num telemóvel`,
    onTablet: (thing) => `Abrir ${thing} num tablet`,
    window: (size) => `Ecrã de ${size} px`,
    cutNetwork: (tail) => `Desligar a rede do dispositivo de teste${tail}`,
    restoreNetwork: 'Voltar a ligar a rede do dispositivo de teste',
    powerOff: (tail) => `Desligar o dispositivo de teste${tail}`,
    complete: (event) => `Concluir ${event}`,
    setDay: (day, recipient) =>
      `Acertar a data do sistema de testes para o dia ${day} do mês e abrir as mensagens recebidas por ${recipient}`,
    nothingYet: 'Ainda não chegou nenhuma mensagem.',
    inboxOf: (recipient) => `Abrir as mensagens recebidas por ${recipient}`,
    putBack: (thing, status) => `Tentar fazer voltar ${thing} ao estado ${status}`,
    stays: 'A mudança não é possível; o estado continua o mesmo após recarregar.',
    prepared: (thing) => `Está preparado para o teste: ${thing}.`,
    tryWith: (thing) => `Tentar com o seguinte: ${thing}`,
    asRole: (role) => `Iniciar sessão como ${role} e abrir a página em causa`,
    asOther: (role) => `Repetir com uma conta que não é de ${role}`,
    toStatus: (to, from) => `Passar para ${to} um exemplo que está em ${from}`,
    toFromOther: (to) => `Tentar passar para ${to} um exemplo que está em qualquer outro estado`,
    shownStatus: (status) => `Lê-se o estado ${status}.`,
    backFrom: (status) => `Tentar fazer voltar ao estado anterior um exemplo que está em ${status}`,
    without: (condition) => `Abrir a página sem que se verifique esta situação: ${condition}`,
    asNobody: 'Iniciar sessão como pessoa sem esse direito e abrir o mesmo local',
    situation: (condition) => `Preparar esta situação e abrir a página: ${condition}`,
    notShown: (message) => `Não aparece ${message}.`,
    pick: (value, field) => `Escolher «${value}» (${field})`,
  },
  fr: {
    change: (thing) => `Modifier ${thing} et noter ce qui a été saisi`,
    changed: "Ce qui vient d'être saisi est affiché.",
    typed: 'Saisir « Essai 1 » et quitter le champ',
    comeBack: 'Se déconnecter, se reconnecter et ouvrir le même endroit',
    reopen: "Fermer complètement l'application ou le navigateur et rouvrir le même endroit",
    otherDevice: 'Se connecter avec le même compte sur un autre appareil et ouvrir le même endroit',
    saveFirst: (thing) => `Enregistrer un premier élément avec la valeur ESSAI-1 dans le champ « ${thing} »`,
    saved: "L'élément est enregistré.",
    saveSecond: (thing) => `Essayer d'en enregistrer un second avec la même valeur ESSAI-1 dans le champ « ${thing} »`,
    onlyOne: "Le second n'est pas enregistré ; ESSAI-1 ne figure qu'une fois.",
    create: (thing) => `Créer ${thing}`,
    createAgain: (thing, key) => `Essayer de créer ${thing} avec les mêmes données (${key})`,
    provoke: (event) => `Provoquer ce cas : ${event}`,
    eachStatus: (thing) => `Un exemple est prêt dans chacun des états (${thing}).`,
    readStatuses: 'Ouvrir les exemples un par un et lire leur état',
    statusesShown: (names) => `Chaque exemple affiche son propre état : ${names}. Aucun autre n'existe.`,
    before: (event) => `Ouvrir la page avant ce moment : ${event}`,
    after: (event) => `Faire en sorte que cela ait lieu (${event}) et rouvrir la page`,
    notYet: (thing) => `On ne voit pas ${thing}.`,
    nowSeen: (thing) => `On voit ${thing}.`,
    fresh: (thing) => `Ouvrir un formulaire neuf et, sans rien modifier, lire ${thing}`,
    onPhone: (thing) => `Ouvrir ${thing} sur un téléphone`,
    onTablet: (thing) => `Ouvrir ${thing} sur une tablette`,
    window: (size) => `Écran de ${size} px`,
    cutNetwork: (tail) => `Couper le réseau de l'appareil de test${tail}`,
    restoreNetwork: "Rétablir le réseau de l'appareil de test",
    powerOff: (tail) => `Éteindre l'appareil de test${tail}`,
    complete: (event) => `Effectuer ${event}`,
    setDay: (day, recipient) =>
      `Régler la date du système de test sur le ${day} du mois et ouvrir les messages reçus par ${recipient}`,
    nothingYet: "Aucun message n'est encore arrivé.",
    inboxOf: (recipient) => `Ouvrir les messages reçus par ${recipient}`,
    putBack: (thing, status) => `Essayer de remettre ${thing} à l'état ${status}`,
    stays: "Le changement n'est pas admis ; l'état est resté le même après rechargement.",
    prepared: (thing) => `Prêt pour le test : ${thing}.`,
    tryWith: (thing) => `Essayer avec ceci : ${thing}`,
    asRole: (role) =>
      `Se connecter en tant ${/^[aeiouéèêhâîôy]/iu.test(role) ? "qu'" : 'que '}${role} et ouvrir la page concernée`,
    asOther: (role) => `Recommencer avec un compte sans ce rôle (${role})`,
    toStatus: (to, from) => `Faire passer à ${to} un exemple à l'état ${from}`,
    toFromOther: (to) => `Essayer de faire passer à ${to} un exemple dans un tout autre état`,
    shownStatus: (status) => `L'état affiché est ${status}.`,
    backFrom: (status) => `Essayer de ramener à l'état précédent un exemple à l'état ${status}`,
    without: (condition) => `Ouvrir la page hors de cette situation : ${condition}`,
    asNobody: 'Se connecter en tant que personne sans ce droit et ouvrir le même endroit',
    situation: (condition) => `Préparer cette situation et ouvrir la page : ${condition}`,
    notShown: (message) => `${message} n'apparaît pas.`,
    pick: (value, field) => `Choisir « ${value} » (${field})`,
  },
}
