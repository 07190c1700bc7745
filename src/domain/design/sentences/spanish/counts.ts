import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { isFeminine, namesSpanishPeople, spanishForm } from './spanish-forms.ts'
import { can, only } from './words.ts'

const most = '(?:como máximo|a lo sumo|hasta|un máximo de|un límite de|no más de|máximo)'
const measured =
  '(?!(?:euros?|caracteres|letras|palabras|cifras|dígitos|segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|kg|kilos?|gramos|litros|km|metros|m²|cm|mm|MB|KB|GB|px|puntos? porcentuales|por ciento)(?!\\p{L}))'
const nouns = (slot: string): string => `<${slot}=${measured}[\\p{L}][^,;:()]{2,50}?>`
const per =
  '(?: <per=(?:por|para cada|por cada|al|a la|en cada|a cada|cada|en el mismo|en la misma|en una misma|en un mismo) [^,;:()]{2,40}?>)?'
const atOnce =
  '(?: <once=(?:a la vez|al mismo tiempo|simultáneamente|de forma simultánea|en paralelo|activ[oa]s a la vez)>)?'
const owner = '<owner=(?:Cada|Un|Una|El|La|Los|Las|Todo|Toda|Cualquier|Todos los|Todas las) [^,;:()]{2,50}?>'
const have = '(?:tener|contener|incluir|admitir|albergar|llevar|acumular|disponer de|contar con|guardar|mantener)'
const adding =
  '<verb=(?:añadir|aplicar|usar|utilizar|crear|votar por|adquirir|obtener|reclamar|recibir|prestar|dejar|firmar|editar|bloquear|participar en|reservar|subir|adjuntar|registrar|seleccionar|elegir|marcar|solicitar|pedir|invitar a|invitar|hacer|realizar|presentar|enviar|inscribir a|inscribir|inscribirse en|apuntarse a|alquilar|comprar|publicar|asignar|guardar|programar|descargar|canjear|contratar|dar de alta|incluir|cargar|prestar|llevarse|retirar|emitir|abrir|vincular|agregar)>'

const periods = /^(?:al?|por|cada|a la) (?:día|semana|mes|año|hora|curso|temporada|trimestre|jornada|noche|turno)/iu

/** What there is before the last one that is accepted, and how one more is added. */
function counted({ words, values }: Slots): Record<string, string> | undefined {
  const most = values.get('count')?.amount ?? 0
  const things = words.get('things') ?? ''
  if (most < 2 || !Number.isInteger(most) || things === '') return undefined
  const before = most - 1 === 1 ? (spanishForm(things, 'sing') ?? things) : things
  const owned = words.get('owner')
  const scope = words.get('per')
  const within = scope === undefined ? undefined : scopeOf(scope)
  const who = owned === undefined || /^todos|^todas/iu.test(owned) ? undefined : spanishForm(soleOf(owned), 'the')
  const start = who === undefined ? 'Ya hay' : `${who.charAt(0).toUpperCase()}${who.slice(1)} tiene ya`
  const verb = words.get('verb') ?? 'añadir'
  return {
    before: `${start} ${String(most - 1)} ${before}${within === undefined ? '' : ` (${within})`}.`,
    add: /^(?:invitar|inscribir)$/u.test(verb) ? `${verb} a` : verb,
  }
}

const soleOf = (owner: string): string =>
  /^(?:los|las) /iu.test(owner) ? (spanishForm(owner, 'sing') ?? owner) : owner

function scopeOf(per: string): string {
  const noun = per.replace(
    /^(?:por cada|para cada|en cada|a cada|por|al|a la|cada|en (?:el|la|un|una) mism[oa]) /iu,
    '',
  )
  const same = isFeminine(noun) ? 'la misma' : 'el mismo'
  if (periods.test(per)) return `todo en ${same} ${noun}`
  return namesSpanishPeople(noun) ? `de ${same} ${noun}`.replace('de el', 'del') : `en ${same} ${noun}`
}

