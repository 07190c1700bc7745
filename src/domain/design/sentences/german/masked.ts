/** A text in which what is quoted and what is paid stands as one sign, so that its clauses can be analysed. */
export interface Masked {
  text: string
  back: (text: string) => string
}

export function masked(text: string): Masked {
  const hidden: string[] = []
  const shown = text.replace(/[„"«][^„“"«»]*[“"»]|\d[\d.,]* ?(?:€|Euro|EUR|%|Prozent|°C|km\/h|kWh|kW)/gu, (part) => {
    hidden.push(part)
    return String.fromCharCode(0xe900 + hidden.length - 1)
  })
  return {
    text: shown,
    back: (part) => part.replace(/[\uE900-\uE9FF]/gu, (sign) => hidden[sign.charCodeAt(0) - 0xe900] ?? ''),
  }
}
