import { indicative } from '../../understand/romance/moods.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'

const kept: CasePattern = {
  title: ['{thing}: sigue igual al volver', 'Lo elegido sigue igual al volver'],
  given: ['Sesión iniciada; se anota lo que hay al principio.'],
  steps: [
    'Cambiar {thing} | Un valor distinto del inicial | Se ve el valor nuevo.',
    '{leave} | | {left}.',
    '{enter} | | Sigue puesto el valor nuevo.',
  ],
}
const failing: CasePattern = {
  title: ['{thing} {fails}: {rest}', '{rest}', 'El fallo se trata como está previsto'],
  type: 'Negative',
  technique: 'Error guessing',
  given: ['Está preparado que {thing} {fails}.'],
  steps: ['Continuar hasta ese punto | | {rest:ind}.'],
}
const fee: CasePattern = {
  title: ['{condition}: de {money:40} se pasa a {with}', 'El importe cambia solo con la condición'],
  technique: 'Decision table',
  given: ['Precio normal: {money:40}.'],
  steps: [
    'Calcular el precio con esta condición: {condition} | {condition} | Se cobran {with}.',
    'Calcular el precio sin esa condición | Caso normal | Se cobran {money:40}.',
  ],
}
function priced(sign: 1 | -1) {
  return ({ words, values, facts }: Parameters<NonNullable<PatternGroup['patterns'][number]['derive']>>[0]) => {
    const share = values.get('percent')?.amount
    if (share === undefined) return undefined
    const amount = 40 + (sign * 40 * share) / 100
    const text = facts.money.format.decimal === ',' ? amount.toFixed(2).replace('.', ',') : amount.toFixed(2)
    return {
      with: `${facts.money.format.prefix}${text}${facts.money.format.suffix}`,
      condition: indicative(words.get('clause1') ?? '', 'es').replace(/^(?:si|cuando|en|los|las|por) /iu, (word) =>
        /^(?:si|cuando) /iu.test(word) ? '' : word.toLowerCase(),
      ),
    }
  }
}
const rebate = '(?:un descuento|una rebaja|una bonificación|una reducción)'
const applied = '(?:se (?:aplica|cobra|añade|suma|hace)|hay|tiene|tienen|lleva|llevan)'

/** Places in a list, labels, orders to choose, what is remembered, reasons, failures, surcharges. */
export const choices: PatternGroup = {
  cue: 'final|principio|primer|arriba|etiqueta|ordenar|mantiene|conserva|recuerda|motivo|justific|falla|responde|interrump|corta|cifras|dígitos|solo l|sólo l|recargo|suplemento|descuento|bonific|penaliz|incremento|pero no|por| y ',
  patterns: [
    {
      said: `<thing=(?:El|La|Los|Las) [^,;:()]{3,60}?> se (?:mantienen?|conservan?|recuerdan?|guardan?) (?:al|tras|después de|aunque|entre) (?:volver a (?:entrar|iniciar sesión|abrir)|cerrar (?:la )?sesión|iniciar sesión de nuevo|salir|sesiones|reiniciar|recargar|cambiar de (?:página|dispositivo)|se cierre la (?:sesión|aplicación|página))[^,;:()]{0,40}`,
      example: 'La preferencia se mantiene al volver a entrar.',
      derive: ({ sentence = '' }) =>
        /reiniciar|se cierre la (?:aplicación|página)/u.test(sentence)
          ? {
              leave: 'Cerrar del todo la aplicación',
              left: 'La aplicación está cerrada',
              enter: 'Abrir de nuevo la aplicación',
            }
          : {
              leave: 'Cerrar la sesión',
              left: 'La sesión se cierra',
              enter: 'Iniciar sesión de nuevo con la misma cuenta',
            },
      cases: [kept],
    },
    {
      said: `(?:Si|Cuando) <thing=(?:el|la|los|las) [^,;:()]{3,50}?> (?<fails>fallan?|no responden?|se interrumpen?|se cortan?|no están? disponibles?|no funcionan?|devuelven? un error|no (?:se )?completan?|es rechazad[oa]|son rechazad[oa]s|es denegad[oa])(?: [^,;:()]{3,30})?, <rest=[^;]{4,160}?>`,
      example: 'Si el pago falla, las entradas vuelven a estar disponibles.',
      cases: [failing],
    },
    {
      said: `<clause1=(?:En|Por|Si|Cuando|Durante) [^,;:()]{3,70}?>,? (?:${applied} ${rebate} del?|se (?:descuenta|rebaja|bonifica|reduce) (?:el|un)) <percent>(?: (?:del|sobre|en) [^,;:()]{3,40})?`,
      example: 'Si se paga por adelantado, se aplica un descuento del 10 %.',
      derive: priced(-1),
      cases: [fee],
    },
  ],
}
