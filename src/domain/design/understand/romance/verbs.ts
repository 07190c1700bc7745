import type { Romance } from './grammar.ts'

/** A verb as it stands in a sentence. */
export interface VerbForm {
  infinitive: string
  plural: boolean
}

/** The endings of the present tense: what replaces the infinitive's ending for one and for several. */
type Endings = [ending: RegExp, one: string, many: string, participle: string]

const endings: Record<Romance, Endings[]> = {
  es: [
    [/uir$/, 'uye', 'uyen', 'uido'],
    [/ar$/, 'a', 'an', 'ado'],
    [/[ei]r$/, 'e', 'en', 'ido'],
  ],
  pt: [
    [/uzir$/, 'uz', 'uzem', 'uzido'],
    [/uir$/, 'ui', 'uem', 'uído'],
    [/ar$/, 'a', 'am', 'ado'],
    [/[ei]r$/, 'e', 'em', 'ido'],
  ],
  fr: [
    [/oyer$/, 'oie', 'oient', 'oyé'],
    [/er$/, 'e', 'ent', 'é'],
    [/ir$/, 'it', 'issent', 'i'],
    [/re$/, '', 'ent', 'u'],
  ],
}

/** "infinitive one,many participle" for verbs that change their stem. */
const irregular: Record<Romance, string> = {
  es: `ser es,son sido|desplegar despliega,despliegan desplegado|negar niega,niegan negado|plegar pliega,pliegan plegado|colgar cuelga,cuelgan colgado|apretar aprieta,aprietan apretado|probar prueba,prueban probado|estar está,están estado|haber hay,han habido|tener tiene,tienen tenido|poder puede,pueden podido|deber debe,deben debido|mostrar muestra,muestran mostrado|pedir pide,piden pedido|mantener mantiene,mantienen mantenido|contener contiene,contienen contenido|enviar envía,envían enviado|incluir incluye,incluyen incluido|cerrar cierra,cierran cerrado|seguir sigue,siguen seguido|impedir impide,impiden impedido|volver vuelve,vuelven vuelto|ver ve,ven visto|ir va,van ido|dar da,dan dado|hacer hace,hacen hecho|poner pone,ponen puesto|empezar empieza,empiezan empezado|comenzar comienza,comienzan comenzado|devolver devuelve,devuelven devuelto|elegir elige,eligen elegido|requerir requiere,requieren requerido|contar cuenta,cuentan contado|encontrar encuentra,encuentran encontrado|reenviar reenvía,reenvían reenviado|continuar continúa,continúan continuado|renovar renueva,renuevan renovado|aprobar aprueba,aprueban aprobado|perder pierde,pierden perdido|corregir corrige,corrigen corregido|repetir repite,repiten repetido|convertir convierte,convierten convertido|salir sale,salen salido|obtener obtiene,obtienen obtenido|escribir escribe,escriben escrito|abrir abre,abren abierto|querer quiere,quieren querido|entender entiende,entienden entendido|extender extiende,extienden extendido|advertir advierte,advierten advertido|recordar recuerda,recuerdan recordado|caer cae,caen caído|aparecer aparece,aparecen aparecido|introducir introduce,introducen introducido|transferir transfiere,transfieren transferido|resolver resuelve,resuelven resuelto|comprobar comprueba,comprueban comprobado|soltar suelta,sueltan soltado|encender enciende,encienden encendido|confiar confía,confían confiado|reiniciar reinicia,reinician reiniciado|mover mueve,mueven movido`,
  pt: `ser é,são sido|estar está,estão estado|haver há,há havido|ter tem,têm tido|poder pode,podem podido|dever deve,devem devido|manter mantém,mantêm mantido|conter contém,contêm contido|obter obtém,obtêm obtido|ver vê,veem visto|ir vai,vão ido|dar dá,dão dado|fazer faz,fazem feito|pôr põe,põem posto|dizer diz,dizem dito|vir vem,vêm vindo|sair sai,saem saído|cair cai,caem caído|abrir abre,abrem aberto|escrever escreve,escrevem escrito|pagar paga,pagam pago|aceitar aceita,aceitam aceite|seguir segue,seguem seguido|conseguir consegue,conseguem conseguido|pedir pede,pedem pedido|perder perde,perdem perdido|impedir impede,impedem impedido|preferir prefere,preferem preferido|repetir repete,repetem repetido|servir serve,servem servido|sumir some,somem sumido|incluir inclui,incluem incluído|excluir exclui,excluem excluído|substituir substitui,substituem substituído|concluir conclui,concluem concluído|gerir gere,gerem gerido|exibir exibe,exibem exibido|entregar entrega,entregam entregue|limpar limpa,limpam limpo|aparecer aparece,aparecem aparecido|salvar salva,salvam salvo|ler lê,leem lido|rever revê,reveem revisto|conferir confere,conferem conferido|transferir transfere,transferem transferido|inserir insere,inserem inserido|sugerir sugere,sugerem sugerido|corrigir corrige,corrigem corrigido|dividir divide,dividem dividido|divergir diverge,divergem divergido|prosseguir prossegue,prosseguem prosseguido|subir sobe,sobem subido|descobrir descobre,descobrem descoberto|subtrair subtrai,subtraem subtraído|extrair extrai,extraem extraído|compor compõe,compõem composto|propor propõe,propõem proposto|repor repõe,repõem reposto|expor expõe,expõem exposto|trazer traz,trazem trazido|saber sabe,sabem sabido|medir mede,medem medido|deter detém,detêm detido|reter retém,retêm retido|prever prevê,preveem previsto|intervir intervém,intervêm intervindo|destruir destrói,destroem destruído|construir constrói,constroem construído|reduzir reduz,reduzem reduzido|deduzir deduz,deduzem deduzido|traduzir traduz,traduzem traduzido|distribuir distribui,distribuem distribuído|atribuir atribui,atribuem atribuído|diminuir diminui,diminuem diminuído|possuir possui,possuem possuído|suspender suspende,suspendem suspenso|imprimir imprime,imprimem impresso|ganhar ganha,ganham ganho|gastar gasta,gastam gasto|caber cabe,cabem cabido|doer dói,doem doído`,
  fr: `être est,sont été|avoir a,ont eu|pouvoir peut,peuvent pu|devoir doit,doivent dû|faire fait,font fait|aller va,vont allé|voir voit,voient vu|recevoir reçoit,reçoivent reçu|apparaître apparaît,apparaissent apparu|disparaître disparaît,disparaissent disparu|mettre met,mettent mis|permettre permet,permettent permis|soumettre soumet,soumettent soumis|remettre remet,remettent remis|choisir choisit,choisissent choisi|ouvrir ouvre,ouvrent ouvert|offrir offre,offrent offert|tenir tient,tiennent tenu|obtenir obtient,obtiennent obtenu|contenir contient,contiennent contenu|maintenir maintient,maintiennent maintenu|devenir devient,deviennent devenu|redevenir redevient,redeviennent redevenu|revenir revient,reviennent revenu|venir vient,viennent venu|prévenir prévient,préviennent prévenu|prendre prend,prennent pris|reprendre reprend,reprennent repris|apprendre apprend,apprennent appris|lire lit,lisent lu|écrire écrit,écrivent écrit|inscrire inscrit,inscrivent inscrit|produire produit,produisent produit|suivre suit,suivent suivi|partir part,partent parti|sortir sort,sortent sorti|ressortir ressort,ressortent ressorti|payer paie,paient payé|essayer essaie,essaient essayé|appeler appelle,appellent appelé|rappeler rappelle,rappellent rappelé|répéter répète,répètent répété|compléter complète,complètent complété|interrompre interrompt,interrompent interrompu|perdre perd,perdent perdu|rendre rend,rendent rendu|rétablir rétablit,rétablissent rétabli|saisir saisit,saisissent saisi|jeter jette,jettent jeté|rejeter rejette,rejettent rejeté|acquérir acquiert,acquièrent acquis|enlever enlève,enlèvent enlevé|acheter achète,achètent acheté|modérer modère,modèrent modéré|valoir vaut,valent valu|ramener ramène,ramènent ramené|courir court,courent couru|falloir faut,faut fallu|exclure exclut,excluent exclu|conclure conclut,concluent conclu|servir sert,servent servi|dire dit,disent dit`,
}

