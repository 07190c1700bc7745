import type { Slots } from '../slots.ts'

interface Order {
  key: RegExp
  /** Three values as created, and the order in which they have to appear. */
  records: [string, string, string]
  sorted: [number, number, number]
}

const orders: Order[] = [
  {
    key: /mais recentes?|(?:data|ordem|ordem cronológica)[^,]{0,30}(?:decrescente|inversa)|mais nov[oa]s?|últim[oa]s? primeiro/iu,
    records: ['03/06/2026', '05/06/2026', '04/06/2026'],
    sorted: [1, 2, 0],
  },
  {
    key: /mais antig[oa]s?|cronológica|inscrição|entrada|criação|cadastro|envio|registro|registo|solicitação|pedido|data|vencimento|horário|hora|chegada|prazo|validade/iu,
    records: ['05/06/2026', '03/06/2026', '04/06/2026'],
    sorted: [1, 2, 0],
  },
  { key: /alfabétic|nome|título|sobrenome|apelido/iu, records: ['Mota', 'Abreu', 'Silva'], sorted: [1, 0, 2] },
  {
    key: /(?:maior|mais car[oa]|mais alt[oa]|mais votad[oa]|mais vendid[oa]|mais próxim|decrescente)/iu,
    records: ['20', '100', '3'],
    sorted: [1, 0, 2],
  },
  {
    key: /(?:menor|mais barat[oa]|mais baix[oa]|crescente|preço|valor|distância|número|quantidade)/iu,
    records: ['20', '100', '3'],
    sorted: [2, 0, 1],
  },
]

/** Three records that would come out differently without the order that a sentence names. */
export function orderOf({ words }: Slots): Record<string, string> | undefined {
  const key = words.get('key') ?? ''
  if (/(?<!\p{L})(?:e depois|em seguida|e, em caso|ou)(?!\p{L})/iu.test(key)) return undefined
  const order = orders.find((one) => one.key.test(key))
  if (order === undefined) return undefined
  const [first, second, third] = order.records
  return {
    first,
    second,
    third,
    sorted: order.sorted.map((at) => order.records[at]).join('; '),
    list: words.get('list') ?? '',
  }
}
