import { compiledOnce } from '../lexicon/lexicon.ts'
import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise } from '../stretch.ts'
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
    /(?:^| )(?:al|a|ao|à|aos|às|au|aux) (?<who>quien \p{L}+ [\p{L}-]+(?: [\p{L}-]+)?|quem \p{L}+ [\p{L}-]+(?: [\p{L}-]+)?|(?:(?:el|la|los|las|le|les|l['’]) ?)?[\p{L}-]+(?: (?!y |e |et |cuando|quando|si |con |com |avec |dont |que |qui |quem |el |la |le |o )[\p{L}-]+){0,2})/iu.exec(
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

/** "… cuando el muelle está listo, y un correo al transportista cuando …", "… e o mediador um e-mail": each recipient for itself. */
export function eachNotice(reading: Reading, clause: Clause): Clause[] {
  const channel = `(?:un|una|um|uma|une) (?:${reading.lexicon.cues.notify})`
  const more = compiledOnce(
    `^(?<first>.{3,}?),? (?:y|e|et) (?<what>${channel})(?<to> (?:al|a|ao|aos|à|às|au|aux) .{3,40}?)(?: (?:cuando|quando|quand|lorsque|si|se) (?<condition>.{4,}))?$`,
    'iu',
  ).exec(clause.condition ?? '')?.groups
  if (more?.first !== undefined && more.what !== undefined && more.to !== undefined) {
    const shape = compiledOnce(`^${channel}(?<verb> .*?) (?:al|a|ao|aos|à|às|au|aux) `, 'iu').exec(clause.main)?.groups
    const lead = compiledOnce(`^(?<lead>.*?)${channel}`, 'iu').exec(clause.main)?.groups?.lead
    const main = capitalise(
      shape?.verb === undefined ? `${lead ?? ''}${more.what}${more.to}` : `${more.what}${shape.verb}${more.to}`,
    )
    const { condition = more.first } = more
    return [
      { ...clause, condition: more.first, text: `${clause.main} (${more.first})` },
      { role: clause.role, otherwise: false, text: `${main} (${condition})`, main, condition },
    ]
  }
  const second = compiledOnce(
    `^(?<first>.*?(?<verb>recibe|recibirá|recebe|receberá|reçoit) .{3,}?),? (?:y|e|et) (?<who>(?:el|la|los|las|o|a|os|as|le|la|les) [^,;]{3,30}|l['’][^,;]{3,30}),? (?<what>${channel}(?: .*)?)$`,
    'iu',
  ).exec(clause.main)?.groups
  if (second?.first === undefined || second.verb === undefined || second.who === undefined || second.what === undefined)
    return [clause]
  const main = capitalise(`${second.who} ${second.verb} ${second.what}`)
  return [
    { ...clause, main: second.first },
    { ...clause, text: main, main },
  ]
}

const receives = /^(?:recibir|receber|recevoir)$/i

/** "La familia recibe un correo": where it can be read. */
export function inboxOf(reading: Reading, { verb, subject, rest }: Sentence, language: Romance): string | undefined {
  if (!receives.test(verb) || !isActor(reading, subject, language)) return undefined
  const found = compiledOnce(`(?<![\\p{L}])(?:${reading.lexicon.cues.notify})(?![\\p{L}])`, 'iu').exec(rest)?.[0]
  return found === undefined ? undefined : grammarOf(language).messagesOf(found, lowerArticle(subject))
}

export function recipientOf(notice: string, language: Romance): string {
  const start = grammarOf(language).messagesOf('', '\u0000').split('\u0000')[0] ?? ''
  const who = notice.slice(start.length).replace(/ \([^)]*\)$/u, '')
  return language === 'pt' && notice.includes(' recebidas pel')
    ? notice.replace(/^.* recebidas pel/u, '').replace(/ \([^)]*\)$/u, '')
    : who
}
