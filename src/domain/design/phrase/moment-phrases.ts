import { parseSentence } from '../understand/english/sentence.ts'
import { definite } from '../understand/english/subject.ts'
import { imperativeOf, stateSentence } from '../understand/english/step.ts'
import { germanContrary, inOrder } from './german-contrary.ts'
import { actOf, inside } from './german-grammar.ts'
import { otherRomancePerson, romanceAct, romanceContrary, romancePerson } from './romance-contrary.ts'
import { ofOnePerson, contrary } from './english-contrary.ts'
import { capital, endless, lowered, sentence, shortened, withoutSameDay } from './text.ts'
import type { MomentVocabulary } from './vocabulary.ts'

type MomentBook = { [K in keyof MomentVocabulary]: (slots: MomentVocabulary[K]) => string }

/** "With a basket of €19.99: apply a voucher". */
function caseThen(given: string, event: string): string {
  const nominal = /^There (?:is|are) /.test(stateSentence(given)) || parseSentence(given) === undefined
  return `${nominal ? 'With' : 'Where'} ${lowered(given)}: ${lowered(imperativeOf(event))}`
}

/** What a tester does at a moment to see whether something is possible: "try to edit the review". */
function attemptOf(outcome = ''): string {
  const parsed = parseSentence(outcome)
  if (parsed?.modal !== 'can' || parsed.lead !== '' || parsed.negated || parsed.verb === 'be') return 'look again'
  const { subject, verb, rest, passive } = parsed
  const object = passive ? ` ${definite(subject)}` : ''
  return lowered(`try to ${verb}${object}${rest === '' ? '' : ` ${rest}`}`)
}