/** Verbs of ordinary conjugation that tickets use. */
// biome-ignore format: a list of words is read as a block
const regular: Record<Romance, string> = {
  es: 'errar devengar pulsar seleccionar guardar cancelar confirmar añadir crear editar modificar cambiar borrar eliminar buscar filtrar ordenar subir descargar adjuntar arrastrar recargar visitar registrar entrar reservar comprar pagar marcar desmarcar activar desactivar ocultar aceptar rechazar publicar archivar restaurar exportar importar imprimir compartir recibir copiar pegar asignar invitar terminar completar rellenar responder retirar solicitar bloquear desbloquear verificar anular consultar superar intentar usar aplicar firmar validar tocar llegar quedar pasar llevar permitir ofrecer admitir exigir necesitar figurar indicar informar avisar notificar generar calcular redondear sumar restar cobrar facturar abonar conservar permanecer caducar vencer expirar durar valer costar ocupar presentar desaparecer descartar interrumpir cortar fallar enseñar proponer presupuestar autorizar anotar prolongar pujar anunciar distinguir dejar cumplir nacer responder lanzar abonar superar exceder incumplir restablecer suspender actualizar refrescar emitir duplicar llamar refundir reintentar pertenecer coincidir depender existir faltar alcanzar bajar reducir aumentar destacar visualizar leer imprimir anteponer separar agrupar contratar empadronar inscribir acudir insertar tramitar adjudicar iniciar finalizar acceder agregar quitar cargar configurar valorar calificar puntuar comentar escanear fotografiar deslizar pausar reanudar votar reclamar denunciar donar prestar canjear asociar liberar gestionar contestar ampliar listar compartir suscribir reproducir regresar girar sustituir',
  pt: 'errar clicar selecionar guardar gravar cancelar confirmar adicionar acrescentar criar editar alterar modificar mudar apagar eliminar remover fechar pesquisar buscar procurar filtrar ordenar carregar descarregar baixar anexar arrastar recarregar visitar registar registrar entrar reservar comprar marcar desmarcar ativar desativar ocultar recusar rejeitar aprovar publicar arquivar restaurar exportar importar imprimir partilhar compartilhar receber copiar colar atribuir convidar terminar completar continuar introduzir inserir preencher responder retirar transferir solicitar avaliar bloquear desbloquear verificar consultar agendar ultrapassar exceder tentar usar utilizar aplicar inscrever assinar validar digitar tocar enviar escolher mostrar apresentar ficar passar chegar levar permitir oferecer admitir exigir precisar figurar indicar informar avisar notificar gerar calcular arredondar somar cobrar faturar conservar permanecer caducar vencer expirar durar valer custar ocupar desaparecer descartar interromper cortar falhar propor autorizar anotar valer existir faltar atingir liberar remarcar antecipar lecionar comportar barrar retomar voltar retornar devolver repor reenviar juntar participar situar acabar desligar ligar perder cumprir assumir encerrar abrir regressar encontrar enxergar visualizar emitir excluir produzir trocar tirar render sobrescrever sugerir informar bloquear atualizar acrescer entrar distribuir iniciar reabrir emprestar lembrar deixar pertencer aguardar rever chamar definir acessar aceder fotografar pausar comentar votar reclamar doar associar agregar configurar finalizar resgatar sincronizar rodar subscrever reproduzir gerenciar listar esgotar estornar reembolsar debitar creditar reprovar deferir indeferir homologar protocolar despachar encaminhar redirecionar reencaminhar extraviar atrasar adiar prorrogar renovar suspender reativar inativar desarquivar fixar desocupar comparecer superar alcançar detectar detetar identificar reconhecer autenticar deslogar logar escanear expulsar banir silenciar denunciar curtir pontuar ganhar acumular converter depositar investir dividir multiplicar descontar isentar reter conceder negar revogar delegar priorizar triar internar prescrever dispensar colher irrigar pesar embalar separar inventariar empilhar coletar recolher rastrear estacionar abastecer consumir gastar economizar esconder expandir minimizar soltar rolar deslizar ampliar reduzir aumentar diminuir subir descer oscilar estabilizar disparar acionar vibrar piscar acender travar destravar trancar destrancar desistir reagendar matricular rematricular corrigir lançar despublicar revisar moderar anonimizar mascarar ofuscar criptografar apurar contestar recorrer sortear jogar empatar classificar desclassificar decolar pousar hospedar alugar sublocar vender divulgar totalizar ratear amortizar quitar liquidar convocar concordar consentir conectar desconectar reconectar recuperar restabelecer reestabelecer persistir desfazer refazer duplicar clonar mesclar mapear agrupar paginar constar herdar vincular desvincular relacionar compreender abranger corresponder coincidir extrapolar estourar violar respeitar obedecer invalidar vigorar demorar esperar restar sobrar ocorrer acontecer surgir apontar relatar declarar contratar trabalhar viajar crescer anoitecer girar',
  fr: 'cliquer sélectionner enregistrer annuler confirmer ajouter créer modifier changer supprimer effacer fermer rechercher filtrer trier télécharger téléverser charger recharger visiter réserver commander cocher décocher activer désactiver masquer accepter refuser approuver publier archiver restaurer exporter importer imprimer partager copier coller affecter inviter terminer continuer quitter entrer retirer transférer demander noter commenter bloquer débloquer verrouiller déverrouiller vérifier consulter programmer dépasser tenter utiliser appliquer signer valider glisser déposer taper appuyer envoyer afficher montrer proposer rester passer arriver porter exiger nécessiter figurer indiquer informer avertir notifier générer calculer arrondir ajouter facturer débiter rembourser conserver garder expirer durer coûter occuper présenter écarter couper échouer afficher autoriser noter exister manquer retrouver rafraîchir actualiser clôturer rouvrir engager relancer renvoyer publier flouter légender charger stocker réduire majorer plafonner exempter remplacer coller compter comporter commencer bénéficier détenir varier obtenir verrouiller classer coïncider valider adresser garder répondre préremplir contester émettre préciser remplir renseigner joindre verser occuper adopter désigner cumuler dater archiver écraser fermer grouper informer tester tomber subir finir avertir accéder changer déclarer inscrire identifier connecter déconnecter scanner photographier balayer basculer associer libérer évaluer voter signaler donner prêter échanger ajuster configurer synchroniser lister finaliser tourner abonner',
}

