import { openStatement } from './open-statement.ts'
import { momentPhrases } from './moment-phrases.ts'
import { romanceContrary } from './romance-contrary.ts'
import type { PhraseBook } from './vocabulary.ts'
import { capital, counted, endless, listOf, lowered, sentence, shortened, withoutSameDay, valuesOf } from './text.ts'
import {
  q,
  list,
  numbers,
  the,
  field,
  bare,
  at,
  from,
  that,
  numbered,
  together,
  than,
  person,
  isPerson,
  isSituation,
  nth,
  observed,
  stateOf,
} from './french-grammar.ts'
import { frenchTitles } from './french-titles.ts'

export const frenchPhrases: PhraseBook = {
  ...momentPhrases.french,
  ...frenchTitles,

  aboutEdges: () => 'Les deux côtés de la limite : la dernière valeur admise et la première refusée.',
  aboutTime: () => 'Un instant juste avant la fin du délai et un autre juste après.',
  aboutAttempts: () => "Le nombre d'échecs décide ; une réussite remet le compte à zéro.",
  aboutFormat: () => 'Chaque valeur refusée enfreint le format en un seul point.',
  aboutClosedList: () => 'La liste est complète et fermée.',
  aboutRequired: () => 'Un seul champ reste vide à la fois ; tout le reste est rempli.',
  aboutMessage: () => 'La situation affiche exactement ce texte.',
  aboutCondition: () => "L'état avant que la condition soit remplie, puis après.",
  aboutRoles: () => 'La même action avec et sans le droit correspondant.',
  aboutStates: () => 'Un changement de statut par étape.',
  aboutResult: () => "Chaque montant est calculé d'avance et comparé à l'affichage.",
  aboutOrder: () => 'Sans la règle, les enregistrements viendraient dans un autre ordre.',
  aboutTwice: () => 'La seconde tentative ne doit rien changer.',
  aboutNotice: () => 'La cause, le message et son contenu.',
  aboutReload: () => 'Le résultat est relu après une interruption.',
  aboutSameTime: () => "Deux personnes agissent avant de voir ce que l'autre a fait.",
  aboutSecret: () => 'Ce qui doit rester caché est cherché dans la page et dans son code source.',
  aboutRequest: () => 'Une requête avec une seule particularité.',
  aboutEffect: () => "L'action et ce qu'elle produit.",
  aboutOpen: () => 'Le critère ne dit pas comment le mesurer.',

  formOpenUnless: ({ thing }) => `Le formulaire est correctement rempli, sauf ${the(thing)}.`,
  todayIs: ({ date }) => `Nous sommes le ${date}.`,
  recordsExist: ({ count }) => `Il existe exactement ${String(count)} enregistrements.`,
  countedFor: ({ holder }) => `Le compte se fait pour un même cas : ${holder}.`,
  thereAre: ({ count, thing }) => `Au départ, il y a ${count} ${numbered(count, thing)}.`,
  allStarted: ({ thing, time }) =>
    `Deux exemplaires non utilisés sont prêts, tous deux commencés ${at(time)} : ${the(thing)}.`,
  lockedSince: ({ time }) => `Deux blocages identiques ont commencé ${at(time)}.`,
  lastActivity: ({ time }) =>
    `Une session est ouverte dans deux navigateurs ; la dernière activité y remonte à ${time}.`,
  noFailures: () => "Aucun échec n'a encore eu lieu ; la bonne saisie est connue.",
  messagesEmpty: ({ channel }) =>
    `Les messages du destinataire sont consultables (${channel}) ; aucun n'est encore arrivé.`,
  twoSessions: () => 'Deux personnes ont ouvert la même chose dans deux navigateurs.',
  bothRoles: ({ roles }) => `Des comptes de test sont prêts : ${list(roles)}.`,
  sampleRecords: ({ records }) => `Ces enregistrements existent : ${records.join(' ; ')}.`,
  exampleBase: ({ amount }) => `Le montant entier auquel le taux s'applique est de ${amount}.`,
  baseAmount: ({ of, amount }) => `${capital(of)} : ${amount}.`,
  inStatus: ({ thing, status }) => `Le statut est ${status} (${the(thing)}).`,
  conditionFalse: ({ condition }) =>
    isSituation(condition)
      ? `Ce cas n'est pas encore réuni : ${lowered(endless(condition))}.`
      : `Il n'est pas encore vrai ${that(lowered(endless(condition)))}.`,
  conditionTrue: ({ condition }) =>
    isSituation(condition) ? `Cas : ${lowered(endless(condition))}.` : sentence(condition),
  recordWithSecret: ({ words }) => `Il existe un enregistrement avec des valeurs connues pour : ${together(words)}.`,
  validRequest: ({ request }) => `Une requête ${request} valable en tout point est prête.`,
  pageOpen: () => 'La page concernée est ouverte.',

  enter: ({ thing }) => `Saisir ${the(thing)}`,
  enterText: ({ thing, length }) => `Saisir ${length} dans ${the(thing)}`,
  reachCount: ({ count }) => `Ajouter jusqu'à atteindre ${count}`,
  exceedCount: ({ count }) => `Tenter d'atteindre ${count}`,
  removeTo: ({ count }) => `Tenter de descendre à ${count}`,
  addFile: ({ size }) => `Joindre un fichier de ${size}`,
  addFileType: ({ type }) => `Joindre un fichier ${type}`,
  enterBirthDate: ({ when }) =>
    ({
      today: "Saisir la date de naissance d'une personne qui atteint cet âge aujourd'hui",
      tomorrow: "Saisir la date de naissance d'une personne qui l'atteint demain",
      adult: "Saisir la date de naissance d'une personne nettement plus âgée",
    })[when],
  choose: ({ thing }) =>
    `Choisir ${/(?<!\p{L})(?:date|jour|début|fin|départ|arrivée)(?!\p{L})/iu.test(thing.words) ? the(thing) : `la date pour ${the(thing)}`}`,
  useFirst: ({ thing }) => `Utiliser ${nth(thing, 'premier', 'première')}`,
  useSecond: ({ thing }) => `Utiliser ${nth(thing, 'second', 'seconde')}`,
  triggerEvent: ({ event }) =>
    /^(?:Se |S['’])?\p{L}+(?:er|ir|re|oir)(?!\p{L})/u.test(event)
      ? event
      : `Reproduire le cas : ${lowered(endless(event))}`,
  openStep: () => 'Essayer un exemple de cette règle',
  openSituation: ({ text }) => openStatement(text, 'fr').situation,
  openOutcome: ({ text }) => sentence(observed(openStatement(text, 'fr').outcome)),
  lookAgain: () => 'Essayer un exemple de cette règle',
  checkArrival: () => "Relever l'heure du résultat",
  failTimes: ({ count }) =>
    count === 1
      ? 'Échouer une fois avec une saisie erronée'
      : `Échouer ${counted(count, numbers)} fois de suite avec une saisie erronée`,
  failAgain: () => 'Saisir encore une fois une donnée erronée',
  failLater: ({ period }) =>
    `Attendre que ${period} soient passées depuis la première erreur, puis saisir encore une donnée erronée`,
  useRight: () => 'Essayer avec la bonne saisie',
  openOptions: ({ thing }) => `Dérouler les choix : ${the(thing)}`,
  pickOption: ({ thing }) => `Choisir une valeur et enregistrer : ${the(thing)}`,
  sendForeign: ({ thing }) => `Utiliser une valeur hors liste : ${the(thing)}`,
  openFresh: ({ thing }) => `Ouvrir pour la première fois et regarder ${the(thing)}`,
  leaveEmpty: ({ field: name }) => `Enregistrer sans ${field(name)}`,
  fillIn: ({ field: name }) => `Remplir ${field(name)} et enregistrer de nouveau`,
  bringAbout: ({ event }) => `Reproduire le cas : ${lowered(endless(event))}`,
  lookAt: ({ thing }) =>
    isPerson(thing)
      ? `Se connecter en tant ${than(person(lowered(thing)))} et ouvrir la page concernée`
      : `Regarder ${lowered(thing)}`,
  undo: ({ condition }) =>
    isSituation(condition)
      ? `Revenir à l'état précédent (hors de ce cas : ${lowered(endless(condition))})`
      : `Revenir à l'état où il n'est pas vrai ${that(lowered(endless(condition)))}`,
  doAs: ({ action, role }) => `${action} en tant ${than(person(role))}`,
  openAs: ({ role }) => `Se connecter en tant ${than(person(role))} et ouvrir le même endroit`,
  changeStatus: ({ to }) => `Passer le statut à ${to}`,
  lookAtChanges: ({ thing }) => `Regarder les changements de statut proposés (${the(thing)})`,
  workOut: ({ thing }) => `Saisir ces valeurs et relever le résultat : ${bare(thing)}`,
  calculate: ({ of }) => (of === '' ? 'Afficher le calcul' : `Afficher le calcul pour ${of}`),
  openList: () => 'Ouvrir la liste',
  searchFor: () => 'Rechercher le mot',
  searchOther: () => 'Rechercher le même mot en majuscules',
  setFilter: ({ name }) => `Filtrer par ${name} avec une valeur que seuls certains enregistrements ont`,
  clearFilter: ({ name }) => `Retirer le filtre par ${name}`,
  again: ({ step }) => `${capital(step)}, une seconde fois`,
  withRow: ({ prepared, step }) =>
    `Préparer : ${listOf(prepared.map(endless), 'et')}. Ensuite : ${lowered(step.in(frenchPhrases))}`,
  changeSomething: () => 'Modifier une valeur sur la page',
  triggerNotice: () => 'Provoquer le fait que le message annonce',
  saveFirstWith: ({ thing }) => `Enregistrer une première entrée avec une valeur pour ${lowered(thing)}`,
  saveSecondWith: ({ thing }) => `Enregistrer une seconde entrée avec la même valeur pour ${lowered(thing)}`,
  doTimes: ({ step, count }) => `${step} : fois n° ${String(count)}`,
  actInFirst: () => 'Agir dans le premier navigateur',
  actInSecond: () => 'Agir dans le second navigateur',
  tryWith: ({ thing }) => `Essayer avec ${lowered(thing)}`,
  doIt: ({ thing }) => `Effectuer : ${thing}`,
  openMessages: ({ channel }) => `Ouvrir les messages du destinataire (${channel})`,
  reload: () => 'Recharger la page',
  both: ({ step }) => `Les deux personnes, au même instant : ${lowered(endless(step))}`,
  searchPage: ({ words }) => `Rechercher dans la page et dans son code source : ${together(words)}`,
  sendWith: ({ request, name }) => `Envoyer ${request} avec cette valeur de ${name}`,
  sendRequest: ({ request, condition }) =>
    condition === '' ? `Envoyer ${request}` : `Envoyer ${request} : ${condition}`,
  selectControl: ({ control }) => `Choisir ${control}`,
  useOwn: ({ words }) => words,
  resizeTo: ({ width }) => `Régler la fenêtre à ${width} de large`,
  openAddress: () => "Ouvrir directement l'adresse de l'action",

  accepted: ({ value }) => `${value} : accepté, et inchangé après rechargement.`,
  acceptedCount: ({ count, thing }) => `Le nombre est accepté ; il y a ${count} ${numbered(count, thing)}.`,
  refused: ({ value }) => `${value} : refusé ; rien n'est enregistré.`,
  refusedWith: ({ value, message }) => `On lit ${q(message)} ; ${value} n'est pas enregistré.`,
  refusedCount: ({ count, thing }) => `C'est refusé ; il y a toujours ${count} ${numbered(count, thing)}.`,
  refusedCountWith: ({ message, count, thing }) =>
    `On lit ${q(message)} ; il y a toujours ${count} ${numbered(count, thing)}.`,
  fileAdded: () => 'Le fichier est ajouté et son nom est affiché.',
  fileRefused: () => 'Le fichier est refusé et ne figure pas dans la liste.',
  actionPossible: () => "L'action est effectuée et son résultat est toujours là après rechargement.",
  noError: () => 'L’étape se déroule sans message d’erreur.',
  actionRefused: () => "L'action est refusée ; rien n'a changé après rechargement.",
  actionRefusedWith: ({ message }) => `On lit ${q(message)} ; rien n'a changé après rechargement.`,
  applies: ({ outcome }) => sentence(observed(outcome)),
  appliesNot: ({ outcome }) => romanceContrary(observed(outcome), 'fr'),
  works: () => "Cela fonctionne comme d'habitude.",
  worksNoLonger: () => 'Cela ne fonctionne plus ; rien ne change.',
  shown: ({ text }) => sentence(`On lit ${q(text)}`),
  changeShown: () => 'La nouvelle valeur est affichée.',
  changeKept: () => 'La nouvelle valeur est toujours affichée.',
  arrivedBy: ({ outcome, due, late }) =>
    `${sentence(observed(outcome))} Cela se produit ${at(due)} au plus tard (${at(withoutSameDay(late, due))}, ce serait trop tard).`,
  arrivedBefore: ({ outcome, due }) =>
    `${sentence(observed(outcome))} Cela se produit avant ${due.replace(/^(.+), (.+)$/, '$2 le $1')} ; à l'heure juste, ce serait déjà trop tard.`,
  own: ({ outcome }) => sentence(observed(outcome)),
  noneWorks: () => 'Toutes les tentatives sont refusées.',
  stillLocked: ({ outcome }) => `Même la bonne saisie ne sert à rien : ${lowered(endless(observed(outcome)))}.`,
  exactlyOffered: ({ values }) =>
    `Exactement ${counted(values.length, numbers)} valeurs sont proposées : ${values.join(', ')}.`,
  selectedIs: ({ value }) => `La valeur initiale est ${value}.`,
  storedAs: ({ value }) => `Après rechargement, on lit ${value}.`,
  valueRefused: ({ value }) => `${value} est refusé et n'est pas enregistré.`,
  notSubmitted: ({ field: name }) => `Rien n'est enregistré ; un message indique qu'il manque ${field(name)}.`,
  submitted: () => 'Les données sont enregistrées et présentes après rechargement.',
  controlIs: ({ control, state }) => stateOf(control, state, true),
  controlNow: ({ control, state }) => stateOf(control, state, false),
  allowed: ({ action }) => `Il est possible ${from(lowered(endless(action)))}.`,
  forbidden: ({ action }) => `Il est impossible ${from(lowered(endless(action)))} ; rien ne change.`,
  rights: ({ allowed, forbidden }) =>
    [
      allowed.length === 0 ? "Rien n'est proposé" : `Proposé : ${allowed.join(' ; ')}`,
      forbidden.length === 0 ? '' : `Non proposé : ${forbidden.join(' ; ')}`,
    ]
      .filter((part) => part !== '')
      .join('. ') + '.',
  canSee: ({ thing }) => `On voit ${lowered(thing)}.`,
  cannotSee: ({ thing }) => `On ne voit pas ${lowered(thing)}, ni par la recherche ni par l'adresse.`,
  statusIs: ({ status }) => `Le statut est ${status}.`,
  onlyThese: ({ statuses }) =>
    statuses.length === 0
      ? 'Aucun changement de statut n’est proposé.'
      : `Seul choix possible : ${listOf(statuses, 'ou')}.`,
  result: ({ thing, value, work }) => `${bare(thing)} : ${value}${work === '' ? '' : ` (${work})`}.`,
  order: ({ records }) => `L'ordre est ${records.join(', ')}.`,
  onePage: ({ size }) => `Les ${String(size)} enregistrements tiennent sur une page ; il n'y en a pas de deuxième.`,
  secondPage: ({ size }) => `La page 1 contient ${String(size)} enregistrements, la page 2 exactement un.`,
  found: ({ hits, misses }) => `${list(hits)} sont affichés, ${list(misses)} ne l'est pas.`,
  sameHits: () => 'Les mêmes enregistrements sont affichés.',
  filtered: ({ names }) =>
    `${names.length === 1 ? 'Seuls figurent les enregistrements correspondant au filtre' : 'Seuls figurent les enregistrements correspondant aux filtres'} ${list(names)}.`,
  oneOnly: ({ thing }) => `La seconde tentative n'ajoute rien ; une seule entrée figure : ${thing}.`,
  oneMessage: ({ channel, content }) =>
    `Un seul nouveau message est là (${channel})${content === undefined ? '' : ` ; il indique ${content}`}.`,
  stillThere: ({ outcome }) => sentence(observed(outcome)),
  oneWins: ({ outcome }) => sentence(observed(outcome)),
  nowhere: ({ words }) => `Aucun résultat pour : ${together(words)}.`,
  requestAccepted: () => 'La requête est acceptée avec un statut de 200 à 299.',
  status: ({ status, code }) => `Statut ${status}${code === undefined ? '' : ` ; le code est ${code}`}.`,
  doneOnce: () => "L'effet figure exactement une fois.",

  clockCanBeSet: () => "L'heure de l'environnement de test est réglable.",
  dateCanBeSet: () => "La date de l'environnement de test est réglable.",
  refusalTextOpen: () => 'Le ticket ne fixe pas le texte du refus.',
  exampleAmounts: () => "Les montants sont des exemples ; d'autres du même ordre conviennent.",
  exampleRecords: () => 'Les enregistrements sont des exemples à créer pour le test.',
  untested: ({ text }) => `Reste à tester : « ${shortened(endless(text), 160)} ».`,
  decideOutcome: ({ text }) => `À décider : comment vérifier « ${shortened(endless(text), 90)} ».`,
  decideExample: () =>
    'Le ticket ne dit ni où cela se fait ni avec quelles données ; la personne qui teste choisit les deux.',
  decideMeasure: ({ text }) => `À décider : la mesure de « ${shortened(text, 90)} ».`,
  otherRole: ({ role }) => `Deux comptes de test sont prêts : l'un avec ce droit (${person(role)}), l'autre sans.`,
  oppositeOpen: () => "Le ticket ne décrit pas le cas contraire ; on suppose l'inverse.",
  otherSideOpen: ({ value }) => `Le ticket ne dit pas ce qui se passe à ${value} ; le préciser et ajouter l'étape.`,
  readBack: () => 'Ce qui est enregistré peut être consulté.',
  parallel: () => 'Deux personnes peuvent agir dans la même seconde.',
  otherLanguage: () => 'Le ticket est dans une langue que le concepteur intégré ne rédige pas ; ses mots sont cités.',

  noData: () => 'Aucune',
  fillerText: () => 'Anne lit un livre au bord du lac et parle avec Marc ',
  characters: ({ text, count, unit }) => `${String(count)} ${numbered(String(count), unit)} : ${text}`,
  repeated: ({ sign, count, unit }) =>
    `${String(count)} ${numbered(String(count), unit)} : ${sign} tapé ${String(count)} fois`,
  givenValues: ({ values }) => valuesOf(values, 'oui', 'non', ' : '),
  leftEmpty: ({ field: name }) => `${bare({ words: name, label: false })} : vide`,
  date: ({ day, month, year }) => `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${String(year)}`,
  anyOther: () => 'personne sans ce droit',
  bornOn: ({ date }) => `Date de naissance : ${date}`,
  needMissing: ({ need }) =>
    ({
      hasLetter: 'sans lettre',
      hasCapital: 'sans majuscule',
      hasSmall: 'sans minuscule',
      hasDigit: 'sans chiffre',
      hasSpecial: 'sans caractère spécial',
      noSpaces: 'avec une espace',
    })[need],
  shape: ({ fault }) =>
    ({
      fewer: 'un caractère de moins',
      more: 'un caractère de trop',
      letter: 'un mauvais type de caractère',
      sign: "avec un trait d'union",
      start: 'avec un autre début',
    })[fault],
  priorityFor: ({ kind, word }) =>
    ({
      money: `Il s'agit d'argent (${word})`,
      security: `Sécurité (${word})`,
      permissions: `Droits d'accès (${word})`,
      dataLoss: `Des données peuvent être perdues (${word})`,
      irreversible: `Irréversible (${word})`,
      privacy: `Données personnelles (${word})`,
      failure: `Comportement en cas d'échec (${word})`,
      coreAction: `Action courante (${word})`,
      cosmetic: `Aspect (${word})`,
      internal: `Interne (${word})`,
    })[kind],
  priorityOrdinary: () => 'Comportement ordinaire',
  prioritySide: ({ reason }) => `${reason} ; en marge du parcours principal`,
}
