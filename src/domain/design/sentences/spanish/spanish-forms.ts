import { finiteVerb } from '../../understand/romance/verbs.ts'
import { namesAgent, roleOf } from '../../understand/romance/actors.ts'

const determiner =
  /^(?:todos los|todas las|cualquiera de los|cualquiera de las|el|la|los|las|un|una|unos|unas|cada|todo|toda|todos|todas|cualquier|ningún|ninguna|su|sus|este|esta|estos|estas|dicho|dicha|mi|mis) /iu

/** Nouns whose ending tells the wrong gender, or none. */
const feminine =
  /^(?:foto|moto|mano|radio|clase|noche|tarde|llave|calle|imagen|orden|red|señal|sede|serie|base|ley|flor|fuente|frase|fase|nube|parte|cárcel|sal|piel|vez|luz|cruz|voz|raíz|matriz|torre|fiebre|suerte|muerte|gente|mente|corriente|vacante|variante|app|web|aula|área|agua|acta|alta|arma|ala|leche|nave|índole|sangre|cuota|póliza|vacaciones|lista|pista|vista|revista|entrevista|firma|forma|norma|plataforma|alarma|cama|rama|suma|trama)$/iu
const masculine =
  /^(?:día|mapa|problema|sistema|programa|idioma|tema|tema|poema|planeta|cometa|lema|clima|esquema|panorama|diagrama|dilema|cura|turista|guardia|avión|camión|buzón|cupón|botón|cajón|guion|guión|salón|talón|renglón|peatón|campeón|millón|lote|pasaje|jurista)$/iu
const stressed = /^(?:aula|área|agua|acta|alta|arma|ala|águila|alma|hacha)$/iu

const irregular: Record<string, string> = {
  imágenes: 'imagen',
  exámenes: 'examen',
  órdenes: 'orden',
  volúmenes: 'volumen',
  resúmenes: 'resumen',
  márgenes: 'margen',
  jóvenes: 'joven',
  planes: 'plan',
  trenes: 'tren',
  bienes: 'bien',
  fines: 'fin',
  meses: 'mes',
  datos: 'datos',
  vacaciones: 'vacaciones',
  alias: 'alias',
  países: 'país',
  relojes: 'reloj',
  leyes: 'ley',
  redes: 'red',
  sedes: 'sede',
  clases: 'clase',
  veces: 'vez',
  crisis: 'crisis',
  tesis: 'tesis',
  análisis: 'análisis',
  lunes: 'lunes',
  gases: 'gas',
  autobuses: 'autobús',
  envases: 'envase',
  másteres: 'máster',
}

/** "reservas" → "reserva", "solicitudes" → "solicitud", "padres" → "padre". */
function singularWord(word: string): string {
  const known = irregular[word.toLowerCase()]
  if (known !== undefined) return known
  return word
    .replace(/iones$/u, 'ión')
    .replace(/(?<=[\p{L}]{2})ones$/u, 'ón')
    .replace(/anes$/u, 'án')
    .replace(/enes$/u, 'én')
    .replace(/ines$/u, 'ín')
    .replace(/eses$/u, 'és')
    .replace(/ces$/u, 'z')
    .replace(/(?<=[aeiouáéíóú][drl]|y|ís)es$/u, '')
    .replace(/(?<=[aeéioóuú])s$/u, '')
}

const preposition = /^(?:de|del|en|con|por|para|sin|a|al|entre|sobre|según|que|y|o|desde|hasta|como)$/iu