interface Forms {
  finite: Map<string, VerbForm>
  participle: Map<string, string>
  infinitives: Set<string>
  /** The forms for one and for several of each infinitive. */
  present: Map<string, [string, string]>
}

const tables = new Map<Romance, Forms>()

/** Built once for each language. */
function formsOf(language: Romance): Forms {
  const known = tables.get(language)
  if (known !== undefined) return known
  const forms: Forms = { finite: new Map(), participle: new Map(), infinitives: new Set(), present: new Map() }
  const add = (infinitive: string, one: string, many: string, participle: string): void => {
    forms.infinitives.add(infinitive)
    if (!forms.present.has(infinitive)) forms.present.set(infinitive, [one, many])
    if (!forms.finite.has(many)) forms.finite.set(many, { infinitive, plural: true })
    if (!forms.finite.has(one)) forms.finite.set(one, { infinitive, plural: false })
    const stem = language === 'fr' ? participle : participle.replace(/o$/, '')
    const ends = language === 'fr' ? ['', 'e', 's', 'es'] : /o$/.test(participle) ? ['o', 'a', 'os', 'as'] : ['', 's']
    for (const end of ends) if (!forms.participle.has(stem + end)) forms.participle.set(stem + end, infinitive)
  }
  for (const line of irregular[language].split('|')) {
    const [infinitive = '', finite = '', participle = ''] = line.trim().split(' ')
    const [one = '', many = ''] = finite.split(',')
    add(infinitive, one, many, participle)
  }
  for (const infinitive of regular[language].split(' ')) {
    const found = endings[language].find(([ending]) => ending.test(infinitive))
    if (found === undefined) continue
    const [ending, one, many, participle] = found
    add(
      infinitive,
      infinitive.replace(ending, one),
      infinitive.replace(ending, many),
      infinitive.replace(ending, participle),
    )
  }
  tables.set(language, forms)
  return forms
}

