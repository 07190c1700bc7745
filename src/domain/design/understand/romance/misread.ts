import { plain } from '../stretch.ts'
import { isRomance } from './grammar.ts'
import { saysAnother } from './other-rule.ts'
import type { Reading } from '../reading.ts'
import type { Rule, RuleOf } from '../rule.ts'

/** Adverbs, verbs, and what is looked at: no names of fields. */
const noField =
  /^(?:(?:el|la|los|las|o|a|os|as) )?(?:solo|sólo|solamente|únicamente|só|somente|apenas|\p{L}+-se|bot(?:ón|ones|ão|ões)|iconos?|ícones?|letras?|listados?|listas?|listage(?:m|ns))(?!\p{L})/iu

/** What something costs, or how much less it costs: nobody enters it. */
const price =
  /(?:€|EUR|R\$ ?[\d.,]+) ?\/ ?\p{L}|(?<!\p{L})(?:factur\p{L}+|se cobran?|cuestan?|custam?|é cobrad[oa]|descuentos?|descontos?|bonificaci[oó]n|gratis|gratuit[oa]s?|grátis|recargos?)(?!\p{L})/iu
const share = /\d ?%/u

/** "500 records per file": a limit of what is put out. */
const putOut =
  /(?<!\p{L})(?:descarg\p{L}+|descarreg\p{L}+|export\p{L}+|baixar)(?!\p{L})|(?<!\p{L})por (?:archivo|fichero|arquivo|ficheiro|página)(?!\p{L})/iu

/** "If it is full, the request waits": one more is not refused. */
const full =
  /(?<!\p{L})(?:está|están|estão|esté|estén|estiver|estiverem|queda|fica|no|não) (?:ya |já )?(?:complet[oa]s?|llen[oa]s?|agotad[oa]s?|lotad[oa]s?|chei[oa]s?|esgotad[oa]s?|caben?)(?!\p{L})/iu

/** What is shown or worked out has a form, too. */
const shown =
  /(?<!\p{L})(?:se muestran?|muestran?|aparecen?|visibles?|visíveis|visível|mostra\p{L}*|exib\p{L}+|produce|produz|se genera|é gerad[oa])(?!\p{L})/iu

const wrong =
  /(?<!\p{L})(?:err[oó]ne\p{L}+|incorrect\p{L}+|incorret\p{L}+|errad\p{L}+|erros?|errores|fallid\p{L}+|fallos?|falhad\p{L}+|falhas?|equivocad\p{L}+|inválid\p{L}+|mal)(?!\p{L})/iu

const waits =
  /(?<!\p{L})(?:lista de (?:espera|suplentes)|liste d['’]attente|excedentes?|a partir daí|a partir de ahí)(?!\p{L})/iu

/** Whether a rule is not what its French, Spanish or Portuguese sentence states, though it has its words and values. */
export function romanceMisread(rule: Rule, reading: Reading): boolean {
  if (isRomance(reading.language) && saysAnother(rule, reading.language)) return true
  // "From then on they join the waiting list": one more is not refused.
  if (
    rule.kind === 'limit' &&
    rule.medium === 'count' &&
    rule.beyond === undefined &&
    waits.test(plain(reading, reading.marked.text))
  )
    return true
  if (reading.language === 'fr') return frenchMisread(rule)
  if (reading.language !== 'es' && reading.language !== 'pt') return false
  switch (rule.kind) {
    case 'limit':
      return misreadLimit(rule, reading)
    case 'format':
      return noField.test(rule.thing.words) || (rule.variants === undefined && shown.test(rule.source))
    case 'composition':
      return /(?<!\p{L})(?:con o sin|com ou sem)(?!\p{L})/iu.test(rule.source)
    case 'attempts':
      return !wrong.test(plain(reading, reading.marked.text))
    case 'lifetime':
      // "90 seconds after the last touch the screen locks": how long it takes, not how long it stays locked.
      return rule.lock && /^(?:pasad|passad|transcurrid|tras |após |a los |ao fim |al cabo )/iu.test(rule.source)
    default:
      return false
  }
}

function misreadLimit({ thing, medium, limit, source, message, beyond, sides }: RuleOf<'limit'>, reading: Reading) {
  const measure = (limit.low ?? limit.high)?.value.measure
  if (medium !== 'count' && noField.test(thing.words)) return true
  if (medium === 'age' && noField.test(thing.words)) return true
  if (price.test(source) || (measure !== 'percent' && share.test(source))) return true
  if (medium !== 'count') return false
  if (putOut.test(source)) return true
  const told = message ?? beyond ?? sides
  return (
    told === undefined &&
    reading.clauses.some(({ text, condition }) => condition !== undefined && full.test(plain(reading, text)))
  )
}

/** Whether a value of a French sentence was taken for something that it is not. */
function frenchMisread(rule: Rule): boolean {
  // "la validation d'un responsable est requise": somebody does it, nobody fills it in; "au-delà de 25 €": not always.
  if (rule.kind === 'required') return above.test(rule.source) || rule.fields.some((field) => deeds.test(field))
  return rule.kind === 'limit' && notPutIn(rule)
}

const above = /(?:au-delà|au-dessus|en dessous|à partir) d/iu
const deeds =
  /^(?:(?:la|le|une?) |l['’])?(?:validation|approbation|accord|autorisation|confirmation|intervention|présence|connexion|paiement)(?!\p{L})/iu

/** An amount that is worked out, the bound of a tier, or the season of an offer: nobody puts it into a field. */
function notPutIn({ medium, source, thing }: RuleOf<'limit'>): boolean {
  if (medium === 'date') return !/date|jour|naissance|début|(?<!\p{L})fin(?!\p{L})|échéance/iu.test(thing.words)
  if (medium === 'duration')
    return !/^(?:(?:la|le|une?) )?(?:durée|délai|temps|période|préavis|intervalle|fréquence)/iu.test(thing.words)
  if (above.test(source) && /obligatoire|exigée?|requise?|nécessaire/iu.test(source)) return true
  return (
    medium === 'number' &&
    !/(?<!\p{L})sais(?:i|ie|is|ir|it|issent)(?!\p{L})/iu.test(source) &&
    /plafonn|calcul|tranche|pénalité|majoration|majorée?s?|remise|réduction|frais|honoraires|par jour de retard|\d ?% (?:jusqu|de|sur|à partir|au-del)/iu.test(
      source,
    )
  )
}