const limit: CasePattern = {
  title: ['{things:many}: {count} sí, {count+1} no', '{count} se admiten, una más se rechaza'],
  type: 'Boundary',
  given: ['{before}'],
  steps: [
    '{add} {things:one} más | En total: {count} | Se admite; ya son {count}.',
    '{add} {things:other} más | En total: {count+1} | {beyond} Siguen siendo {count}.',
  ],
}

const soleThing = '<things=(?:un|una|1)(?: sol[oa]| únic[oa])? [^,;:()]{3,40}?>'

/** Only one thing: what it is called, and the setting in which there is none yet. */
function single({ words }: Slots): Record<string, string> | undefined {
  const noun = (words.get('things') ?? '').replace(/^(?:un|una|1) (?:sol[oa] |únic[oa] )?/iu, '')
  if (noun === '' || /^(?:vez|veces)/iu.test(noun)) return undefined
  const woman = isFeminine(noun)
  const owned = words.get('owner')
  const scope = words.get('per')
  const within = scope === undefined ? '' : ` (${scopeOf(scope)})`
  const who = owned === undefined ? undefined : spanishForm(soleOf(owned), 'the')
  const none = `${woman ? 'ninguna' : 'ningún'} ${noun}`
  return {
    sole: `${woman ? 'una' : 'un'} ${noun}`,
    another: `${woman ? 'otra' : 'otro'} ${noun}${within}`,
    first: `${woman ? 'una' : 'un'} ${noun}${within}`,
    refusedOne: woman ? 'una segunda' : 'un segundo',
    noun,
    before:
      who === undefined
        ? `Todavía no hay ${none}${within}.`
        : `${who.charAt(0).toUpperCase()}${who.slice(1)} no tiene todavía ${none}${within}.`,
  }
}

const oneOnly = (verb: string): CasePattern => ({
  title: ['{sole} sí, {refusedOne} no', 'La primera vez se admite, la segunda se rechaza'],
  type: 'Boundary',
  given: ['{before}'],
  steps: [
    `${verb} {first} | Primera vez | Se admite.`,
    `${verb} {another} | Segunda vez | {beyond} Sigue habiendo {sole}.`,
  ],
})

/** The same twice: "No se puede enviar dos veces una solicitud por el mismo animal". */
function twice({ words }: Slots): CasePattern[] | undefined {
  const thing = words.get('thing') ?? words.get('thing2') ?? words.get('thing3') ?? ''
  const noun = (words.get('scope') ?? '').replace(/^(?:el mismo|la misma|un mismo|una misma) /iu, '')
  const [act, link] = [words.get('verb') ?? '', words.get('place') ?? 'por']
  if (thing === '' || noun === '') return undefined
  const bare = spanishForm(thing, 'sing') ?? thing
  const place = (one: string): string =>
    `${link} ${spanishForm(noun, 'the') ?? noun} ${one}`.replace(/^(de|a) el /u, '$1l ')
  const single = `una únic${isFeminine(bare) ? 'a' : 'o'} ${bare}`.replace(/^una único/u, 'un único')
  // "solicitud" → "solicitudes"; what has several words is counted as entries.
  const many = / |ón$/u.test(bare)
    ? 'entradas'
    : bare.replace(/z$/u, 'c').replace(/$/u, /[aeiou]$/u.test(bare) ? 's' : 'es')
  const name = noun.charAt(0).toUpperCase() + noun.slice(1)
  return [
    {
      title: [
        `Segund${isFeminine(bare) ? 'a' : 'o'} ${bare} ${link} {scope}: queda ${isFeminine(bare) ? 'una sola' : 'uno solo'}`,
        `Dos veces ${link} {scope}: queda ${isFeminine(bare) ? 'una sola' : 'uno solo'}`,
      ],
      type: 'Negative',
      technique: 'Error guessing',
      given: [
        `${name} A y ${noun} B disponibles; la persona que hace la prueba no tiene ${spanishForm(bare, 'none') ?? bare}.`,
      ],
      steps: [
        `${act} ${spanishForm(bare, 'one') ?? bare} ${place('A')} | ${name} A, primera vez | Se admite y figura en la lista.`,
        `${act} ${spanishForm(bare, 'other') ?? bare} ${place('A')} desde un formulario nuevo | ${name} A, segunda vez | {beyond}`,
        `Abrir la lista y contar ${isFeminine(many) ? 'las' : 'los'} ${many} ${place('A')} | ${name} A | Figura ${single} ${place('A')}.`,
        `${act} ${spanishForm(bare, 'one') ?? bare} ${place('B')} | ${name} B | Se admite y figura en la lista.`,
      ],
      assume: [
        'Se entiende que la regla vale para la misma persona.',
        `El ticket no dice si se puede repetir cuando ${isFeminine(bare) ? 'la primera' : 'el primero'} se rechazó o se anuló.`,
      ],
    },
  ]
}