/** The verb a word is a form of, in the present or the future. */
export function finiteVerb(word: string, language: Romance): VerbForm | undefined {
  const { finite } = formsOf(language)
  const form = word.toLowerCase()
  const present = finite.get(form)
  if (present !== undefined) return present
  const future = /^(?<infinitive>.+[aeiou]r|.+re)(?<end>á|ão|án|a|ont)$/u.exec(form)?.groups
  if (future?.infinitive === undefined) return undefined
  const infinitive = [future.infinitive, `${future.infinitive}e`].find((name) => isInfinitive(name, language))
  return infinitive === undefined ? undefined : { infinitive, plural: /^(?:ão|án|ont)$/.test(future.end ?? '') }
}

export function isInfinitive(word: string, language: Romance): boolean {
  return formsOf(language).infinitives.has(word.toLowerCase())
}

/** "mostra" of "mostrar". */
export function presentOf(infinitive: string, language: Romance, plural = false): string | undefined {
  return formsOf(language).present.get(infinitive)?.[plural ? 1 : 0]
}

/** "enviada" of "enviar". */
export function infinitiveOfParticiple(word: string, language: Romance): string | undefined {
  return formsOf(language).participle.get(word.toLowerCase())
}

/** "enviando" and "caindo" of "enviar" and "cair". */
export function infinitiveOfGerund(word: string, language: Romance): string | undefined {
  const form = word.toLowerCase()
  const stem = language === 'fr' ? /^(.+)ant$/.exec(form)?.[1] : /^(.+[aei])ndo$/.exec(form)?.[1]
  if (stem === undefined) return undefined
  const names =
    language === 'fr'
      ? [`${stem}er`, `${stem}re`, stem.replace(/iss$/, 'ir')]
      : [`${stem}r`, stem.replace(/ie$/, 'er'), stem.replace(/ie$/, 'ir')]
  return names.find((name) => isInfinitive(name, language))
}

/** Every infinitive with its present forms for one and for several. */
export function presentForms(language: Romance): ReadonlyMap<string, [string, string]> {
  return formsOf(language).present
}

/** Behind "puede ser" a participle of the first conjugation is clear, also of a verb that the lists do not know. */
export function guessedInfinitive(word: string, language: Romance): string | undefined {
  const stem = language === 'fr' ? /^(\p{Ll}{3,})ée?s?$/u.exec(word)?.[1] : /^(\p{Ll}{3,})ad[oa]s?$/u.exec(word)?.[1]
  return stem === undefined ? undefined : `${stem}${language === 'fr' ? 'er' : 'ar'}`
}
