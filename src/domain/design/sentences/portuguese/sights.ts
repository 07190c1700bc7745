import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { portugueseForm } from './portuguese-forms.ts'
import { numberOf } from './worked.ts'

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** "A porta abre com um PIN de 4 dígitos, válido desde 10 minutos antes do início até ao fim da reserva." */
function opened(slots: Slots): CasePattern[] | undefined {
  const { words } = slots
  const digits = numberOf(slots, 'n')
  if (!Number.isInteger(digits) || digits < 3 || digits > 8) return undefined
  const code = '40715928'.slice(0, digits)
  const kind = words.get('word') ?? 'PIN'
  const door = words.get('thing') ?? ''
  const low = `${door.charAt(0).toLowerCase()}${door.slice(1)}`
  const what = words.get('scope') ?? 'reserva'
  const given = [
    `${capital(portugueseForm(what, 'o') ?? what)} é das 18:00 às 20:00 de 10/09/2026; o ${kind} recebido é, por exemplo, ${code}.`,
    `Depois de cada tentativa, ${low} está de novo fechad${/^a /iu.test(door) ? 'a' : 'o'}.`,
  ]
  const enter = (data: string, opens: boolean): string =>
    `Introduzir o ${kind} n${/^a /iu.test(door) ? 'a' : 'o'} ${door.replace(/^(?:o|a) /iu, '')} | ${data} | ${opens ? `${door} abre` : `${door} continua fechad${/^a /iu.test(door) ? 'a' : 'o'}`}`
  return [
    {
      title: [
        `${kind}: abre de {lead} antes do início até às 19:59, antes e depois não`,
        `${kind}: só no período previsto`,
      ],
      type: 'Boundary',
      given,
      steps: [
        enter(`${code}, {lead:early}`, false),
        enter(`${code}, {lead:mark}`, true),
        enter(`${code}, 10/09/2026, 19:59`, true),
        enter(`${code}, 10/09/2026, 20:01`, false),
      ],
    },
    {
      title: [`${kind} de ${String(digits)} dígitos: abre; incompleto ou errado, não`],
      type: 'Negative',
      given,
      steps: [
        enter(`${code.slice(0, -1)} (${String(digits - 1)} dígitos), 10/09/2026, 18:30`, false),
        enter(`${code.slice(0, -1)}${code.endsWith('9') ? '0' : '9'} (último dígito errado), 10/09/2026, 18:30`, false),
        enter(`${code} (${String(digits)} dígitos), 10/09/2026, 18:30`, true),
      ],
    },
  ]
}

const doorWords = '(?:porta|cancela|portão|cacifo|armário|fechadura|cofre|barreira)'
const wrongCodes = ['1111', '2222', '3333', '5555', '6666', '7777', '8888', '9999']

/** "Após 3 PIN errados seguidos, a porta fica bloqueada durante 5 minutos." */
function lockedDoor(slots: Slots): CasePattern[] | undefined {
  const { words } = slots
  const times = numberOf(slots, 'n')
  if (!Number.isInteger(times) || times < 2 || times > wrongCodes.length) return undefined
  const kind = (words.get('kind') ?? 'PIN').replace(/s$/u, '')
  const door = words.get('thing') ?? ''
  const low = `${door.charAt(0).toLowerCase()}${door.slice(1)}`
  const a = /^a /iu.test(door) ? 'a' : 'o'
  const [opens, closed] = [`${capital(low)} abre`, `${capital(low)} continua fechad${a}`]
  const wrong = (count: number): string =>
    count === 1 ? `um ${kind} errado` : `${String(count)} ${kind}${words.get('s') ?? ''} errados seguidos`
  const codes = (count: number): string => wrongCodes.slice(0, count).join(', ')
  const inRow = words.has('row')
  const given = [
    `O ${kind} certo d${a} ${low.slice(2)} é, por exemplo, 4071 e é válido durante todo o teste; ainda não houve tentativas.`,
    `Depois de cada abertura, ${low} é fechad${a} de novo.`,
  ]
  const right = `Introduzir o ${kind} certo`
  return [
    {
      title: [
        `${capital(wrong(times).replace(' seguidos', ''))}: ${low} não abre por {span}, nem com o ${kind} certo`,
        `${String(times)} erros: bloqueio de {span}, até para o ${kind} certo`,
      ],
      type: 'Negative',
      technique: 'State transition',
      given,
      steps: [
        `Introduzir ${wrong(times)} | ${codes(times)}, o último em {start} | ${closed} após cada tentativa`,
        `${right} logo a seguir | 4071 | ${closed}`,
        `${right} pouco antes do fim do bloqueio | 4071, {span:in} | ${closed}`,
        `${right} depois do fim do bloqueio | 4071, {span:out} | ${opens}`,
      ],
    },
    {
      title: [
        `${capital(wrong(times - 1).replace(' seguidos', ''))} não bloqueia${times > 2 ? 'm' : ''} ${low}`,
        `${String(times - 1)} erros não bloqueiam`,
      ],
      type: 'Boundary',
      technique: 'State transition',
      given,
      steps: [
        `Introduzir ${wrong(times - 1)} | ${codes(times - 1)} | ${closed} após cada tentativa`,
        `${right} logo a seguir | 4071 | ${opens}`,
        ...(inRow
          ? [
              `Introduzir outra vez ${wrong(times - 1)} | ${codes(times - 1)} | ${closed} após cada tentativa`,
              `${right} de novo | 4071 | ${opens}: nunca houve ${String(times)} erros seguidos`,
            ]
          : []),
      ],
    },
  ]
}

