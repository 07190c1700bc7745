import { doing } from './clauses.ts'
import type { CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { clockTo, group } from './words.ts'

const mail =
  "<word=(?:(?:un|une|le|la|des) |l')?(?:e-mails?|emails?|mails?|courriels?|SMS|notifications?|alertes?|rappels?|messages?|push|relances?|confirmations?|convocations?|récapitulatifs?|accusés? de réception|avertissements?|factures?|reçus?|invitations?|lettres?)(?: [^,;:()]{2,60}?)?>"
const goes =
  '(?:est|sont) (?:automatiquement |alors |immédiatement |aussitôt )?(?:envoyée?s?|adressée?s?|expédiée?s?|transmise?s?|émise?s?)(?: automatiquement)?'
const to =
  "(?:(?:au|aux|à la|à l'|à|par e-mail au|par e-mail à) ?(?:la |l'|le |les |tous les |chaque |son |sa |ses )?<word5=\\p{L}[^,;:()]{2,40}?>)"
const receives =
  '(?:reçoit|reçoivent|est (?:prévenue?|avertie?|informée?|notifiée?) par|sont (?:prévenus|avertis|informés|notifiés) par)'
const whoGets = "<word5=(?:(?:le|la|les|un|une|chaque|tous les|toutes les|son|sa|ses) |l')?\\p{L}[^,;:()]{2,50}?>"

/** The recipient in brackets, and the kind of message. */
function parts({ words }: Slots): Record<string, string> {
  const who = words.get('word5')?.replace(/^(?:l['’]|le |la |les |un |une |chaque |tous les )/iu, '')
  const article = /^(?:une|la) /iu.test(words.get('word') ?? '')
  return {
    box: who === undefined ? 'destinataire prévu' : who,
    what: (words.get('word') ?? '').replace(/^(?:un |une |le |la |l['’]|des )/iu, ''),
    got: article ? 'Une seule' : 'Un seul',
    arrived: article ? 'est arrivée' : 'est arrivé',
  }
}

/** "L'abonnement est suspendu et l'abonné en": more than who gets the message. */
const tellsMore = ({ words }: Slots): boolean => / (?:est|sont|a|ont|en)(?: |$)/u.test(`${words.get('word5') ?? ''}`)

const inbox = 'Ouvrir les messages reçus ({box})'
const early: CasePattern = {
  title: ['{what} : rien à {lead:early}, reçu à {lead:late}', 'Rien à {lead:early}, reçu à {lead:late}'],
  type: 'Boundary',
  given: ['Moment retenu pour le test : {event}. La boîte est vide ({box}).'],
  steps: [
    `${clockTo} {lead:early} | {lead:early} | La boîte est toujours vide ({box}).`,
    `${clockTo} {lead:late} | {lead:late} | Un nouveau message est arrivé ({box}) : {what}.`,
  ],
}
const inTime: CasePattern = {
  title: ['{what} : reçu au plus tard à {span:end}', 'Reçu au plus tard à {span:end}'],
  type: 'Boundary',
  given: ['La boîte est vide ({box}).'],
  steps: [
    "{do} | Heure : {start} | L'action est enregistrée.",
    'Ouvrir les messages reçus ({box}) | Au plus tard {span:end} | Un seul message est arrivé : {what}. Il est daté du {span:end} au plus tard.',
  ],
}
const once: CasePattern = {
  title: ['{what} pour {box} : un seul envoi', '{what} : un seul envoi', 'Message reçu une seule fois'],
  given: ['La boîte est vide ({box}).'],
  steps: ["{do} | | L'action est enregistrée.", `${inbox} | | {got} {what} {arrived}.`],
}
const noticed = (slots: Slots): Record<string, string> | undefined => {
  const clause = slots.words.get('clause') ?? ''
  if (/, (?:et|puis|mais) /u.test(clause) || tellsMore(slots)) return undefined
  const found = parts(slots)
  return { ...found, do: doing(clause) }
}

/** Messages to people: when they arrive, for whom, how often. */
export const notices = group(
  'e-?mail|courriel|SMS|notif|alert|rappel|message|push|relance|confirmation|convocation|récapitulatif|accusé|averti|invitation|prévenu|facture|reçu|informé',
  [
    {
      said: `${mail} ${goes}(?: ${to})? <lead> avant (?<place>(?:le |la |l'|son |sa |les |leur |chaque )?[^,;:()]{3,50}?)`,
      example: "Un courriel de rappel est envoyé au locataire 3 jours avant l'échéance.",
      cases: [early],
      derive: parts,
    },
    {
      said: `${mail} (?:${goes}|part|partent|arrive|arrivent)(?: ${to})? (?:dans les|sous|en moins de|dans un délai de|au plus tard) <span>(?: (?:qui suivent|suivant|après) (?<clause>(?:le |la |l'|son |sa )?[^,;:()]{3,50}?))`,
      example: 'Un e-mail avec le numéro de dossard part dans les 10 minutes qui suivent le paiement.',
      cases: [inTime],
      derive: (slots) => ({ ...parts(slots), do: `Provoquer l'événement : ${slots.words.get('clause') ?? ''}` }),
    },
    {
      said: `(?:(?:Si|Lorsque|Quand|Dès que|Une fois que|Après que|À chaque fois que|Chaque fois que) |Lorsqu'|Dès qu')(?<clause>[^;()]{4,110}?), ${whoGets} ${receives} ${mail}(?: (?:dans les|sous) <span>)?`,
      example: 'Lorsque le livreur confirme la remise du colis, le client reçoit un SMS.',
      cases: [once],
      derive: (slots) => (slots.words.has('span') ? undefined : noticed(slots)),
    },
    {
      said: `${whoGets} ${receives} ${mail} (?:(?:lorsque|quand|dès que|une fois que|si|à chaque fois que|chaque fois que) |lorsqu'|dès qu')(?<clause>[^;()]{4,110}?)`,
      example: 'Le responsable reçoit une notification lorsque le stagiaire dépose un rapport.',
      cases: [once],
      derive: noticed,
    },
    {
      said: `(?:Après|À|Dès|Suite à|À l'issue de|Lors de) (?<clause>(?:la |l'|le |chaque |toute |une |un |son |sa )[^,;:()]{3,60}?),? ${whoGets} ${receives} ${mail}`,
      example: "À l'issue de l'inscription, le parent reçoit un e-mail de confirmation.",
      cases: [once],
      derive: (slots) => {
        const found = parts(slots)
        if (tellsMore(slots)) return undefined
        return { ...found, do: `Provoquer l'événement : ${slots.words.get('clause') ?? ''}` }
      },
    },
  ],
)