const atEs = (time: string): string => (time.includes('/') ? `el ${time.replace(', ', ' a las ')}` : `a las ${time}`)
const atFr = (time: string): string => (time.includes('/') ? `le ${time.replace(', ', ' à ')}` : `à ${time}`)
const atPt = (time: string): string => (time.includes('/') ? `em ${time.replace(', ', ' às ')}` : `às ${time}`)
const brief = (outcome: string, length: number): string => shortened(capital(endless(outcome)), length)
/** How the five languages speak of moments, rates and ages. */
export const momentPhrases = {
  english: {
    fromTitle: ({ outcome, early, due }) =>
      `${brief(outcome, 36)}: not at ${early}, but at ${withoutSameDay(due, early)}`,
    untilTitle: ({ outcome, last, late }) => `${brief(outcome, 36)}: at ${last}, not at ${withoutSameDay(late, last)}`,
    rateTitle: ({ what, inside, outside, period }) =>
      `${inside} ${what} per ${period} answered, the ${outside}${ending(Number(outside))} refused`,
    periodFrom: ({ time, anchor, ends }) =>
      anchor === undefined
        ? `The ${ends ? 'end' : 'start'} of the period is set to ${time}.`
        : `Time set for the test – ${endless(anchor)}: ${time}.`,
    clockTo: ({ time, outcome }) => `Set the clock of the test system to ${time} and ${attemptOf(outcome)}`,
    notYet: ({ outcome }) => contrary(outcome, ' yet'),
    noLonger: ({ outcome }) => contrary(outcome, ' any longer'),
    sendMany: ({ what, count, period }) => `Send ${count} ${what} within one ${period}`,
    sendMore: ({ count, period, what }) => `Send one more within the same ${period}, number ${count} of the ${what}`,
    sendLater: ({ period }) => `Wait until the ${period} is over and send another one`,
    allAnswered: ({ count }) => `All ${count} are answered as usual.`,
    firstTime: ({ time }) => `It was done for the first time on ${time}.`,
    repeatAt: ({ time }) => `Do it again at ${time}`,
    actAged: ({ age, turns, event }) =>
      `Act as a person who turns ${age} ${turns}${event === undefined ? '' : `: ${lowered(endless(event))}`}`,
    capTitle: ({ count, thing }) => `No more than ${count} ${thing} are displayed`,
    callUp: ({ count, thing }) => `Call up the list with data for which there are ${count} ${thing}`,
    exactlyShown: ({ count, thing }) => `Exactly ${count} ${thing} are displayed.`,
    nextPeriod: ({ period }) => `Go to the next ${period} and add one more`,
    caseThen: ({ words: given, event }) => caseThen(endless(given), endless(event)),
    attempt: ({ event }) => `Try this: ${lowered(endless(event))}`,
    onePerson: ({ outcome }) => sentence(ofOnePerson(outcome)),
    otherPerson: ({ outcome }) => contrary(ofOnePerson(outcome)),
  },
  spanish: {
    fromTitle: ({ outcome, early, due }) =>
      `${brief(outcome, 36)}: ${atEs(early)} aún no; ${atEs(withoutSameDay(due, early))} sí`,
    untilTitle: ({ outcome, last, late }) =>
      `${brief(outcome, 36)}: ${atEs(last)} sí; ${atEs(withoutSameDay(late, last))} ya no`,
    rateTitle: ({ what, inside, outside, period }) => `${inside} ${what} por ${period} sí, ${outside} no`,
    periodFrom: ({ time, anchor, ends }) =>
      anchor === undefined
        ? `El plazo ${ends ? 'termina' : 'empieza'} el ${time}.`
        : `Momento fijado para la prueba – ${endless(anchor)}: ${time}.`,
    clockTo: ({ time }) =>
      `Poner el reloj del sistema de pruebas a las ${time} y volver a mirar`.replace(
        /a las (\d\d?\/[^,]*), /,
        'en el $1 a las ',
      ),
    notYet: ({ outcome }) => romanceContrary(outcome, 'es', 'yet'),
    noLonger: ({ outcome }) => romanceContrary(outcome, 'es', 'anyLonger'),
    sendMany: ({ what, count, period }) =>
      `Enviar ${count} ${what} en menos de un ${period}`.replace('un hora', 'una hora'),
    sendMore: ({ count, what }) => `Enviar sin esperar una más, hasta ${count} ${what}`,
    sendLater: () => 'Esperar a que termine ese periodo y enviar otra más',
    allAnswered: ({ count }) => `Las ${count} se atienden como de costumbre.`,
    firstTime: ({ time }) => `La primera vez fue el ${time}.`,
    repeatAt: ({ time }) => `Repetirlo: ${time}`,
    actAged: ({ age, turns, event }) =>
      `Actuar como una persona que cumple ${age} años ${turns === 'today' ? 'hoy' : 'mañana'}${event === undefined ? '' : `: ${lowered(endless(event))}`}`,
    capTitle: ({ count, thing }) => `Como máximo se muestran ${count} ${thing}`,
    callUp: ({ count, thing }) => `Abrir la lista con datos que dan ${count} ${thing}`,
    exactlyShown: ({ count, thing }) => `Se muestran exactamente ${count} ${thing}.`,
    nextPeriod: ({ period }) => `Pasar al periodo siguiente (${period}) y añadir otra entrada`,
    caseThen: ({ words: given, event }) =>
      `${romanceAct(endless(event), 'es')}; en este caso: ${lowered(endless(given))}`,
    attempt: ({ event }) => `Intentar esto: ${lowered(endless(event))}`,
    onePerson: ({ outcome }) => sentence(romancePerson(outcome, 'es')),
    otherPerson: ({ outcome }) => otherRomancePerson(outcome, 'es'),
  },
  german: {
    fromTitle: ({ outcome, early, due }) =>
      `${brief(inOrder(outcome), 36)}: ${early} noch nicht, ${withoutSameDay(due, early)} eingetreten`,
    untilTitle: ({ outcome, last, late }) =>
      `${brief(inOrder(outcome), 36)}: ${last} noch, ${withoutSameDay(late, last)} nicht mehr`,
    rateTitle: ({ what, inside, outside, period }) => `${inside} ${what} pro ${period} möglich, ${outside} nicht`,
    periodFrom: ({ time, anchor, ends }) =>
      anchor === undefined
        ? `Die Frist ${ends ? 'endet' : 'beginnt'} am ${time} Uhr.`
        : `Für den Test festgelegter Zeitpunkt – ${endless(anchor)}: ${time} Uhr.`,
    clockTo: ({ time }) => `Uhr des Testsystems auf ${time} stellen und erneut nachsehen`,
    notYet: ({ outcome }) => germanContrary(inOrder(outcome), 'yet'),
    noLonger: ({ outcome }) => germanContrary(inOrder(outcome), 'anyLonger'),
    sendMany: ({ what, count, period }) =>
      `${count} ${what} innerhalb von einer ${period} senden`.replace('einer Tag', 'einem Tag'),
    sendMore: ({ count, what }) => `Ohne zu warten noch eine senden, insgesamt ${count} ${what}`,
    sendLater: () => 'Den Zeitraum abwarten und erneut senden',
    allAnswered: ({ count }) => `Alle ${count} werden wie gewohnt beantwortet.`,
    firstTime: ({ time }) => `Das erste Mal war am ${time} Uhr.`,
    repeatAt: ({ time }) =>
      `${time.includes(', ') ? `Am ${time.replace(', ', ' um ')}` : `Um ${time}`} Uhr wiederholen`,
    actAged: ({ age, turns, event }) =>
      `Als Person handeln, die ${turns === 'today' ? 'heute' : 'morgen'} ${age} wird${event === undefined ? '' : `: ${endless(event)}`}`,
    capTitle: ({ count, thing }) => `Höchstens ${count} ${thing} werden angezeigt`,
    callUp: ({ count, thing }) => `Liste mit Daten aufrufen, zu denen es ${count} ${thing} gibt`,
    exactlyShown: ({ count, thing }) => `Genau ${count} ${thing} werden angezeigt.`,
    nextPeriod: ({ period }) => `Im nächsten Zeitraum (${period}) einen weiteren Eintrag hinzufügen`,
    caseThen: ({ words: given, event }) => `${actOf(endless(event))}; dabei gilt: ${inside(endless(given))}`,
    attempt: ({ event }) => `Dies versuchen: ${endless(event)}`,
    onePerson: ({ outcome }) => `Die Regel gilt: ${endless(outcome)}.`,
    otherPerson: ({ outcome }) => `Die Regel gilt nicht: ${endless(outcome)}.`,
  },
  french: {
    fromTitle: ({ outcome, early, due }) =>
      `${brief(outcome, 36)} : pas encore ${atFr(early)}, effectif ${atFr(withoutSameDay(due, early))}`,
    untilTitle: ({ outcome, last, late }) =>
      `${brief(outcome, 36)} : oui ${atFr(last)}, plus ${atFr(withoutSameDay(late, last))}`,
    rateTitle: ({ what, inside, outside, period }) => `${inside} ${what} par ${period} admis, ${outside} refusés`,
    periodFrom: ({ time, anchor, ends }) =>
      anchor === undefined
        ? `Le délai ${ends ? 'prend fin' : 'commence'} le ${time}.`
        : `Moment fixé pour le test – ${endless(anchor)} : ${time}.`,
    clockTo: ({ time }) => `Régler l'horloge du système de test sur ${time} et regarder de nouveau`,
    notYet: ({ outcome }) => romanceContrary(outcome, 'fr', 'yet'),
    noLonger: ({ outcome }) => romanceContrary(outcome, 'fr', 'anyLonger'),
    sendMany: ({ what, count, period }) => `Envoyer ${count} ${what} en une ${period}`.replace('une jour', 'un jour'),
    sendMore: ({ count, what }) => `Envoyer aussitôt un appel de plus, soit ${count} ${what}`,
    sendLater: () => 'Attendre la fin de la période et envoyer de nouveau',
    allAnswered: ({ count }) => `Les ${count} reçoivent une réponse normale.`,
    firstTime: ({ time }) => `La première fois remonte au ${time}.`,
    repeatAt: ({ time }) => `Recommencer : ${time}`,
    actAged: ({ age, turns, event }) =>
      `Agir en tant que personne qui a ${age} ans ${turns === 'today' ? "aujourd'hui" : 'demain'}${event === undefined ? '' : ` : ${lowered(endless(event))}`}`,
    capTitle: ({ count, thing }) => `Au plus ${count} ${thing} à l’écran`,
    callUp: ({ count, thing }) => `Afficher la liste avec des données qui donnent ${count} ${thing}`,
    exactlyShown: ({ count, thing }) => `Exactement ${count} ${thing} à l'écran.`,
    nextPeriod: ({ period }) => `Passer à la période suivante (${period}) et ajouter un élément`,
    caseThen: ({ words: given, event }) =>
      `${romanceAct(endless(event), 'fr')} ; dans ce cas : ${lowered(endless(given))}`,
    attempt: ({ event }) => `Essayer ceci : ${lowered(endless(event))}`,
    onePerson: ({ outcome }) => sentence(romancePerson(outcome, 'fr')),
    otherPerson: ({ outcome }) => otherRomancePerson(outcome, 'fr'),
  },
  portuguese: {
    fromTitle: ({ outcome, early, due }) =>
      `${brief(outcome, 36)}: ${atPt(early)} ainda não; ${atPt(withoutSameDay(due, early))} sim`,
    untilTitle: ({ outcome, last, late }) =>
      `${brief(outcome, 36)}: ${atPt(last)} sim; ${atPt(withoutSameDay(late, last))} já não`,
    rateTitle: ({ what, inside, outside, period }) => `${inside} ${what} por ${period} sim, ${outside} não`,
    periodFrom: ({ time, anchor, ends }) =>
      anchor === undefined
        ? `O prazo ${ends ? 'termina' : 'começa'} em ${time}.`
        : `Momento fixado para o teste – ${endless(anchor)}: ${time}.`,
    clockTo: ({ time }) => `Acertar o relógio do sistema de testes para ${time} e voltar a ver`,
    notYet: ({ outcome }) => romanceContrary(outcome, 'pt', 'yet'),
    noLonger: ({ outcome }) => romanceContrary(outcome, 'pt', 'anyLonger'),
    sendMany: ({ what, count, period }) =>
      `Enviar ${count} ${what} em menos de um ${period}`.replace('um hora', 'uma hora'),
    sendMore: ({ count, what }) => `Enviar logo a seguir mais um, até ${count} ${what}`,
    sendLater: () => 'Esperar que o período termine e enviar outra vez',
    allAnswered: ({ count }) => `Os ${count} recebem a resposta habitual.`,
    firstTime: ({ time }) => `A primeira vez foi em ${time}.`,
    repeatAt: ({ time }) => `Repetir: ${time}`,
    actAged: ({ age, turns, event }) =>
      `Agir como pessoa que faz ${age} anos ${turns === 'today' ? 'hoje' : 'amanhã'}${event === undefined ? '' : `: ${lowered(endless(event))}`}`,
    capTitle: ({ count, thing }) => `No máximo são mostrados ${count} ${thing}`,
    callUp: ({ count, thing }) => `Abrir a lista com dados que dão ${count} ${thing}`,
    exactlyShown: ({ count, thing }) => `Há exatamente ${count} ${thing} à vista.`,
    nextPeriod: ({ period }) => `Passar ao período seguinte (${period}) e acrescentar mais um elemento`,
    caseThen: ({ words: given, event }) =>
      `${romanceAct(endless(event), 'pt')}; neste caso: ${lowered(endless(given))}`,
    attempt: ({ event }) => `Tentar o seguinte: ${lowered(endless(event))}`,
    onePerson: ({ outcome }) => sentence(romancePerson(outcome, 'pt')),
    otherPerson: ({ outcome }) => otherRomancePerson(outcome, 'pt'),
  },
} satisfies Record<string, MomentBook>

function ending(count: number): string {
  const [tens, ones] = [Math.floor(count / 10) % 10, count % 10]
  return (tens === 1 ? undefined : ['', 'st', 'nd', 'rd'][ones]) || 'th'
}