/** The noun and the adjectives right behind it, each changed by `change`. */
function headChanged(words: string, change: (word: string) => string): string {
  let open = true
  return words
    .split(' ')
    .map((word) => {
      if (preposition.test(word) || /["«“]/.test(word)) open = false
      return open ? change(word) : word
    })
    .join(' ')
}

const bareOf = (words: string): string => words.replace(determiner, '')
const isQuoted = (words: string): boolean => /^["«“„]/u.test(words)

export function isPluralNoun(words: string): boolean {
  const [first = ''] = words.split(' ')
  if (/^(?:los|las|unos|unas|todos|todas|sus|mis|estos|estas|varios|varias)$/iu.test(first)) return true
  if (determiner.test(words)) return false
  return (
    /(?<!ís|és|ás|is)s$/iu.test(first) &&
    !/^(?:lunes|martes|miércoles|jueves|viernes|sms|gps|dos|alias|análisis|crisis|tesis)$/iu.test(first)
  )
}

export function isFeminine(words: string): boolean {
  const bare = bareOf(words)
  const head = singularWord(bare.split(' ')[0] ?? '')
  if (/^(?:la|las|una|unas|toda|todas|esta|estas|ninguna|dicha) /iu.test(words)) return true
  if (/^(?:el|los|un|unos|todo|todos|este|estos|ningún|dicho) /iu.test(words)) return stressed.test(head)
  if (feminine.test(head)) return true
  if (masculine.test(head)) return false
  if (/(?:ción|sión|ión|dad|tad|tud|umbre|ez|triz)$/iu.test(head)) return true
  return /a$/iu.test(head) && !/(?:ista|ma)$/iu.test(head)
}

/** "cancelar su reserva" → "cancelar la reserva". */
function withoutPossessive(words: string): string {
  return words.replace(/(?<!\p{L})(?<own>sus?) (?<noun>[\p{L}-]+)/giu, (_, own: string, noun: string) =>
    isQuoted(noun) ? noun : `${articleOf(`${/s$/i.test(own) ? 'los' : 'un'} ${noun}`, noun)} ${noun}`,
  )
}

function articleOf(phrase: string, noun = bareOf(phrase)): string {
  const many = isPluralNoun(phrase)
  const woman = isFeminine(noun)
  if (many) return woman ? 'las' : 'los'
  const [head = ''] = noun.split(' ')
  return woman && !stressed.test(head) ? 'la' : 'el'
}

/**
 * Words in a form that only Spanish needs: `the` with the definite article, `one` ("una reserva"), `other` ("otra reserva"),
 * `none` ("ninguna reserva"), `sing` and `many` without
 * determiner, `a` and `o` the ending of a participle ("guardad{x:o}"), `pl` the ending of a verb
 * ("sigue{x:pl}"), `role` one of the people ("administrador"), `own` without possessives.
 */
export function spanishForm(words: string, form: string): string | undefined {
  const bare = bareOf(words)
  const one = isPluralNoun(words) ? headChanged(bare, singularWord) : bare
  const [head = ''] = one.split(' ')
  const woman = isFeminine(words)
  switch (form) {
    case 'the':
      return isQuoted(words) || /^(?:el|la|los|las|[A-Z]{2,})(?!\p{L})/u.test(words)
        ? words
        : `${articleOf(words)} ${/^\p{Lu}\p{Ll}/u.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare}`
    case 'one':
      return isQuoted(words) ? words : `${woman && !stressed.test(head) ? 'una' : 'un'} ${one}`
    case 'sole':
      return isQuoted(words)
        ? words
        : `${articleOf(`${isPluralNoun(one) ? 'los' : 'un'} ${one}`, woman ? 'una casa' : 'un caso')} ${one}`
    case 'list':
      return /^(?:(?:el|la|los|las|un|una) )?(?:lista|listado|tabla|historial|clasificación|ranking|catálogo|agenda|calendario|resultados|bandeja|panel|tablón|búsqueda)/iu.test(
        words,
      )
        ? words
        : `la lista de ${bare}`
    case 'other':
      return isQuoted(words) ? `otro ${words}` : `${woman ? 'otra' : 'otro'} ${one}`
    case 'none':
      return `${woman ? 'ninguna' : 'ningún'} ${one}`
    case 'sing':
      return one
    case 'many':
      return bare
    case 'cap':
      return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
    case 'a':
      return woman ? 'a' : 'o'
    case 'o':
      return `${woman ? 'a' : 'o'}${isPluralNoun(words) ? 's' : ''}`
    case 'pl':
      return isPluralNoun(words) ? 'n' : ''
    case 'role':
      return roleOf(words, 'es')
    case 'own':
      return withoutPossessive(words)
    default:
      return undefined
  }
}

const morePeople =
  /^(?:administrativ|directiv|operari|lector|contable|comercial|profesional|fiscal|concejal|policía|bomber|farmacéutic|matron|peón|peones|capitán|capitana|auxiliar|guía|chófer|asegurad|perit|equipo|departamento|oficina|recepción|taquilla|cocina|tesorería|personal|cónyuge|cuidador|propietari|adoptante|adulto|ciclista|peregrin|feligres|opositor|revisor|suscrit|federad|jubilad|menor|mayor|refugiad|adjunt|nadie|quien|padres|tutores|anfitrión|anfitriona|mediador|informátic|electricist|fontaner|albañil|pintor|agricultor|ganader|apicultor|pescador|capataz|gestoría|clínica|tienda|ayuntamiento|centro)/iu

/** Whether the first noun is a word for people, or for those who act for them. */
export function namesSpanishPeople(words: string): boolean {
  return (
    namesAgent(words, 'es') ||
    morePeople.test(bareOf(words)) ||
    /(?:^| )(?:usuari[oa]s?|rol|perfil) /iu.test(`${words} `)
  )
}

const noun =
  /^(?:el|la|los|las|un|una|unos|unas|de|del|al|a|con|en|por|para|sin|su|cada|este|esta|misma|otra|primera|segunda|última|nueva|próxima|entre|según|desde|y|e|o|u|como|modo|fecha|hora|lista)$/iu

/** Whether a verb stands among the words: "los cargadores aparecen en gris". A noun may look like one: "la compra". */
export function hasSpanishVerb(words: string): boolean {
  const all = words.replace(/«[^»]*»|"[^"]*"|“[^”]*”/gu, 'x').split(' ')
  return (
    / (?:y|o|e|u|ni|solo|sólo)$/iu.test(words) ||
    all.some(
      (word, at) =>
        at > 0 &&
        !/^(?:activas?|completas?|vacías?|llenas?|enteras?|seguidas?|bajas?|altas?|nuevas?|clientes?|muestras?)$/iu.test(
          word,
        ) &&
        finiteVerb(word.toLowerCase(), 'es') !== undefined &&
        !noun.test(all[at - 1] ?? ''),
    )
  )
}

/** Whether a word is an infinitive by its ending, with or without a pronoun. */
export function isSpanishInfinitive(word: string): boolean {
  return (
    /^\p{Ll}{1,18}(?:[aei]r|ír)(?:se|me|l[aeo]s?)?$/u.test(word) &&
    !/^(?:lugar|hogar|mujer|taller|alquiler|ayer|mar|par|bar|dólar|celular|titular|auxiliar|familiar|escolar|particular|similar|lunar|ejemplar|cualquier|primer|tercer|máster|carácter|líder|chófer|inventario)$/u.test(
      word,
    )
  )
}

/** "de el pedido" → "del pedido". */
export function contracted(text: string): string {
  const whole = text
    .replace(/(?<![\d.,])1 caracter(?:es)?(?!\p{L})/gu, '1 carácter')
    .replace(/(?<![\d.,])1 veces seguidas(?!\p{L})/gu, 'una vez')
    .replace(/(?<![\d.,])1 fallos(?!\p{L})/gu, 'un fallo')
    .replace(/(?<=\p{L}) y (?=h?i(?!e)\p{L})/gu, ' e ')
    .replace(/(?<=[\p{L}»]\. )\p{Ll}/gu, (letter) => letter.toUpperCase())
  return whole.replace(/(?<=^|[\s(])(?<word>de|a) el (?=\p{Ll}|«)/giu, '$<word>l ')
}
