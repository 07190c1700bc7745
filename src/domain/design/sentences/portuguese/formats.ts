import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { message, must, only } from './words.ts'

const filled = 'Os outros campos do formulário estão preenchidos.'

/** A good value and near misses that break one part each, by what the sentence calls the format. */
const known: [name: RegExp, good: string, bad: [what: string, value: string][]][] = [
  [
    /e-?mail/iu,
    'ana.silva@example.com',
    [
      ['sem arroba', 'ana.silva.example.com'],
      ['sem domínio', 'ana.silva@'],
    ],
  ],
  [
    /cpf/iu,
    '529.982.247-25',
    [
      ['com um dígito a menos', '529.982.247-2'],
      ['com dígito verificador errado', '529.982.247-26'],
    ],
  ],
  [
    /cnpj/iu,
    '11.222.333/0001-81',
    [
      ['com um dígito a menos', '11.222.333/0001-8'],
      ['com dígito verificador errado', '11.222.333/0001-82'],
    ],
  ],
  [
    /(?<!\p{L})cep(?!\p{L})/iu,
    '01310-100',
    [
      ['com um dígito a menos', '01310-10'],
      ['com uma letra', '0131A-100'],
    ],
  ],
  [
    /(?<!\p{L})nif(?!\p{L})/iu,
    '123456789',
    [
      ['com um dígito a menos', '12345678'],
      ['com dígito de controlo errado', '123456788'],
    ],
  ],
  [
    /iban/iu,
    'PT50 0002 0123 1234 5678 9015 4',
    [
      ['com um dígito a menos', 'PT50 0002 0123 1234 5678 9015'],
      ['com dígitos de controlo errados', 'PT51 0002 0123 1234 5678 9015 4'],
    ],
  ],
  [
    /código postal/iu,
    '1250-096',
    [
      ['sem hífen', '1250096'],
      ['com um dígito a menos', '1250-09'],
    ],
  ],
  [
    /telefone|celular|telemóvel/iu,
    '(11) 98765-4321',
    [
      ['com um dígito a menos', '(11) 98765-432'],
      ['com uma letra', '(11) 98765-432A'],
    ],
  ],
  [
    /(?<!\p{L})url(?!\p{L})|link|endereço web/iu,
    'https://www.example.com',
    [
      ['sem ponto', 'https://example'],
      ['com um espaço', 'https://www.exa mple.com'],
    ],
  ],
]

