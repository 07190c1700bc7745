import type { CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { capital, hard, named } from './condition-parts.ts'
import { infinitiveOf, namesPerson, nounOf } from './french-forms.ts'
import { act, group, thing, who } from './words.ts'

const done = '(?<done>\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?s?|is|it|its|ites?|erte?s?))'
const provided =
  "(?:tant qu(?:e |')|(?:uniquement |seulement |que |qu')?(?:si |lorsque |lorsqu'|quand |s'(?=ils? )|une fois que ))"
const clause = '(?<clause>[^;,()]{4,100}?)'

const onlyWhile: CasePattern = {
  title: ['{act} : {state}', '{act} : seulement dans ce cas', 'Action possible seulement dans ce cas'],
  type: 'Negative',
  technique: 'Decision table',
  given: [
    'Deux cas sont prêts. Premier cas : {state:low}.',
    "Second cas : il n'en est pas ainsi, tout le reste est pareil.",
  ],
  steps: [
    "Premier cas : {act} | {role} | C'est accepté ; le nouvel état est affiché après rechargement.",
    "Second cas : tenter de {act} | {role} | L'action n'est pas proposée ou elle est refusée ; rien n'a changé après rechargement.",
  ],
}

/** "Elle" in the condition is what is acted on. */
function during(slots: Slots, does: string, object: string, role: string): Record<string, string> | undefined {
  const said = slots.words.get('clause') ?? ''
  if (hard(said) || /\d/u.test(said.replace(/«[^»]*»/gu, ''))) return undefined
  const state = named(said, `${object} peut`)
  return /^(?:ils?|elles?) /u.test(state) ? undefined : { act: does, state: capital(state), role }
}

/** What may be done to a thing only while it is in a status. */
export const statuses = group('tant qu|peut|peuvent', [
  {
    said: `${thing()} (?:ne )?(?:peut|peuvent) être ${done}(?: par <word=(?:(?:le|la|les|un|une|tout|chaque|son|sa) |l')?[^,;:()]{2,40}?>)? ${provided}${clause}`,
    example: "Une visite peut être déplacée par le visiteur tant qu'elle est au statut « À confirmer ».",
    cases: [onlyWhile],
    derive: (slots) => {
      const verb = infinitiveOf(slots.words.get('done') ?? '')
      const object = slots.words.get('thing') ?? ''
      const by = slots.words.get('word')
      if (verb === undefined || (by !== undefined && !namesPerson(by)) || nounOf(object).plural) return undefined
      return during(
        slots,
        `${verb} ${object.charAt(0).toLowerCase()}${object.slice(1)}`,
        object,
        by === undefined ? ' ' : `Rôle : ${nounOf(by).bare}`,
      )
    },
  },
  {
    said: `${who} (?:ne )?(?:peut|peuvent) ${act('word', 80)} ${provided}${clause}`,
    example: "Le vendeur peut modifier son annonce tant qu'elle n'est pas publiée.",
    cases: [onlyWhile],
    derive: (slots) => {
      const does = slots.words.get('word') ?? ''
      const role = slots.words.get('who') ?? ''
      const object = /^\p{L}+ (?<object>(?:(?:le|la|un|une|son|sa) |l['’])\p{L}+(?: (?:de |d['’])\p{L}+)?)/u.exec(does)
        ?.groups?.object
      if (!namesPerson(role) || /^(?:être|avoir) |\d/u.test(does)) return undefined
      return during(
        slots,
        does,
        (object ?? '').replace(/^son /u, 'le ').replace(/^sa /u, 'la '),
        `Rôle : ${nounOf(role).bare}`,
      )
    },
  },
])
