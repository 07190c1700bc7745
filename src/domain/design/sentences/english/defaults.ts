import { shaped } from '../forms.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { placeOf } from './lists.ts'
import { anyOf, capital, line, lowerArticle } from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''
const choosing = '(?:picks?|chooses?|selects?|sets?|enters?|specif(?:y|ies)|assigns?)'
const another = '(?:something else|another(?: one| [a-z]+)?|a different(?: one| [a-z]+)?)'

/** "The first photo becomes the cover unless …": the first, a second one, and another one picked. */
function firstOfSeveral(slots: Slots): CasePattern[] | undefined {
  const one = word(slots, 'word')
  const role = lowerArticle(word(slots, 'thing')).replace(/^(?:the|its|an?) /u, '')
  const file = /photo|picture|image/u.test(one)
  const [first, second] = file ? ['front.jpg', 'side.jpg'] : ['Kestrel', 'Osprey']
  if (role.split(' ').length > 4) return undefined
  return [
    {
      title: [
        `The ${one} ${first} is the ${role} until ${second} is picked`,
        `The first ${one} is the ${role} until another is picked`,
      ],
      given: [`${capital(anyOf(word(slots, 'who')))} has opened an entry without any ${one}.`],
      steps: [
        line(`Add the first ${one}`, `The ${one} ${first} is marked as the ${role}`, first),
        line(`Add a second ${one}`, `The ${one} ${first} is still the ${role}`, second),
        line(
          `Pick the second ${one} as the ${role}`,
          `The ${one} ${second} is the ${role}, ${first} no longer`,
          second,
        ),
        line('Reload the page', `Only the ${one} ${second} is the ${role}; both ${one}s are still there`),
      ],
    },
  ]
}

/** "25 rows by default, switchable to 50 or 100": the number at first, then each of the others. */
function rowsShown(slots: Slots): CasePattern[] | undefined {
  const rows = lowerArticle(word(slots, 'things2'))
  const sizes = (word(slots, 'sizes').match(/\d[\d,]*/gu) ?? []).filter((size) => !size.endsWith(','))
  const place = placeOf(word(slots, 'things'))
  const most = sizes.at(-1) ?? '{count}'
  return / (?:per|of|and|or) /u.test(rows)
    ? undefined
    : [
        {
          title: [`${capital(place)}: {count} ${rows} at first`, `{count} ${rows} at first`],
          given: [`More than ${most} ${rows} exist.`],
          steps: [
            line(`Open ${place}`, `{count} ${rows} are displayed`),
            ...sizes.map((size) => line(`Switch to ${size} ${rows}`, `${size} ${rows} are displayed`, size)),
          ],
        },
      ]
}

/** What a new record has where nobody chooses, and where somebody does. */
function presetUnless(slots: Slots): CasePattern[] | undefined {
  const thing = shaped(word(slots, 'things'), 'one', 'en')?.replace(/^(?:a |an |the )?(?:new )?/iu, '') ?? ''
  const kind = word(slots, 'kind')
  const value = word(slots, 'value')
  return thing === '' || / (?:if|when|and|or) /u.test(`${thing} ${kind}`)
    ? undefined
    : [
        {
          title: [
            `A new ${thing} gets the ${kind} ${value} unless another is chosen`,
            `The ${kind} ${value} is preset`,
          ],
          steps: [
            line(
              `Create a new ${thing} without choosing ${anyOf(kind)}`,
              `The new ${thing} has the ${kind} ${value}`,
              `${capital(kind)}: left as it is`,
            ),
            line(
              `Create another ${thing} with ${anyOf(kind).replace(/^an? /u, 'another ')}`,
              `This ${thing} has the ${kind} that was chosen`,
              `${capital(kind)}: any but ${value}`,
            ),
          ],
        },
      ]
}

/** What applies until somebody chooses something else. */
export const defaults: PatternGroup = {
  cue: 'default|unless',
  patterns: [
    {
      said: `(?:The )?first <word=[a-z]+> (?:(?:automatically )?becomes|is(?: automatically)?(?: used as| taken as)?|serves as) <thing=(?:the|its|an?) [a-z]+(?: [a-z]+)?>(?: automatically| by default)?,? (?:unless|until) <who> ${choosing} another(?: one| [a-z]+)?`,
      example: 'The first picture becomes the title image unless the seller picks another one.',
      cases: firstOfSeveral,
    },
    {
      said: `<things> (?:shows?|displays?|lists?) (?:by default )?<count> <things2=[a-z]+(?: [a-z]+)?>(?: per page)?(?: by default)(?:,? (?:and )?(?:(?:which )?can be (?:changed|switched|set|increased|raised)|switchable|changeable|adjustable|selectable)(?: to)? (?<sizes>\\d[\\d, ]*(?:(?:or|and) \\d+)?))?`,
      example: 'The user table displays 25 rows by default, switchable to 50 or 100.',
      cases: rowsShown,
    },
    {
      said: `<things=[^,;.]{3,40}?> (?:gets?|ha(?:s|ve)|receives?|starts? with|(?:is|are) given|(?:is|are) created with) (?:the )?<kind=[a-z]+(?: [a-z]+)?> <value=["“][^"”]{1,40}["”]|\\p{Lu}[^,;.]{1,30}?>(?: by default)? unless [^,;.]{3,40}? ${choosing} ${another}`,
      example: 'New tickets get the priority "Normal" unless the agent selects another one.',
      cases: presetUnless,
    },
  ],
}