function example(mask: string): [good: string, bad: [string, string][]] | undefined {
  if (/^dd\/mm\/(?:aaaa|yyyy)$/iu.test(mask))
    return [
      '15/08/2026',
      [
        ['com o mês primeiro', '08/15/2026'],
        ['com hífenes', '15-08-2026'],
        ['com ano de dois dígitos', '15/08/26'],
      ],
    ]
  if (/^(?:aaaa|yyyy)-mm-dd$/iu.test(mask))
    return [
      '2026-08-15',
      [
        ['com barras', '15/08/2026'],
        ['com ano de dois dígitos', '26-08-15'],
      ],
    ]
  if (/^hh:mm$/iu.test(mask))
    return [
      '14:30',
      [
        ['com 25 horas', '25:30'],
        ['com 60 minutos', '14:60'],
        ['sem dois-pontos', '1430'],
      ],
    ]
  if (!/^[A-Z09X#N./() -]{3,30}$/u.test(mask) || !/[A09X#N]/u.test(mask)) return undefined
  let at = 0
  const sample = [...mask]
    .map((sign) => {
      at += 1
      if (/[09#]/u.test(sign)) return '4713862950'.charAt(at % 10)
      return /[AX]/u.test(sign) ? 'KBDMRTVWQZ'.charAt(at % 10) : sign === 'N' ? '7' : sign
    })
    .join('')
  const unseparated: [string, string] = ['sem o separador', sample.replace(/(?<=.)[./() -]/gu, '')]
  const signs = /[./() -]/u.exec(sample.slice(1))
  return [
    sample,
    [
      ['com um carácter a menos', sample.slice(0, -1)],
      ['com um carácter a mais', `${sample}7`],
      ...(signs === null ? [] : [unseparated]),
    ],
  ]
}

function put(good: string, bad: [string, string][]): Record<string, string> {
  return {
    good,
    list: bad.map(([what, value]) => `${what} (${value.replaceAll(',', ' ')})`).join(', '),
    count: String(bad.length),
  }
}

function byName({ words }: Slots): Record<string, string> | undefined {
  const said = `${words.get('field') ?? ''} ${words.get('kind') ?? ''}`
  const found = known.find(([name]) => name.test(said))
  return found === undefined ? undefined : put(found[1], found[2])
}

function byMask({ words }: Slots): Record<string, string> | undefined {
  const found = example((words.get('option') ?? '').replace(/["“”«»`]/gu, '').trim())
  return found === undefined ? undefined : put(...found)
}

const format: CasePattern = {
  title: [
    '{field:bare}: {good} possível, {count} erros de formato recusados',
    'Formato: {good} possível, {count} erros recusados',
  ],
  type: 'Negative',
  given: [filled],
  steps: [
    'Guardar o formulário com um valor {item} {field:em} | {item} | {beyond}',
    'Guardar o formulário com um valor no formato certo {field:em} | {good} | O valor fica guardado; após recarregar aparece {good}',
  ],
}
const withMessage: CasePattern = {
  ...format,
  steps: format.steps.map((line) => line.replace('{beyond}', 'Aparece {message}; nada é guardado')),
}

const decimals: CasePattern = {
  title: ['{field:bare}: 12,34 possível, 12,345 não', '12,34 possível, 12,345 não'],
  type: 'Boundary',
  given: [filled],
  steps: [
    'Guardar o formulário com duas casas decimais {field:em} | 12,34 | O valor fica guardado; após recarregar aparece 12,34',
    'Guardar o formulário com três casas decimais {field:em} | 12,345 | {beyond}',
  ],
}

/** In which form a value has to be written. */
export const formats: PatternGroup = {
  cue: 'formato|válid|máscara|padrão|e-?mail|CPF|CNPJ|NIF|IBAN|casas decimais|números|dígitos|maiúscula|dígito verificador',
  patterns: [
    {
      said: `<field> (?:${must}|só pode|pode)? ?(?:seguir|respeitar|estar|ser|ser informad[oa]|ser introduzid[oa]|ser preenchid[oa]|ter|obedecer|aceita|aceitar|segue|usa|é|é exibid[oa])(?: ${only})? (?:no |o |n[oa] |ao |a |com o |com a )?(?:formato|padrão|máscara)(?: de)? (?<option>["“«\`]?[A-Za-z09#./() -]{3,30}["”»\`]?)`,
      example: 'A placa do veículo deve seguir o formato AAA-9999.',
      cases: [format],
      derive: byMask,
    },
    {
      said: `<field> (?:${must}) (?:ser|conter|ter|corresponder a|seguir)(?: um| uma| o formato de um| formato de)? ?(?<kind>e-?mail|endereço de e-?mail|CPF|CNPJ|CEP|NIF|IBAN|código postal|telefone|celular|URL|link|número de telefone|endereço) válid[oa]`,
      example: 'O contato do responsável deve ser um e-mail válido.',
      cases: [format],
      derive: byName,
    },
    {
      said: `<field> ${must} (?:ter|estar em|seguir|possuir|ser informad[oa] em)(?: um)? formato válido`,
      example: 'O e-mail do convidado deve ter formato válido.',
      cases: [format],
      derive: byName,
    },
    {
      said: `<field> (?:${must} ser válid[oa]|é validad[oa](?: automaticamente)?(?: pelos? dígitos? verificador(?:es)?)?)`,
      example: 'O CPF do titular deve ser válido.',
      cases: [format],
      derive: byName,
    },
    {
      said: `(?:Se|Quando|Caso|Ao (?:digitar|informar|introduzir|inserir)) (?:o |um |a )?<field> (?:for |é |seja |estiver |tiver (?:um )?(?:formato )?)?inválid[oa],? ${message}`,
      example: 'Se o CNPJ for inválido, o sistema exibe "CNPJ inválido".',
      cases: [withMessage],
      derive: byName,
    },
    {
      said: `<field> ${must} (?:conter|ter|incluir|possuir) (?:pelo menos |no mínimo |ao menos )?(?:uma letra maiúscula|1 letra maiúscula|uma maiúscula)(?:,? (?:uma letra minúscula|1 letra minúscula|uma minúscula))?(?:,| e|, e) (?:pelo menos )?(?:um|1) (?:número|dígito|algarismo)`,
      example: 'A senha deve conter pelo menos uma letra maiúscula e um número.',
      cases: [
        {
          title: ['{field:bare}: sem maiúscula ou sem número é recusada', 'Sem maiúscula ou sem número: recusa'],
          type: 'Negative',
          given: [filled],
          steps: [
            'Guardar {field:o} sem maiúscula | papagaio47verde | {beyond}',
            'Guardar {field:o} sem número | PapagaioVerde | {beyond}',
            'Guardar {field:o} com maiúscula e número | Papagaio47Verde | É possível; a partir de agora vale este valor',
          ],
        },
      ],
    },
    {
      said: `<field> (?:aceita|aceitam|${must} (?:ter|conter|aceitar)|${'(?:pode|podem)'} (?:ter|conter)|tem|admite|permite) ${only}? ?(?:números|dígitos|algarismos|caracteres numéricos)`,
      example: 'O campo "Ramal" aceita apenas números.',
      cases: [
        {
          title: ['{field:bare}: só números; letra e sinal recusados', 'Só números; letra e sinal são recusados'],
          type: 'Negative',
          given: [filled],
          steps: [
            'Guardar o formulário com uma letra {field:em} | 47A1 | {beyond}',
            'Guardar o formulário com um sinal {field:em} | 47-1 | {beyond}',
            'Guardar o formulário só com números {field:em} | 4711 | O valor fica guardado; após recarregar aparece 4711',
          ],
        },
      ],
    },
    {
      said: `<field> ${must} (?:conter|ter|incluir|possuir) (?:pelo menos|no mínimo|ao menos|mínimo de) <min> caracteres(?:,| e|, e) (?:incluindo|com|contendo|contendo ao menos|entre eles|sendo)? ?(?:pelo menos |no mínimo |ao menos )?(?:uma letra maiúscula|1 letra maiúscula|uma maiúscula)(?:,| e|, e) (?:pelo menos )?(?:um|1) (?:número|dígito|algarismo)`,
      example: 'A senha deve ter no mínimo 8 caracteres, incluindo pelo menos uma letra maiúscula e um número.',
      cases: [
        {
          title: [
            '{field:bare}: curta, sem maiúscula ou sem número é recusada',
            'Curta, sem maiúscula ou sem número: recusa',
          ],
          type: 'Boundary',
          given: [filled],
          steps: [
            'Guardar {field:o} com {min-1} caracteres | {short} | {beyond}',
            'Guardar {field:o} com {min} caracteres, sem maiúscula | {small} | {beyond}',
            'Guardar {field:o} com {min} caracteres, sem número | {letters} | {beyond}',
            'Guardar {field:o} com {min} caracteres, maiúscula e número | {good} | É possível; a partir de agora vale este valor',
          ],
        },
      ],
      derive: (slots) => {
        const least = slots.values.get('min')?.amount ?? 0
        if (!Number.isInteger(least) || least < 4 || least > 30) return undefined
        const cut = (text: string, count: number): string => text.repeat(5).slice(0, count)
        return {
          short: cut('Kite47vaso', least - 1),
          good: cut('Kite47vaso', least),
          small: cut('kite47vaso', least),
          letters: cut('Kitevasoma', least),
        }
      },
    },
    {
      said: `(?:<who> (?:informa|indica|digita|introduz|insere|preenche) )(?<field>[^,;:()]{3,50}?)(?: em \\p{L}+)?,? com (?:até|no máximo) (?:duas|2) casas decimais`,
      example: 'O produtor informa a área plantada em hectares, com até duas casas decimais.',
      cases: [decimals],
    },
    {
      said: `<field> (?:aceita|aceitam|${must} ter|${'(?:pode|podem)'} ter|admite|permite)(?: ${only})?(?: no máximo| até)? (?:duas|2) casas decimais`,
      example: 'O peso da encomenda aceita no máximo duas casas decimais.',
      cases: [decimals],
    },
  ],
}
