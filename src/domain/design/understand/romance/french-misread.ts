import type { Rule, RuleOf } from '../rule.ts'

/** Whether a value of a French sentence was taken for something that it is not. */
export function frenchMisread(rule: Rule): boolean {
  // "annuler jusqu'à 1 heure avant le départ": earlier is allowed, too.
  if (rule.kind === 'restriction') return /jusqu['’]à \d[^,;.]* avant /iu.test(rule.source)
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
