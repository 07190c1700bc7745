import { compiledOnce } from '../lexicon/lexicon.ts'
import type { Reading } from '../reading.ts'
import { isActor } from './actors.ts'
import { grammarOf, type Romance } from './grammar.ts'
import { lowerArticle, type Sentence } from './sentence.ts'

/** "Un SMS est envoyé au chauffeur": where it can be read. */
export function messageStep(
  reading: Reading,
  { subject, rest, impersonal, passive, verb }: Sentence,
  language: Romance,
): string | undefined {
  if (
    passive &&
    /^(?:lembrar|avisar|notificar|informar|prévenir|avertir|notifier|informer|recordar)$/.test(verb) &&
    isActor(reading, subject, language)
  ) {
    const said = compiledOnce(`(?<![\\p{L}])(?:${reading.lexicon.cues.notify}|WhatsApp)(?![\\p{L}])`, 'iu').exec(
      rest,
    )?.[0]
    return grammarOf(language)
      .messagesOf(said ?? '', lowerArticle(subject))
      .replace(' ()', '')
  }
  if (!/^(?:enviar|mandar|envoyer|adresser|avisar|notificar)$/.test(verb) || !(passive || impersonal)) return undefined
  const all = `${subject} ${rest}`
  const channel = compiledOnce(`(?<![\\p{L}])(?:${reading.lexicon.cues.notify})(?![\\p{L}])`, 'iu').exec(all)?.[0]
  const to =
    /(?:^| )(?:al|a|ao|à|aos|às|au|aux) (?<who>(?:(?:el|la|los|las|le|les|l['’]) ?)?[\p{L}-]+(?: (?!y |e |et |cuando|quando|si |con |com |avec )[\p{L}-]+){0,2})/iu.exec(
      rest,
    )
  const who = to?.groups?.who
  if (channel === undefined || to === null || who === undefined || !isActor(reading, who, language)) return undefined
  const contracted: Record<string, string> = {
    al: 'el ',
    ao: 'o ',
    à: language === 'fr' ? '' : 'a ',
    aos: 'os ',
    às: 'as ',
    au: 'le ',
    aux: 'les ',
    a: '',
  }
  const article = contracted[to[0].trim().split(' ')[0]?.toLowerCase() ?? ''] ?? ''
  return grammarOf(language).messagesOf(channel, `${article}${who}`)
}

/** "El ganador, además, un correo": the verb of the sentence before is understood. */
export function ellipticalNotice(reading: Reading, text: string, language: Romance): string | undefined {
  const found = compiledOnce(
    `^(?:y |e |et )?(?<who>(?:el|la|los|las|o|a|os|as|le|la|les|l['’]) ?[^,;]{3,40}?),? (?:(?:además|também|aussi|également|en outre),? )?(?:un|una|um|uma|une) (?<channel>${reading.lexicon.cues.notify})(?!\\p{L})`,
    'iu',
  ).exec(text)?.groups
  return found?.who === undefined || found.channel === undefined || !isActor(reading, found.who, language)
    ? undefined
    : grammarOf(language).messagesOf(found.channel, lowerArticle(found.who))
}
