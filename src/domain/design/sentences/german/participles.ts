import { verbOfParticiple } from '../../understand/german/words.ts'

/** The infinitive of a participle, also of one that the lists do not know: "abgestempelt". */
export function infinitiveOf(done: string): string | undefined {
  const [, before = '', last = done] = /^(.* )?(\p{Ll}+)$/su.exec(done) ?? []
  const lasting = verbOfParticiple(last)?.infinitive ?? guessed(last)
  return lasting === undefined ? undefined : `${before}${lasting}`
}

const particles =
  'ab|an|auf|aus|bei|ein|fest|frei|her|herunter|hinunter|hin|hinzu|hoch|los|mit|nach|um|vor|weg|weiter|wieder|zu|zurück|zusammen|zwischen|durch|unter|über|bereit|fertig|krank|still|statt'
const regular = new RegExp(`^(?<prefix>(?:${particles})?)ge(?<stem>\\p{Ll}{2,}?)(?<link>e?)t$`, 'u')
const unstressed = new RegExp(
  `^(?<stem>(?:${particles})?(?:(?:be|ver|er|ent|zer|über|unter|wider|um|miss)\\p{Ll}{3,}?|\\p{Ll}{2,}ier))e?t$`,
  'u',
)

function guessed(participle: string): string | undefined {
  const weak = regular.exec(participle)?.groups
  if (weak !== undefined) {
    const { prefix = '', stem = '' } = weak
    return `${prefix}${stem}${/(?:el|er)$/.test(stem) ? 'n' : 'en'}`
  }
  const { stem } = unstressed.exec(participle)?.groups ?? {}
  return stem === undefined ? undefined : `${stem}${/(?:el|er)$/.test(stem) ? 'n' : 'en'}`
}
