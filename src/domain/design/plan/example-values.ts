/** Ordinary values for the names of a formula, by what the names speak of in the five languages. The first pattern that fits decides. */
const examples: [RegExp, [number, number]][] = [
  [/%|percent|prozent/iu, [60, 75]],
  [/multipli|factor|faktor|fator|facteur/iu, [2, 5]],
  [/tarif|arbeitspreis|unit price|per kwh|tarifa|kilo/iu, [0.49, 0.32]],
  [/grundpreis|standing charge|base fee|cuota fija|abonnement/iu, [9.9, 12.5]],
  [/forecast|prognose|previsión|prévision|previsão|annual|jahres|anual|annuel/iu, [1200, 1310]],
  [/payment|zahlung|pago|paiement|pagamento/iu, [3.4, 7.85]],
]

/** What counts and measures; a price per hour is a price first. */
const measures: [RegExp, [number, number]][] = [
  [
    /days? (?:per|a|each) week|tage (?:pro|je|in der) woche|días (?:por|a la) semana|jours par semaine|dias por semana/iu,
    [4, 3],
  ],
  [
    /hours? (?:per|a|each) week|stunden (?:pro|je) woche|wochenstunden|horas (?:por|a la) semana|heures par semaine/iu,
    [20, 32],
  ],
  [/month|monat|mes(?:es)?(?!\p{L})|mois|mês/iu, [9, 5]],
  [/night|nacht|nächte|noche|nuit|noite/iu, [3, 7]],
  [/minute|minuto/iu, [90, 45]],
  [/hour|stunde|hora|heure/iu, [3, 8]],
  [/verbrauch|consumption|consumo|consommation/iu, [2400, 3150]],
  [/kwh|litre|liter|litro/iu, [20, 32.5]],
  [/day|tage|días|dias|jours/iu, [25, 30]],
  [/area|fläche|área|superficie|surface|hectare/iu, [2.5, 12]],
  [/weight|gewicht|peso|poids|distance|entfernung|km(?!\p{L})/iu, [12, 35]],
]

const money =
  /(?<!\p{L})(?:price|cost|fee|amount|payment|rate|tariff|salary|rent|charge|preis|kosten|gebühr|betrag|tarif|lohn|miete|precio|coste|importe|cuota|tarifa|salario|alquiler|prix|coût|montant|frais|loyer|salaire|preço|custo|valor|taxa|aluguel|renda|salário)s?(?!\p{L})|(?:preis|kosten|gebühr|betrag|satz|entgelt|abschlag|empfehlung)(?!\p{L})/iu

/** Whether a name speaks of money. */
export function isMoneyName(name: string): boolean {
  return money.test(name) && !/%|percent|prozent|number|anzahl|número|nombre/iu.test(name)
}

/** An ordinary value for a name; the second turn gives another one. */
export function exampleOf(name: string, turn: number): number {
  const known = (list: [RegExp, [number, number]][]): [number, number] | undefined =>
    list.find(([words]) => words.test(name))?.[1]
  const fitting = known(examples) ?? (isMoneyName(name) ? [48, 120.5] : (known(measures) ?? [4, 7]))
  return fitting[turn % 2] ?? 1
}

/** "next full pound", "nächster voller Euro": not given but worked out from the amount beside it. */
export function nextFull(name: string): string | undefined {
  return /(?:next|nearest) (?:full|whole) \p{L}+|nächste[rn]? volle[rn]? \p{L}+|siguiente (?:euro|libra|peso) enter[oa]|(?:euro|livre) (?:entier|supérieur)|próxim[oa] (?:euro|real|libra) (?:inteir[oa])/iu.exec(
    name,
  )?.[0]
}