/** How many things there may be. */
export const counts: PatternGroup = {
  cue: 'dos|vari|máxim|hasta|sumo|más de|límite|mínim|menos|únic|sol[oa]|solamente',
  patterns: [
    {
      said: `(?:No se ${can}|Nadie ${can}|${owner} no ${can}) <verb=\\p{L}{3,16}(?:ar|er|ir)> (?:(?:dos veces|más de una vez|varias veces) <thing=(?:una?|el|la) [^,;:()\\d]{3,40}?>|<thing2=una? [^,;:()\\d]{3,40}?> (?:dos veces|más de una vez|varias veces)|más de <thing3=una? [^,;:()\\d]{3,40}?>) <place=por|para|en|sobre|de|a> <scope=(?:el mismo|la misma|un mismo|una misma) (?!fecha|hora|día|semana|mes|año|momento|tiempo|franja|turno|vez|lado|sesión|curso)[\\p{L}]+(?: (?:de|del|de la) [\\p{L}]+)?>`,
      example: 'No se puede publicar dos veces una reseña sobre el mismo hotel.',
      cases: twice,
    },
    {
      said: `${owner} (?:${only} )?${can} ${have} (?:${most} |abiert[oa]s ${most} )<count> ${nouns('things')}${atOnce}${per}${atOnce.replace('once', 'once2')}`,
      example:
        'Cada socio puede tener como máximo 3 reservas activas. Al intentar la cuarta se muestra «Límite alcanzado».',
      derive: counted,
      cases: [limit],
    },
    {
      said: `${owner} (?:${only} )?${can} ${adding} ${most} <count> ${nouns('things')}${atOnce}${per}${atOnce.replace('once', 'once2')}`,
      example: 'El alumno puede solicitar hasta 4 becas por curso.',
      derive: counted,
      cases: [limit],
    },
    {
      said: `${owner} no ${can} ${adding} más de <count> ${nouns('things')}${atOnce}${per}`,
      example: 'Un lector no puede reservar más de 5 libros a la vez.',
      derive: counted,
      cases: [limit],
    },
    {
      said: `(?:Se admiten|Se aceptan|Se permiten|Hay un máximo de|Máximo(?: de)?|Como máximo,?|Hasta|Un máximo de|El máximo es de)(?: ${most})? ?<count> ${nouns('things')}${atOnce}${per}`,
      example: 'Hasta 5 direcciones por abonado.',
      derive: counted,
      cases: [limit],
    },
    {
      said: `${owner} (?:${only} ${can} ${have}|no ${can} ${have} más de|${can} ${have} (?:${only}|como máximo|a lo sumo)) ${soleThing}${atOnce}${per}`,
      example: 'Cada vehículo solo puede tener un seguro activo.',
      derive: single,
      cases: [oneOnly('Añadir')],
    },
    {
      said: `${owner} no ${can} ${have} (?:dos|varios|varias) (?<many>[\\p{L}][^,;:()]{3,40}?)(?: (?:a la vez|al mismo tiempo|simultáneamente))?${per}`,
      example: 'Un usuario no puede tener dos recargas en curso al mismo tiempo.',
      derive: (slots) => {
        const many = slots.words.get('many') ?? ''
        const one = spanishForm(many, 'one') ?? many
        return single({ ...slots, words: new Map([...slots.words, ['things', one]]) })
      },
      cases: [oneOnly('Iniciar')],
    },
  ],
}
