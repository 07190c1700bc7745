import type { Rule, RuleKind } from '../rule.ts'
import type { Romance } from './grammar.ts'

interface Echo {
  kinds: RuleKind[]
  says: Record<Romance, RegExp>
}

/** Sentences that only repeat what the case of another rule of the criterion shows already. */
const echoes: Echo[] = [
  {
    kinds: ['limit', 'restriction'],
    says: {
      es: /^(?:fuera de (?:eso|ese|este|estos|esos)|un (?:importe|valor) fuera|(?:el|la) \p{L}+(?:a|o) se (?:rechaza|deniega)|por (?:encima|debajo) no)/iu,
      pt: /^(?:fora (?:disso|desse|deste)|um valor fora|(?:o|a) (?:\p{L}+ )?\p{L}+(?:a|o) (?:é|será) (?:recusad|rejeitad|barrad)[oa])/iu,
      fr: /^(?:hors (?:de ces|de ce|fourchette)|une? \p{L}+ hors de (?:ces|cette)|(?:le|la) \p{L}+ième est refusée?)/iu,
    },
  },
  {
    kinds: ['transitions'],
    says: {
      es: /^(?:solo|únicamente) (?:se )?vuelve (?:de|desde) /iu,
      pt: /^(?:só|apenas) volta de /iu,
      fr: /^seul retour possible/iu,
    },
  },
  {
    kinds: ['options', 'fileTypes'],
    says: {
      es: /^(?:no (?:existe|hay|se admite) ningún otro|cualquier otro (?:valor|formato|tipo) se)/iu,
      pt: /^(?:não (?:existe|há|é aceite|é aceito) (?:nenhum )?outro|qualquer outro (?:valor|formato|tipo) é)/iu,
      fr: /^(?:toute? autre (?:valeur|format|type)|rien d['’]autre|aucune? autre)/iu,
    },
  },
  {
    kinds: ['share', 'tiers'],
    says: {
      es: /^(?:(?:el|la) [\p{L} ]{3,30} )?(?:se redondea|redondeo|redondear)/iu,
      pt: /^(?:(?:o|a) [\p{L} ]{3,30} )?(?:é arredondad[oa]|arredonda-se|arredondar|arredondamento)/iu,
      fr: /^(?:(?:le|la) [\p{L} ]{3,30} )?(?:est arrondie?|on arrondit|arrondi)/iu,
    },
  },
]

export function repeatsRule(text: string, rules: Rule[], language: Romance): boolean {
  return echoes.some(
    ({ kinds, says }) =>
      text.length <= 110 && says[language].test(text) && rules.some(({ kind }) => kinds.includes(kind)),
  )
}
