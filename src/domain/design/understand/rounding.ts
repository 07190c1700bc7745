/** How a result is rounded: the direction and the distance of the permitted results. */
export interface Rounding {
  how: 'up' | 'down' | 'nearest'
  unit: number
}

const rounds = /round|rund|redonde|arrond|arredond|truncat|truncad|tronqu|abgeschnitten/iu
const neither =
  /(?:never|not|without|neither|nicht|ohne|keine?|sin|no se|sans|jamais|pas|sem|não)(?: \p{L}+){0,2} (?:round|rund|gerundet|redonde|arrond|arredond)/iu
const upwards =
  /(?:rounded|rounds?|rounding) up|round(?:ed|s)? to the (?:next|higher)|upwards|aufgerundet|aufrunden|Aufrundung|arriba|al alza|por exceso|supérieur|vers le haut|para cima|por excesso|nächste[nr]?/iu
const downwards =
  /(?:rounded|rounds?|rounding) down|downwards|truncat|abgerundet|abrunden|abgeschnitten|zugunsten|abajo|a la baja|por defecto|inférieur|vers le bas|tronqu|para baixo|por defeito|truncad/iu
const ofAHalf =
  /half (?:a )?(?:cent |penny )?up|kaufmännisch|medi[oa] (?:céntimo|centavo|punto)|demi-centime|meio (?:cêntimo|centavo)/iu

const units: [RegExp, number][] = [
  [/half|halbe[nr]?|medio día|media hora|demi-|meio dia|meia hora/iu, 0.5],
  [/two decimals|dos decimales|zwei (?:Nachkomma|Dezimal)stellen|deux décimales|duas casas/iu, 0.01],
  [/one decimal|un decimal|eine (?:Nachkomma|Dezimal)stelle|une décimale|uma casa/iu, 0.1],
  [/\bcents?\b|penn(?:y|ies)|pence|céntimos?|centavos?|cêntimos?|centimes?|Cents?(?!\p{L})|Rappen/iu, 0.01],
  [
    /(?:full|whole|next|nearest|voll[er]n?|ganze[nr]?|enter[oa]s?|entiers?|inteir[oa]s?) (?:\p{L}+)|euros?|pounds?|dollars?|reais/iu,
    1,
  ],
]

/** The rounding that a text states, or undefined where it states none. */
export function roundingOf(text: string): Rounding | undefined {
  const at = text.search(rounds)
  if (at < 0 || neither.test(text)) return undefined
  const near = text.slice(Math.max(0, at - 70), at + 110)
  const cents = /(?<count>\d{1,2}) (?:cents?|céntimos|cêntimos|centavos|centimes|pence|Rappen)/iu.exec(near)?.groups
    ?.count
  const unit =
    cents === undefined
      ? (units.find(([words]) => words.test(near.replace(ofAHalf, '')))?.[1] ?? (ofAHalf.test(near) ? 0.01 : undefined))
      : Number(cents) / 100
  if (unit === undefined && !upwards.test(near) && !downwards.test(near)) return { how: 'nearest', unit: 0.01 }
  const how = ofAHalf.test(near) ? 'nearest' : downwards.test(near) ? 'down' : upwards.test(near) ? 'up' : 'nearest'
  return { how, unit: unit ?? 1 }
}

/** Rounds without the error of binary fractions. */
export function roundTo(amount: number, { how, unit }: Rounding): number {
  const parts = Number((amount / unit).toFixed(6))
  const steps = how === 'up' ? Math.ceil(parts) : how === 'down' ? Math.floor(parts) : Math.floor(parts + 0.5)
  return Number((steps * unit).toFixed(4))
}
