import { capitalise, plain } from '../stretch.ts'
import type { Reading } from '../reading.ts'
import { accusative } from './noun-phrases.ts'
import type { Sentence } from './sentence.ts'

const weekday =
  /^(?:am|an) (?:\p{Ll}+ )?(?<day>Wochenenden?|Samstag(?:en)?|Sonntag(?:en)?|Werktag(?:en)?|Montag(?:en)?|Freitag(?:en)?)$/u
const dates: Record<string, string> = {
  Wochenende: 'Samstag, den 06.06.2026',
  Samstag: 'Samstag, den 06.06.2026',
  Sonntag: 'Sonntag, den 07.06.2026',
  Werktag: 'Dienstag, den 02.06.2026',
  Montag: 'Montag, den 08.06.2026',
  Freitag: 'Freitag, den 05.06.2026',
}

/** "Am Wochenende": a date to set. */
export function dayIn(front: string): string | undefined {
  const day = weekday.exec(front.charAt(0).toLowerCase() + front.slice(1))?.groups?.day
  const date = day === undefined ? undefined : dates[day.replace(/(?<=Wochenende)n$|(?<=tag)en$/u, '')]
  return date === undefined ? undefined : `Datum der Testumgebung auf ${date} stellen und die Seite öffnen`
}

const views =
  '(?:\\p{L}*(?:[Aa]pp|[Ll]iste|[Üü]bersicht|[Kk]alender|[Ss]eite|[Aa]nsicht|[Tt]abelle|[Kk]arte|[Ff]ormular|[Pp]rotokoll|[Bb]ericht|[Ee]xport|[Mm]enü|[Ss]uche|[Ww]arenkorb|[Pp]rofil|[Vv]erlauf|[Hh]istorie|[Aa]rchiv|[Pp]ostfach|[Dd]ashboard|[Rr]echnung|[Aa]usdruck|[Pp]ortal|[Kk]onto|[Pp]lan|[Dd]etails?))'

/** Where the sentence says that something can be seen: "in der App unter „Meine Fahrten“". */
function placeIn(reading: Reading, { middle, front }: Sentence): string | undefined {
  const found = new RegExp(
    `(?:^| )(?:im|in der|in den|auf der|auf dem|am) (?:\\p{Ll}+en )?(?<place>${views})(?: unter (?<name>[\\uF000-\\uF7FF]))?(?= |$)|(?:^| )unter (?<own>[\\uF000-\\uF7FF])`,
    'u',
  ).exec(`${front} ${middle}`)?.groups
  const name = found?.name ?? found?.own
  if (found === undefined || (found.place === undefined && name === undefined)) return undefined
  return plain(
    reading,
    found.place === undefined || name === undefined
      ? `${found.place ?? name ?? ''} öffnen`
      : `${capitalise(found.place)} öffnen, dort ${name} wählen`,
  )
}

/** What can be looked at: the subject of the sentence, where it is there to be seen. */
export function thingOf(reading: Reading, sentence: Sentence): string | undefined {
  const { subject, negated, verb, passive, front } = sentence
  if (
    /^(?:im|am|(?:in|an|auf|unter|über|neben) (?:der|dem|den|einer|einem|allen|beiden|jeder|jedem)) /iu.test(front) &&
    !/[\uE000-\uE7FF]/u.test(front)
  ) {
    const seen = /^(?:der|die|das) \p{Lu}[\p{L}-]*$/u.test(subject) ? `${accusative(subject)} ansehen` : 'nachsehen'
    return plain(reading, `${front} ${seen}`)
  }
  const place = placeIn(reading, sentence)
  if (place !== undefined) return place
  const words = plain(reading, subject.replace(/,.*$/u, ''))
  if (
    subject === '' ||
    front !== '' ||
    /^(?:weitere|mehr|andere) /i.test(words) ||
    words.length > 60 ||
    /^(?:er|sie|es|man|dies|das|diese|dieser|dieses|wer|niemand|jemand|nichts|alles|beide|kein\p{L}*) ?/iu.test(
      `${words} `.replace(/^(?:das|dies\p{L}*) (?=\p{L})/iu, ''),
    ) ||
    (negated && /^(?:nicht|kein)/i.test(words)) ||
    (passive &&
      verb !== undefined &&
      /^(?:ablehnen|zurückweisen|abweisen|verweigern|verhindern|senden|verschicken|schicken|benachrichtigen|erinnern)$/.test(
        verb.infinitive,
      )) ||
    /^(?:erscheinen|erfolgen|stattfinden|entstehen|gehen|kommen)$/.test(verb?.infinitive ?? '')
  )
    return undefined
  return `${accusative(words)} ansehen`
}