/** Doors and lockers with a code that works around a booking only, and that wrong codes lock. */
export const doors: PatternGroup = {
  cue: 'abre com|bloquead',
  patterns: [
    {
      said: `(?:Após|Depois de|Com|Ao fim de) <n> (?:tentativas com )?<kind=PIN|código><s=s>? (?:errad|incorret|inválid)os(?<row> (?:seguid|consecutiv)os)?,? <thing=(?:a|o) ${doorWords}(?: (?:da|do|de) \\p{L}{3,20})?> (?:fica|é|será|permanece|deve ficar) (?:bloquead|trancad)[oa] (?:durante|por) <span>`,
      example: 'Depois de 4 códigos incorretos consecutivos, o cacifo é bloqueado por 10 minutos.',
      cases: lockedDoor,
    },
    {
      said: `<thing=(?:A|O) ${doorWords}> abre(?:-se)? com um <word=PIN|código> de <n> dígitos,? (?:que é )?(?:válido|que funciona|que vale) (?:desde|a partir de) <lead> antes do (?:início|começo) (?:até|e até) (?:ao|o|a) (?:fim|final) d[aeo] <scope=\\p{L}{4,20}>`,
      example:
        'O cacifo abre com um código de 6 dígitos, válido a partir de 15 minutos antes do início até ao final da aula.',
      cases: opened,
    },
  ],
}

/** What stands for a choice that is kept: the step that makes it, and how it is seen. */
const choices: [sign: RegExp, step: string, data: string, seen: string][] = [
  [/^sala/iu, 'Escolher outra sala', 'Sala 3', 'sala 3'],
  [/^semana/iu, 'Avançar para a semana de 15/06/2026', '15/06/2026', 'semana de 15/06/2026'],
  [/^mês/iu, 'Avançar para agosto de 2026', 'Agosto de 2026', 'agosto de 2026'],
  [/^(?:dia|data)/iu, 'Escolher outro dia', '15/06/2026', 'dia 15/06/2026'],
  [/^(?:idioma|língua)/iu, 'Escolher outro idioma', 'Inglês', 'idioma inglês'],
  [/^vista/iu, 'Escolher outra vista', 'Lista', 'vista em lista'],
  [/^ordem/iu, 'Escolher outra ordem', 'Data descendente', 'ordem por data descendente'],
]
const currents: Record<string, string> = {
  semana: 'a semana que inclui 03/06/2026',
  dia: 'o dia 03/06/2026',
  mês: 'o mês de junho de 2026',
}

/** "Ao recarregar a página, o calendário mantém a sala e a semana escolhidas; à primeira abertura mostra a semana atual." */
function keptOnReload({ words }: Slots): CasePattern[] | undefined {
  const items = (words.get('list') ?? '')
    .replace(/ (?:escolhid|selecionad|definid)[oa]s?$/iu, '')
    .split(/, | e /u)
    .map((item) => item.replace(/^(?:o|a|os|as) /iu, ''))
  const found = items.flatMap((item) => choices.filter(([sign]) => sign.test(item)).slice(0, 1))
  if (found.length < items.length || found.length === 0) return undefined
  const thing = words.get('thing') ?? ''
  const unit = words.get('word')
  const current = unit === undefined ? undefined : currents[unit.toLowerCase()]
  if (unit !== undefined && current === undefined) return undefined
  const kept = found.map(([, , , seen]) => seen)
  const keeps = kept.join(' e ')
  const open = `Abrir ${thing.toLowerCase()}`
  return [
    {
      title: [`${thing.replace(/^(?:o|a) /iu, '')}: ${keeps} após recarregar`, 'As escolhas mantêm-se após recarregar'],
      given: [
        unit === undefined
          ? 'Nada foi ainda alterado nesta página.'
          : 'Hoje é 03/06/2026; primeira abertura neste navegador.',
      ],
      steps: [
        ...(current === undefined ? [] : [`${open} pela primeira vez | Data atual: 03/06/2026 | Vê-se ${current}`]),
        ...found.map(([, step, data, seen]) => `${step} | ${data} | Fica escolhido: ${seen}`),
        `Recarregar a página | ${kept.join('; ')} | Continua escolhido: ${keeps}`,
      ],
      assume: ['Os valores escolhidos são exemplos que existem na aplicação.'],
    },
  ]
}

