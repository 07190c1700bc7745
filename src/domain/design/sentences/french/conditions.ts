import { indicative } from '../../understand/romance/moods.ts'
import type { CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { resultOf } from './acts.ts'
import { actIn, crossing } from './clauses.ts'
import { nounOf } from './french-forms.ts'
import { contrary } from './contrary.ts'
import { group, shows } from './words.ts'

const when =
  "(?:(?:Si|Lorsque|Quand|Dès que|Une fois que|Après que|À chaque fois que|Chaque fois que|Dans le cas où|Au cas où|Tant que|Aussitôt que) |S'(?=ils? )|(?:Lorsqu|Dès qu|Une fois qu|Tant qu|Après qu)')"
const condition = `${when}(?<clause>[^;()]{4,140}?)`
/** How an outcome begins, so that a comma inside of the condition is not mistaken for its end. */
const begins =
  "(?:alors |automatiquement )?(?:(?:le|la|les|un|une|des|son|sa|ses|leurs?|ce|cette|cet|ces|aucune?|chaque|tout|toute|tous|toutes|seule?s?|il|elle|ils|elles|on|rien|personne|celui-ci|celle-ci|nous|deux|trois|plus) |l'|s'|n'|[«\"])"
const outcome = `<rest=${begins}[^;()]{3,200}?>`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const plainEnd = (text: string): string =>
  text
    .replace(/^(?:alors|automatiquement) /u, '')
    .replace(/(?<!\p{L})doit être(?!\p{L})/u, 'est')
    .replace(/(?<!\p{L})doivent être(?!\p{L})/u, 'sont')
    .replace(/(?<!\p{L})doit s['’]afficher(?!\p{L})/u, "s'affiche")
    .replace(/[.;,]+$/u, '')

/** The outcome denied; undefined where it cannot be denied with certainty. */
function deniedOf(outcomeText: string): string | undefined {
  const denied = contrary(plainEnd(outcomeText))
  return denied === '' || /rien|aucun|seul/iu.test(outcomeText) ? undefined : denied
}

/** The same words behind the outcome. */
const then = `(?<rest>${begins.replace('(?:le|', '(?:Le|La|Les|Un|Une|Des|Son|Sa|Aucune?|Chaque|Tout|Toute|Ce|Cette|On|Il|le|').replace("|l'|", "|L'|l'|")}[^;(),]{3,120}?)`

/** An outcome that was cut in front of its own condition, or that only makes sense together with it. */
const cutShort = /(?:même|sauf|comme|et|ou|que|seulement|uniquement|n[’']est|jamais)$|(?<!\p{L})l['’]est(?!\p{L})/iu

/** One clause only: a condition with its own comma in front of a pronoun is left to others. */
const hard = (clause: string): boolean =>
  /(?<!\p{L})(?:sinon|sauf|alors que|mais)(?!\p{L})|, (?:et|puis|ou) |, (?:le|la|les|un|une) .*, /iu.test(clause)

function limit(slots: Slots): Record<string, string> | undefined {
  const found = crossing(slots.words.get('clause') ?? '')
  const rest = slots.words.get('rest')
  if (found === undefined || rest === undefined || cutShort.test(rest)) return undefined
  const denied = deniedOf(rest)
  return {
    thing: found.thing,
    before: found.before,
    after: found.after,
    seen: capital(plainEnd(rest)),
    unseen: denied === undefined ? 'Rien ne change encore' : capital(denied),
  }
}

function event(slots: Slots): Record<string, string> | undefined {
  const clause = slots.words.get('clause') ?? ''
  const found = hard(clause) ? undefined : actIn(clause)
  const outcomeText = slots.words.get('rest')
  const rest = outcomeText === undefined ? undefined : withSubject(outcomeText, clause)
  if (found === undefined || (rest !== undefined && cutShort.test(rest))) return undefined
  return {
    do: found.who === undefined ? found.act : `${found.act} (rôle : ${found.who})`,
    short: found.act,
    ...(rest === undefined ? {} : { seen: capital(plainEnd(rest)) }),
  }
}

/** "il" in an outcome behind its condition is who the condition is about. */
function withSubject(rest: string, clause: string): string {
  const pronoun = /^(?:il|elle) (?=\p{L}|n['’])/u.exec(rest)?.[0]
  const subject =
    /^(?<article>le |la |l['’]|une? |cet |cette |chaque )(?<noun>\p{L}+(?: (?:de |d['’]|du )\p{L}+)?) /iu.exec(
      clause,
    )?.groups
  if (pronoun === undefined || subject?.noun === undefined || subject.article === undefined) return rest
  const female = /^elle/u.test(pronoun)
  if (/^(?:la|une|cette) $/iu.test(subject.article) !== female && !/^(?:l['’]|chaque )$/iu.test(subject.article))
    return rest
  return `${/^[aeiouéèêh]/iu.test(subject.noun) ? "l'" : female ? 'la ' : 'le '}${subject.noun} ${rest.slice(pronoun.length)}`
}

/** "elle" in a condition behind its outcome is what the outcome is about. */
function named(clause: string, rest: string): string {
  const pronoun =
    /^(?:il|elle|celui-ci|celle-ci) (?!existe|y a|n['’]y a|n['’]existe|faut|s['’]agit|reste)(?=\p{L}|n['’])/u.exec(
      clause,
    )?.[0]
  if (pronoun === undefined) return clause
  const female = /^(?:elle|celle)/u.test(pronoun)
  const owner = new RegExp(
    `(?:d['’]${female ? 'une' : 'un'} |${female ? 'de la' : 'du'} )(?<noun>\\p{L}+(?: \\p{L}+)?) (?:est|sont|reste|devient|n['’]|ne)`,
    'u',
  ).exec(rest)?.groups?.noun
  const subject =
    /^(?:une?|le|la|l['’]|chaque) ?(?<noun>\p{L}+(?: \p{L}+)?) (?:est|reste|devient|n['’]|ne|passe|peut)/iu.exec(rest)
      ?.groups?.noun
  const noun = owner ?? subject
  if (noun === undefined || nounOf(noun).female !== female) return clause
  return `${/^[aeiouéèêh]/iu.test(noun) ? "l'" : female ? 'la ' : 'le '}${noun} ${clause.slice(pronoun.length)}`
}

function state(slots: Slots): Record<string, string> | undefined {
  const outcomeText = slots.words.get('rest')
  const rest = outcomeText === undefined ? undefined : withSubject(outcomeText, slots.words.get('clause') ?? '')
  const clause = named(slots.words.get('clause') ?? '', rest ?? '')
  if (
    hard(clause) ||
    actIn(clause) !== undefined ||
    (rest !== undefined && cutShort.test(rest)) ||
    /(?<!\p{L})(?:doit|doivent|peut|peuvent)(?!\p{L})/u.test(clause)
  )
    return undefined
  const denied = rest === undefined ? undefined : deniedOf(rest)
  const otherwise = contrary(clause)
  if (otherwise === '' || (rest !== undefined && denied === undefined)) return undefined
  return {
    state: capital(clause),
    other: capital(otherwise),
    ...(rest === undefined ? {} : { seen: capital(plainEnd(rest)), unseen: capital(denied ?? '') }),
  }
}

function bare(slots: Slots): Record<string, string> | undefined {
  const clause = slots.words.get('clause') ?? ''
  const rest = withSubject(slots.words.get('rest') ?? '', clause)
  return hard(clause) ||
    cutShort.test(rest) ||
    rest.length > 110 ||
    /^(?:il|elle|ils|elles|celui-ci|celle-ci) |(?<!\p{L})(?:doit|doivent|peut|peuvent)(?!\p{L})|;/iu.test(rest) ||
    /(?<!\p{L})(?:était|étaient|deux)(?!\p{L})/u.test(clause)
    ? undefined
    : { state: capital(clause), seen: capital(plainEnd(rest)) }
}

const atLimit: CasePattern = {
  title: ['{thing} à {before} puis à {after} : effet à {after} seulement', 'Effet à {after}, pas encore à {before}'],
  type: 'Boundary',
  steps: [
    'Amener à cette valeur : {thing} | {before} | {unseen}.',
    'Amener à cette valeur : {thing} | {after} | {seen}.',
  ],
}
const done: CasePattern = {
  title: ['{short} : {seen}', '{seen}', 'Effet prévu après : {short}', 'Effet de cette action'],
  steps: ['{do} | | {seen}.'],
}
const holds: CasePattern = {
  title: ['{state} : {seen}', '{seen}', 'Avec et sans la condition : {state}', 'Avec et sans la condition'],
  technique: 'Decision table',
  given: ['Deux cas sont prêts. Premier cas : {state:low}.', 'Second cas : {other:low}.'],
  steps: ['Ouvrir le premier cas | | {seen}.', 'Ouvrir le second cas | | {unseen}.'],
}

/** "If X, Y" in all its forms; the patterns of other groups come first. */
export const conditions = group(
  "si |s'|lorsqu|quand|dès |une fois|après|chaque fois|cas où|tant qu|aussitôt|en cas|sauf",
  [
    {
      said: `${condition}, ${shows}`,
      example: "Si le stock dépasse 500 unités, le message « Entrepôt plein » s'affiche.",
      cases: [
        {
          title: [
            '{thing} à {before} puis à {after} : {message}',
            '{message} à {after}, pas à {before}',
            'Message à {after}, pas à {before}',
          ],
          type: 'Boundary',
          steps: [
            "Amener à cette valeur : {thing} | {before} | {message} ne s'affiche pas.",
            "Amener à cette valeur : {thing} | {after} | {message} s'affiche.",
          ],
        },
      ],
      derive: (slots) => limit({ ...slots, words: new Map([...slots.words, ['rest', 'le message est affiché']]) }),
    },
    {
      said: `${condition}, (?<word3>(?:il|elle|ils|elles|on|(?:le|la|les|l'|un|une|cet|cette|ce) ?[^,;:()]{2,40}?)) ne (?:peut|peuvent) (?:pas|plus) (?<word>(?:s'|se |l'|la |le |les |y )?\\p{L}{2,18}(?:er|oir|ir|re)(?: [^;()]{2,90}?)?)`,
      example: "Si l'adhérent n'a pas payé sa cotisation, il ne peut pas réserver de terrain.",
      cases: [
        {
          title: [
            '{state} : impossible de {word}',
            'Impossible de {word} dans ce cas',
            'Action impossible dans ce cas',
          ],
          type: 'Negative',
          technique: 'Decision table',
          given: ['Deux cas sont prêts. Premier cas : {state:low}.', 'Second cas : {other:low}.'],
          steps: [
            "Dans le premier cas, tenter de {word} | Premier cas | Ce n'est pas possible ; rien n'a changé après rechargement.",
            "Dans le second cas, tenter de {word} | Second cas | C'est accepté et affiché après rechargement.",
          ],
        },
      ],
      derive: (slots) => {
        const clause = slots.words.get('clause') ?? ''
        const otherwise = hard(clause) ? '' : contrary(clause)
        return otherwise === '' || /^(?:il|elle|ils|elles|on) /u.test(clause)
          ? undefined
          : { state: capital(clause), other: capital(otherwise) }
      },
    },
    {
      said: `${condition}, (?<word3>(?:il|elle|ils|elles|on|(?:le|la|les|l'|un|une|cet|cette|ce) ?[^,;:()]{2,40}?)) (?:peut|peuvent) (?<word>(?:s'|se )?\\p{L}{2,18}(?:er|ir|re)(?: [^;()]{2,90}?)?)`,
      example: "Si aucune place n'est disponible, l'utilisateur peut s'inscrire sur la liste d'attente.",
      cases: [
        {
          title: ['{state} : {word}', 'Possible dans ce cas : {word}', 'Possible dans ce cas'],
          given: ['{state}.'],
          steps: ['{word} | | {seen}'],
        },
      ],
      derive: (slots) => {
        const clause = slots.words.get('clause') ?? ''
        return hard(clause) || actIn(clause) !== undefined
          ? undefined
          : {
              state: capital(clause),
              seen:
                resultOf(slots.words.get('word') ?? '') ??
                "C'est accepté ; le résultat est toujours affiché après rechargement.",
            }
      },
    },
    {
      said: `${condition}, ${outcome}`,
      example: "Si le taux d'humidité dépasse 70 %, la ventilation est mise en marche.",
      cases: [atLimit],
      derive: limit,
    },
    {
      said: `${condition}, ${shows}`,
      example: "Lorsque l'agent valide un dossier incomplet, le message « Pièces manquantes » s'affiche.",
      cases: [
        {
          title: ['{short} : {message}', 'Message prévu : {message}', 'Le message prévu est affiché'],
          steps: ["{do} | | {message} s'affiche."],
        },
      ],
      derive: event,
    },
    {
      said: `${condition}, ${shows}`,
      example: "Si le service de paiement est indisponible, le message « Réessayez plus tard » s'affiche.",
      cases: [
        {
          title: ['{message} : seulement dans le cas prévu', 'Le message prévu, seulement dans le cas prévu'],
          type: 'Negative',
          technique: 'Decision table',
          given: ['Deux cas sont prêts. Premier cas : {state:low}.', 'Second cas : {other:low}.'],
          steps: [
            "Faire l'action concernée dans le premier cas | | {message} s'affiche.",
            "Faire l'action concernée dans le second cas | | {message} ne s'affiche pas.",
          ],
        },
      ],
      derive: state,
    },
    {
      said: `${condition}, ${outcome}`,
      example: 'Lorsque le médecin signe le compte rendu, le compte rendu est verrouillé.',
      cases: [done],
      derive: event,
    },
    {
      said: `${condition}, ${outcome}`,
      example: 'Si le panier est vide, le bouton « Commander » est désactivé.',
      cases: [holds],
      derive: state,
    },
    {
      said: `<who=(?:(?:Le|La|Les|Un|Une|Chaque|Tout) |L')\\p{L}[^,;:()]{2,50}?> (?:peut|peuvent) (?<word>(?:s'|se )?\\p{L}{2,18}(?:er|ir|re)(?: [^;,()]{2,80}?)?),? (?:(?:si|tant que|à condition que|uniquement si|seulement si|quand|lorsque|dès que|une fois que) |s'(?=ils? )|(?:lorsqu|tant qu|dès qu|à condition qu|une fois qu)')(?<clause>[^;()]{4,120}?)`,
      example: "Le client peut modifier l'adresse de livraison tant que la commande n'est pas expédiée.",
      cases: [
        {
          title: [
            '{who:role} : {word}, seulement dans le cas prévu',
            '{word} : seulement dans le cas prévu',
            'Possible seulement dans le cas prévu',
          ],
          type: 'Negative',
          technique: 'Decision table',
          given: [
            'Session ouverte en tant que {who:role}. Deux cas sont prêts.',
            'Premier cas : {state:low}.',
            'Second cas : {other:low}.',
          ],
          steps: [
            "Dans le premier cas, {word} | Premier cas | C'est accepté ; le résultat est affiché après rechargement.",
            "Dans le second cas, tenter de {word} | Second cas | Ce n'est pas possible ; rien n'a changé après rechargement.",
          ],
        },
      ],
      derive: (slots) => {
        const clause = indicative(slots.words.get('clause') ?? '', 'fr')
        const otherwise = hard(clause) ? '' : contrary(clause)
        return otherwise === '' ? undefined : { state: capital(clause), other: capital(otherwise) }
      },
    },
    {
      said: `${then} (?:(?:si|lorsque|quand|dès que|une fois que|tant que|uniquement si|seulement si|à condition que|à chaque fois que|chaque fois que|après que) |s'(?=ils? )|lorsqu'|dès qu'|une fois qu'|tant qu')(?<clause>[^;()]{4,140}?)`,
      example: 'Le bouton « Payer » est activé dès que le total dépasse 5 €.',
      cases: [atLimit],
      derive: limit,
    },
    {
      said: `${then} (?:(?:si|lorsque|quand|dès que|une fois que|à chaque fois que|chaque fois que|après que) |s'(?=ils? )|lorsqu'|dès qu'|une fois qu')(?<clause>[^;()]{4,140}?)`,
      example: 'Le stock est diminué quand le vendeur valide la vente.',
      cases: [done],
      derive: event,
    },
    {
      said: `${then} (?:(?:si|lorsque|quand|tant que|uniquement si|seulement si|seulement quand|uniquement lorsque) |s'(?=ils? )|lorsqu'|tant qu')(?<clause>[^;()]{4,140}?)`,
      example: 'Le champ « SIRET » est affiché si le client est une entreprise.',
      cases: [holds],
      derive: state,
    },
    {
      said: `${condition}, ${outcome}`,
      example: "Si le client n'a aucune carte enregistrée, le formulaire de paiement demande les données de la carte.",
      cases: [
        {
          title: ['{seen}', 'Effet prévu dans ce cas : {state}', 'Effet prévu dans ce cas'],
          given: ['{state}.'],
          steps: ["Ouvrir l'écran concerné | | {seen}."],
        },
      ],
      derive: bare,
    },
    {
      said: `En cas (?:de |d')(?<clause>[^,;:()]{3,80}?), ${shows}`,
      example: "En cas de solde insuffisant, le message « Solde insuffisant » s'affiche.",
      cases: [
        {
          title: ['{clause} : {message}', 'Message prévu : {message}', 'Le message prévu est affiché'],
          type: 'Negative',
          given: ['La situation suivante est préparée : {clause}.'],
          steps: ["Faire l'action concernée | {clause} | {message} s'affiche ; rien n'est enregistré."],
        },
      ],
    },
    {
      said: `En cas (?:de |d')(?<clause>[^,;:()]{3,80}?), ${outcome}`,
      example: 'En cas de refus du paiement, la place est remise en vente.',
      cases: [
        {
          title: ['{clause} : {seen}', '{seen}', 'Effet prévu : {clause}', 'Effet prévu dans ce cas'],
          technique: 'Error guessing',
          given: ['Tout est prêt pour provoquer ce cas : {clause}.'],
          steps: ['Provoquer le cas prévu | {clause} | {seen}.'],
        },
      ],
      derive: ({ words }) => ({ seen: capital(plainEnd(words.get('rest') ?? '')) }),
    },
  ],
)
