import type { GenerationContext } from '../generation/context.ts'

const brazil =
  /(?<!\p{L})(?:usuári[oa]s?|arquivos?|telas?|cadastr\p{L}+|salv(?:ar?|os?|as?)|senhas?|celular(?:es)?|CPF|CNPJ|CEP|você|equipes?|registros?|exclu(?:ir|ído|ída|i)|contatos?|gerenci\p{L}+|boletos?|nota fiscal|SUS|PIX|aplicativos?|planilhas?|caminh(?:ão|ões)|\p{L}*[aeiou](?:ôm|ôn|êm|ên)ic[oa]s?|ônibus|liberad[oa]s?|aceit[oa]s?|diárias?|hóspedes?|WhatsApp|agendamentos?)(?!\p{L})|R\$/giu
const portugal =
  /(?<!\p{L})(?:utilizador\p{L}*|ficheiros?|ecrãs?|registos?|guard(?:ar|ad[oa]s?)|palavra-passe|telemóve(?:l|is)|equipas?|contactos?|NIF|NIB|moradas?|factos?|aceites?|algarismos?|utentes?|freguesias?|secç\p{L}+|descarreg\p{L}+|\p{L}*[óé][mn]ic[oa]s?|condómin[oa]s?|sítios?|autocarros?|comboios?|bilhetes?|bilheteira|portagens?|anul(?:ar|ad[oa]s?))(?!\p{L})|€/giu

/** Whether a Portuguese ticket is written in Brazil, by the words that differ. */
export function isBrazilian({ title, description, acceptanceCriteria }: GenerationContext): boolean {
  const criteria = acceptanceCriteria.map(({ text, given, when, then }) => text ?? `${given} ${when} ${then}`)
  const sample = [title, ...criteria, description].join('\n').slice(0, 20_000)
  return (sample.match(brazil) ?? []).length > (sample.match(portugal) ?? []).length
}
