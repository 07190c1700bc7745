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
const late: CasePattern = {
  title: ['{what} : rien à {span:in}, reçu à {span:out}', 'Rien à {span:in}, reçu à {span:out}'],
  type: 'Boundary',
  given: ['Début du délai pour le test : {start}. La boîte est vide ({box}).'],
  steps: [
    `${clockTo} {span:in} | {span:in} | La boîte est toujours vide ({box}).`,
    `${clockTo} {span:out} | {span:out} | Un nouveau message est arrivé ({box}) : {what}.`,
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
  if (/, (?:et|puis|mais) /u.test(clause)) return undefined
  const found = parts(slots)
  return { ...found, do: doing(clause) }
}
const nominal =
  "(?:après|à|suite à|suivant|qui suivent|dès) ?(?<place>(?:le |la |l'|son |sa |leur |chaque |toute |au )?[^,;:()]{3,60}?)"

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
      said: `<lead> avant (?<place>(?:le |la |l'|son |sa |les |leur |chaque )?[^,;:()]{3,50}?),? (?:${mail} ${goes}(?: ${to})?|${whoGets.replace('word5', 'word6')} ${receives} ${mail.replace('<word=', '<word1=')})`,
      example: '48 heures avant la visite, le propriétaire reçoit un SMS de rappel.',
      cases: [early],
      derive: (slots) => {
        const who = slots.words.get('word5') ?? slots.words.get('word6') ?? ''
        return parts({
          ...slots,
          words: new Map([
            ...slots.words,
            ['word', slots.words.get('word') ?? slots.words.get('word1') ?? ''],
            ...(who === '' ? [] : [['word5', who] as const]),
          ]),
        })
      },
    },
    {
      said: `${whoGets} ${receives} ${mail} <lead> avant (?<place>(?:le |la |l'|son |sa |les |leur |chaque )?[^,;:()]{3,50}?)`,
      example: 'Le patient reçoit un rappel par SMS 24 heures avant son rendez-vous.',
      cases: [early],
      derive: parts,
    },
    {
      said: `${mail} ${goes}(?: ${to})? <span> ${nominal}`,
      example: 'Un e-mail de satisfaction est envoyé au voyageur 2 jours après son retour.',
      cases: [late],
      derive: parts,
    },
    {
      said: `${whoGets} ${receives} ${mail} (?:dans les|sous|en moins de|dans un délai de|au plus tard) <span>(?: (?:qui suivent|suivant|après) (?<clause>(?:le |la |l'|son |sa )?[^,;:()]{3,50}?))`,
      example: 'Le donateur reçoit un reçu fiscal dans les 24 heures suivant son don.',
      cases: [inTime],
      derive: (slots) => ({ ...parts(slots), do: `Provoquer l'événement : ${slots.words.get('clause') ?? ''}` }),
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
      said: `(?:(?:Si|Lorsque|Quand|Dès que|Une fois que|Après que|À chaque fois que|Chaque fois que) |Lorsqu'|Dès qu')(?<clause>[^;()]{4,110}?), ${mail} ${goes}(?: ${to})?`,
      example: 'Dès que le devis est accepté, un e-mail est envoyé au commercial.',
      cases: [once],
      derive: noticed,
    },
    {
      said: `${whoGets} ${receives} ${mail} (?:(?:lorsque|quand|dès que|une fois que|si|à chaque fois que|chaque fois que) |lorsqu'|dès qu')(?<clause>[^;()]{4,110}?)`,
      example: 'Le responsable reçoit une notification lorsque le stagiaire dépose un rapport.',
      cases: [once],
      derive: noticed,
    },
    {
      said: `${mail} ${goes}(?: ${to})? (?:(?:lorsque|quand|dès que|une fois que|si|à chaque fois que|chaque fois que) |lorsqu'|dès qu')(?<clause>[^;()]{4,110}?)`,
      example: 'Une alerte est envoyée au magasinier dès que le client annule la commande.',
      cases: [once],
      derive: noticed,
    },
    {
      said: `(?:Après|À|Dès|Suite à|À l'issue de|Lors de) (?<clause>(?:la |l'|le |chaque |toute |une |un |son |sa )[^,;:()]{3,60}?),? (?:${mail} ${goes}(?: ${to})?)`,
      example: 'Après chaque paiement, un reçu est envoyé au client.',
      cases: [once],
      derive: (slots) => {
        const found = parts(slots)
        return { ...found, do: `Provoquer l'événement : ${slots.words.get('clause') ?? ''}` }
      },
    },
    {
      said: `(?:Après|À|Dès|Suite à|À l'issue de|Lors de) (?<clause>(?:la |l'|le |chaque |toute |une |un |son |sa )[^,;:()]{3,60}?),? ${whoGets} ${receives} ${mail}`,
      example: "À l'issue de l'inscription, le parent reçoit un e-mail de confirmation.",
      cases: [once],
      derive: (slots) => {
        const found = parts(slots)
        return { ...found, do: `Provoquer l'événement : ${slots.words.get('clause') ?? ''}` }
      },
    },
    {
      said: `${mail} ${goes}(?: ${to})? (?:après|à|suite à|dès|lors de) (?<clause>(?:la |l'|le |chaque |toute |une |un |son |sa )[^,;:()]{3,60}?)`,
      example: 'Un e-mail de confirmation est envoyé au client après chaque commande.',
      cases: [once],
      derive: (slots) => {
        const found = parts(slots)
        return { ...found, do: `Provoquer l'événement : ${slots.words.get('clause') ?? ''}` }
      },
    },
    {
      said: `${whoGets} ${receives} ${mail} (?:après|à|suite à|dès|lors de) (?<clause>(?:la |l'|le |chaque |toute |une |un |son |sa )[^,;:()]{3,60}?)`,
      example: 'Le client reçoit un e-mail de confirmation après la validation de sa commande.',
      cases: [once],
      derive: (slots) => {
        const found = parts(slots)
        return { ...found, do: `Provoquer l'événement : ${slots.words.get('clause') ?? ''}` }
      },
    },
    {
      said: `${whoGets} ${receives} (?:chaque (?:jour|matin|soir|semaine)|tous les (?:jours|matins|soirs)|quotidiennement)? ?à <clock> ${mail}`,
      example: 'Le chef de rayon reçoit chaque jour à 7 h 00 un récapitulatif des ruptures.',
      cases: [
        {
          title: ['{what} : rien à {clock-1}, reçu à {clock+1}', 'Rien à {clock-1}, reçu à {clock+1}'],
          type: 'Boundary',
          given: ['La boîte est vide ({box}).'],
          steps: [
            `${clockTo} {clock-1} | {clock-1} | La boîte est toujours vide ({box}).`,
            `${clockTo} {clock+1} | {clock+1} | Un seul message est arrivé ({box}) : {what}.`,
          ],
          assume: ["L'heure de l'environnement de test est réglable."],
        },
      ],
      derive: parts,
    },
    {
      said: `(?:${whoGets} ${receives} ${mail}|${mail.replace('<word=', '<word1=')} ${goes}(?: ${to.replace('word5', 'word6')})?) (?<place>chaque (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|jour|matin|soir|semaine|mois)|tous les (?:lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches|jours|matins|soirs)|le (?:premier|1er) (?:jour|lundi) (?:du|de chaque) mois)(?: à <clock>)`,
      example: 'Le gestionnaire reçoit un e-mail récapitulatif tous les lundis à 8 h 00.',
      cases: [
        {
          title: [
            '{what}, {place} : rien à {clock-1}, reçu à {clock+1}',
            'Rien à {clock-1}, reçu à {clock+1} ({place})',
          ],
          type: 'Boundary',
          given: ['La boîte est vide ({box}). Date : {day}.'],
          steps: [
            `${clockTo} {day}, {clock-1} | {clock-1} | La boîte est toujours vide ({box}).`,
            `${clockTo} {day}, {clock+1} | {clock+1} | Un seul message est arrivé ({box}) : {what}.`,
          ],
          assume: ["L'heure de l'environnement de test est réglable."],
        },
      ],
      derive: (slots) => {
        const days = 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' ')
        const at = days.findIndex((day) => (slots.words.get('place') ?? '').includes(day))
        const words = new Map([
          ...slots.words,
          ['word', slots.words.get('word') ?? slots.words.get('word1') ?? ''] as const,
        ])
        const who = slots.words.get('word5') ?? slots.words.get('word6')
        if (who !== undefined) words.set('word5', who)
        return { ...parts({ ...slots, words }), day: `0${String(Math.max(at, 0) + 1)}/06/2026` }
      },
    },
    {
      said: `${mail} ${goes}(?: ${to})? (?:la veille (?:du |de la |de l'|de |des )(?<place>[^,;:()]{3,50}?)) à <clock>`,
      example: 'Un SMS est envoyé au patient la veille du rendez-vous à 18 h 00.',
      cases: [
        {
          title: [
            '{what} : la veille, rien à {clock-1}, reçu à {clock+1}',
            'La veille : rien à {clock-1}, reçu à {clock+1}',
          ],
          type: 'Boundary',
          given: ['Moment retenu pour le test : 10/09/2026. La boîte est vide ({box}).'],
          steps: [
            `${clockTo} 09/09/2026, {clock-1} | 09/09/2026, {clock-1} | La boîte est toujours vide ({box}).`,
            `${clockTo} 09/09/2026, {clock+1} | 09/09/2026, {clock+1} | Un seul message est arrivé ({box}) : {what}.`,
          ],
          assume: ["L'heure de l'environnement de test est réglable."],
        },
      ],
      derive: parts,
    },
  ],
)