/** What is still chosen once the page was loaded again. */
export const kept: PatternGroup = {
  cue: 'recarregar|atualizar a página',
  patterns: [
    {
      said: `(?:Ao|Depois de|Após) (?:recarregar|atualizar) a página,? <thing=(?:o|a) [\\p{L}-]{3,30}> (?:mantém|conserva|guarda|preserva) <list=(?:o|a|os|as) [^,;:()]{3,60}? (?:escolhid|selecionad|definid)[oa]s?>(?:<stop>|, (?:e )?| e )(?:à|na) primeira (?:abertura|vez|utilização),? (?:mostra|apresenta|abre com|abre n[oa]|exibe) (?:o|a)? ?<word=semana|dia|mês> (?:atual|corrente)`,
      example:
        'Após atualizar a página, a agenda conserva a vista e o mês selecionados; na primeira abertura apresenta o mês atual.',
      cases: keptOnReload,
    },
    {
      said: `(?:Ao|Depois de|Após) (?:recarregar|atualizar) a página,? <thing=(?:o|a) [\\p{L}-]{3,30}> (?:mantém|conserva|guarda|preserva) <list=(?:o|a|os|as) [^,;:()]{3,60}? (?:escolhid|selecionad|definid)[oa]s?>`,
      example: 'Ao recarregar a página, a lista mantém a ordem escolhida.',
      cases: keptOnReload,
    },
  ],
}

/** What stands for a thing that only some may see. */
const values: [sign: RegExp, value: string][] = [
  [/^o nome da banda/iu, 'Os Faróis'],
  [/^o nome (?:da|do) /iu, 'Kestrel Norte'],
  [/^o (?:número de )?(?:telefone|telemóvel|contacto)/iu, '912 345 678'],
  [/^o e-?mail/iu, 'rita@example.test'],
  [/^(?:a morada|o endereço)/iu, 'Rua das Flores 4'],
  [/^(?:a nota|o comentário|a observação|o motivo)/iu, 'Kestrel 4711'],
]

/** Who sees a thing, and what the others read in its place. */
function seen({ words }: Slots): CasePattern[] | undefined {
  const thing = words.get('thing') ?? ''
  const value = values.find(([sign]) => sign.test(thing))?.[1]
  const list = (words.get('list') ?? '').split(/, (?:para )?| e (?:para )?/u)
  if (value === undefined || list.length > 4) return undefined
  const label = words.get('label') ?? ''
  const done = list.find((who) => /^quem /iu.test(who))?.replace(/^quem /iu, '')
  const roles = list.map((who) => (/^quem /iu.test(who) ? 'a pessoa A' : who))
  const as = (who: string): string =>
    /^o /iu.test(who) ? `d${who}` : /^(?:a|os|as) /iu.test(who) ? `d${who}` : `de ${who}`
  const account = (who: string): string =>
    who.replace(/^(?:o|a|os|as) /iu, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  const bare = thing.replace(/^(?:o|a) /iu, '')
  return [
    {
      title: [
        `${bare}: visível para ${roles.join(' e ')}; para outra pessoa, ${label}`,
        `${bare}: os outros veem ${label}`,
        `Os outros veem ${label}`,
      ],
      type: 'Negative',
      technique: 'Decision table',
      given: [
        `${done === undefined ? 'Há um registo com esta informação' : `A pessoa A ${done}`}; ${bare}: «${value}».`,
        'A pessoa B tem conta, mas não pertence a nenhum dos grupos indicados.',
      ],
      steps: [
        ...roles.map(
          (who) => `Abrir a vista desse registo com a conta ${as(who)} | ${account(who)} | Lê-se «${value}»`,
        ),
        `Abrir a mesma vista com a conta da pessoa B | Pessoa B | Lê-se ${label}; «${value}» não aparece`,
        `Procurar o texto no código da página com a conta da pessoa B | ${value} | O texto «${value}» não aparece`,
      ],
    },
  ]
}

/** Who sees a thing and who reads something else in its place. */
export const seenAs: PatternGroup = {
  cue: 'visíve',
  patterns: [
    {
      said: `<thing=(?:O|A) [^,;:()\\d]{3,40}?> (?:só|apenas|somente) (?:é|fica|está) visível (?:para|a) <list=[^,;:()\\d]{3,40}?(?:(?:,| e) (?:para |a )?[^,;:()\\d]{3,40}?){0,2}>(?:<stop>|, (?:e )?)(?:os|as|todos os|todas as) (?:outros|outras|demais|restantes)(?: \\p{L}{4,20})? (?:veem|leem|só veem) <label>`,
      example: 'O telefone apenas é visível para quem publicou e para a direção; os restantes veem «Oculto».',
      cases: seen,
    },
  ],
}
