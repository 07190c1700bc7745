import type { Romance } from './grammar.ts'
import { finiteVerb } from './verbs.ts'

interface Parts {
  action: string
  result: string
}

/** What follows from an action, told behind it: "…, auquel cas …", "… y la reserva pasa a …". */
const follows: Record<Romance, RegExp> = {
  es: /^(?<action>.{5,120}?)(?:,? en cuyo caso|,? y (?=(?:entonces |así )?(?:el|la|los|las|un|una|cada) (?:\p{L}+ ){1,4}(?:pasa|pasan|queda|quedan|recibe|reciben|vuelve|vuelven|se \p{L}+)(?!\p{L}))) (?<result>.{6,})$/iu,
  pt: /^(?<action>.{5,120}?)(?:,? caso em que|,? e (?=(?:então )?(?:o|a|os|as|um|uma|cada) (?:\p{L}+ ){1,4}(?:passa|passam|fica|ficam|recebe|recebem|volta|voltam|é|são)(?!\p{L}))) (?<result>.{6,})$/iu,
  fr: /^(?<action>.{5,120}?)(?:,? auquel cas|,? et (?=(?:alors )?(?:(?:le|la|les|un|une|chaque) |l['’])(?:\p{L}+ ){1,4}(?:passe|passent|devient|deviennent|reçoit|reçoivent|est|sont|redevient)(?!\p{L}))) ?(?<result>.{6,})$/iu,
}

/** An action that somebody may take, and what the rest of the sentence says happens then. */
export function splitAction(stretch: string, language: Romance): Parts | undefined {
  const found = follows[language].exec(stretch)?.groups
  return found?.action === undefined || found.result === undefined
    ? undefined
    : { action: found.action, result: found.result.replace(/^(?:alors|entonces|então) /iu, '') }
}

/** "consulta e exporta": the second verb takes the form of the first. */
export function withInfinitives(rest: string, language: Romance): string {
  return rest.replace(/(^| )(y|e|o|ou|et) (\p{Ll}+)(?= |$)/gu, (whole, space: string, and: string, word: string) => {
    const verb = finiteVerb(word, language)
    return verb === undefined ? whole : `${space}${and} ${verb.infinitive}`
  })
}

const system = /^(?:le système|l['’]application|el sistema|la aplicación|o sistema|a aplicação|o aplicativo)$/iu

/** "Le système refuse deux comptes …": what is tried stands behind the verb. */
export function tried(subject: string, rest: string): string {
  return system.test(subject) ? rest : subject
}
