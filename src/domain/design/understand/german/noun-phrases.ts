import { nounPhrase, preposition, tokensOf } from './phrases.ts'
import { parseLast, parseMain, type Sentence } from './sentence.ts'
import { namesPerson } from './words.ts'

const article =
  /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|jede[rsnm]?|alle[nr]?|diese[rsnm]?|nur|allein|auch)\s/i

/** Nouns on "-e" and the like that take an ending in every case but the first. */
const weakNoun = /^(?:\p{Lu}\p{L}*(?:ent|ant|ist|oge|nde|unde|ame)|Herr|Mensch|Nachbar)$/u

/** "der neue Antrag" as an object: "den neuen Antrag"; "ein Antrag" loses its article, as its gender is not told. */
export function accusative(words: string): string {
  const [, det = '', rest = words] =
    /^(der|jeder|dieser|ein|kein|die|das|eine|alle|jede|jedes|diese|dieses) (.+)$/iu.exec(words) ?? []
  const first = det.toLowerCase()
  if (/^(?:der|jeder|dieser)$/.test(first)) {
    const [, adjectives = '', noun = rest, tail = ''] = /^((?:\p{Ll}[\p{L}-]* )*)([^\s]+)(.*)$/su.exec(rest) ?? []
    return `${first === 'der' ? 'den' : `${first.slice(0, -1)}n`} ${adjectives.replace(/e (?!\p{Ll}+ \p{Ll}+ \p{Lu})/gu, 'en ')}${weakNoun.test(noun) ? `${noun}${noun.endsWith('e') ? 'n' : 'en'}` : noun}${tail}`
  }
  if (first === 'ein') {
    const masculine = /^(?:\p{Ll}+ )*\p{Ll}+er \p{Lu}/u.test(rest)
    return masculine
      ? `einen ${rest.replace(/er (?=(?:\p{Ll}+er )*\p{Lu})/gu, 'en ')}`
      : /^(?:\p{Ll}+es )+\p{Lu}/u.test(rest)
        ? `ein ${rest}`
        : rest
  }
  return det === '' ? words : `${first} ${rest}`
}

/** "eine neue Datei" as the known one: "die neue Datei"; undefined where the words do not tell the gender. */
export function definite(words: string): { words: string; plural: boolean } | undefined {
  const [, det = '', rest = ''] =
    /^(der|die|das|den|ein|eine|einen|ihre|seine|ihren|seinen|jede|jeden|jedes|diese|diesen|dieses) (.+)$/iu.exec(
      words,
    ) ?? []
  const noun = rest.replace(/,.*$/u, '')
  if (noun === '' || / (?:und|oder) /.test(noun)) return undefined
  const weak = noun.replace(/^((?:\p{Ll}+ )+)(?=\p{Lu})/u, (all) => all.replace(/e[rsn] /g, 'e '))
  switch (det.toLowerCase()) {
    case 'diese':
      if (!/(?:ung|heit|keit|schaft|ion|tät|ei|e)$/u.test(noun)) return undefined
      return { words: `die ${noun}`, plural: false }
    case 'eine':
    case 'jede':
      return { words: `die ${noun}`, plural: false }
    case 'einen':
    case 'den':
    case 'jeden':
    case 'diesen':
    case 'ihren':
    case 'seinen':
    case 'der':
      return /(?:\p{Ll}{3,}(?:en|ern|eln))$/u.test(noun) && !/^\p{Ll}/u.test(noun)
        ? undefined
        : { words: `der ${weak}`, plural: false }
    case 'das':
    case 'jedes':
    case 'dieses':
      return { words: `das ${weak}`, plural: false }
    case 'die':
      return pluralNoun.test(noun.split(/ (?=des|der|von|eines)/)[0] ?? '')
        ? { words: `die ${noun}`, plural: true }
        : /(?:ung|heit|keit|schaft|ion|tät|ie|ik|ur|enz|anz|ei)$/u.test(noun)
          ? { words: `die ${noun}`, plural: false }
          : undefined
    default:
      return undefined
  }
}
const pluralNoun = /(?:ungen|heiten|keiten|schaften|ionen|täten|ien|iken|enzen|zeiten|daten|Daten)$/u

export function withoutDeterminer(words: string): string {
  const [, det = '', rest = words] =
    /^(der|die|das|jede[rsn]?|alle|eine?|ein|einen|dem|den|einer|einem|allen|jedem) (.+)$/iu.exec(
      words.replace(/^(?:nur|allein|auch) /i, ''),
    ) ?? []
  const first = det.toLowerCase()
  const adjectives = (from: RegExp, to: string): string =>
    rest.replace(/^((?:\p{Ll}[\p{L}-]* )+)(?=\p{Lu})/u, (all) => all.replace(from, to))
  if (/^(?:der|jeder)$/.test(first) && /^\p{Ll}/u.test(rest)) return adjectives(/e /g, 'er ')
  return /^(?:alle|einer|einem|dem|den|allen)$/.test(first) ? adjectives(/en /g, 'e ') : rest.replace(article, '')
}

export interface Memory {
  /** A new sentence begins: what it names goes before what was named earlier. */
  next: () => void
  hear: (sentence: Sentence | undefined, condition?: boolean) => void
  /** The only one that the latest sentence with such a noun names; a person acts, a thing is acted on. */
  nominative: (pronoun: string, doing?: 'acts' | 'passive', condition?: boolean) => string | undefined
  /** "Diese" are the ones named last. */
  last: (pronoun: string) => string | undefined
  /** Whether "sie" as an object last stood for one or for several. */
  latest: () => string
}

const neuterNoun =
  /(?:chen|lein|ment|um|konto|buch|kind|bild|feld|foto|formular|zeug|system|wort|paket|gerät|ticket|team|event|video|glied|abo|projekt|angebot|produkt|profil|zeichen|recht|nis|signal|symbol|zimmer|auto|rad|portal|blatt|fach|haus|amt|limit|training|essen|tier|spiel|stück)$/iu

/** What has been spoken of: the last noun phrase of each gender, as the subject of a sentence names it. */
export function memoryOf(): Memory {
  const known = new Map<string, string[]>()
  const old = new Set<string>()
  /** What the latest condition was about: "Bricht der Import ab, … Solange er läuft, …". */
  const conditions = new Map<string, string>()
  let latest = 'sie'
  const keep = (key: string, name: string, condition: boolean): void => {
    const names = old.has(key) ? [] : (known.get(key) ?? [])
    old.delete(key)
    if (!names.includes(name)) known.set(key, [...names, name])
    if (condition && !conditions.has(key)) conditions.set(key, name)
  }
  return {
    next() {
      for (const key of known.keys()) old.add(key)
    },
    hear(sentence, condition = false) {
      if (sentence === undefined) return
      if (condition) conditions.clear()
      const { subject, middle, plural } = sentence
      const tokens = tokensOf(middle)
      const objects = tokens.flatMap((token, at) => {
        const end = nounPhrase(tokens, at)
        return /^(?:eine|einen|ein|keine|den|das)$/i.test(token.word) &&
          end > at + 1 &&
          !preposition.test(tokens[at - 1]?.word ?? '')
          ? [middle.slice(token.at, tokens[end - 1]?.end)]
          : // "dürfen Anträge genehmigen"
            at === 0 && end === 1 && /^\p{Lu}\p{Ll}+(?:e|en|ern|eln|s)$/u.test(token.word)
            ? [token.word]
            : []
      })
      for (const [words, many] of [
        [subject, plural] as const,
        ...objects.map(
          (object) =>
            [object.replace(/^keine /i, 'die '), /^(?:keine .+(?:n|s)|\p{Lu}\p{Ll}+)$/u.test(object)] as const,
        ),
      ]) {
        // "Kinder bis einschließlich 5 Jahre" are "die Kinder" later on.
        const phrase = words
          .replace(/^nur /iu, '')
          .replace(/,.*$| (?:bis|ab|von|unter|über|ohne|mit|zwischen) .*[\uE000-\uE7FF\d].*$/u, '')
        const [det = ''] = phrase.toLowerCase().split(' ')
        if (phrase.length > 60 || / (?:und|oder) /.test(phrase)) continue
        if (many || /^(?:eine|die|jede|diese)$/.test(det)) latest = many ? 'plural' : 'sie'
        if (many && /^(?:die|alle|\p{Lu})/u.test(phrase)) {
          keep(
            'plural',
            /^\p{Lu}/u.test(phrase) && !/^(?:Die|Alle) /.test(phrase)
              ? `die ${phrase.replace(/^(\p{L}\p{Ll}+e) (?=\p{Lu})/u, (adjective) => `${adjective.charAt(0).toLowerCase()}${adjective.slice(1).trim()}n `)}`
              : phrase.replace(/^Die /, 'die '),
            condition,
          )
        } else if (/^(?:eine|die|jede|diese)$/.test(det)) keep('sie', phrase.replace(/^\p{L}+/u, 'die'), condition)
        else if (/^(?:der|einen|jeder|dieser)$/.test(det))
          keep('er', definite(phrase)?.words ?? phrase.replace(/^\p{L}+/u, 'der'), condition)
        // "den Kunden" may be one or many, "den Bogen" is one.
        else if (det === 'den' && /(?:[^n]|bogen|wagen|garten|laden|rahmen|ofen|kasten|namen)$/u.test(phrase))
          keep('er', phrase.replace(/^den /u, 'der '), condition)
        else if (/^(?:das|jedes|dieses)$/.test(det)) keep('es', phrase.replace(/^\p{L}+/u, 'das'), condition)
        else if (det === 'ein') {
          const noun = phrase.slice(4).replace(/^((?:\p{Ll}+ )+)/u, (all) => all.replace(/e[rs] /g, 'e '))
          const neuter =
            /^\p{Ll}+es /u.test(phrase.slice(4)) || (neuterNoun.test(noun) && !/^\p{Ll}+er /u.test(phrase.slice(4)))
          keep(neuter ? 'es' : 'er', `${neuter ? 'das' : 'der'} ${noun}`, condition)
        }
      }
    },
    nominative(pronoun, doing, condition = false) {
      const names = known.get(pronoun) ?? []
      const left =
        names.length > 1 && doing !== undefined
          ? names.filter((name) => namesPerson(name) === (doing === 'acts'))
          : names
      return left.length === 1 ? left[0] : condition ? conditions.get(pronoun) : undefined
    },
    last: (pronoun) => known.get(pronoun)?.at(-1),
    latest: () => latest,
  }
}

/** "Es darf höchstens 28 Tage zurück liegen", unlike "Es darf ein Foto fehlen", where "es" stands for nothing. */
const stateOfIt =
  /^Es (?:darf|muss|kann|soll)(?! (?:nur |nicht |höchstens |mindestens )?(?:ein|eine|der|die|das|kein|keine)(?!\p{L})) .*(?:liegen|sein|enthalten|haben|bestehen|beginnen|enden|bleiben|umfassen|überschreiten|unterschreiten)(?:,.*)?$/u

/** "Wird er neu erzeugt" with the name of what "er" stands for. */
export function resolved(written: string, memory: Memory, condition = false): string {
  const neuter = stateOfIt.test(written) ? memory.last('es') : undefined
  const text =
    neuter === undefined ? written : `${neuter.charAt(0).toUpperCase()}${neuter.slice(1)}${written.slice('Es'.length)}`
  const sentence = condition ? (parseLast(text) ?? parseMain(text)) : (parseMain(text) ?? parseLast(text))
  if (sentence === undefined) return text
  return text.replace(
    /(?<!\p{L})(?:[Ee]r|[Ss]ie|ihn|[Dd]iese[rs]?(?! (?:\p{Ll}+e[nrsm]? )?(?:\p{Lu}|[\uE000-\uF8FF])))(?=[ ,]|$)/gu,
    (word) => {
      const low = word.toLowerCase()
      const subject = isSubject(sentence, low)
      const key = /^(?:er|ihn|dieser)$/.test(low)
        ? 'er'
        : low === 'dieses'
          ? 'es'
          : subject
            ? sentence.plural
              ? 'plural'
              : 'sie'
            : memory.latest()
      const name = low.startsWith('dies')
        ? memory.last(key)
        : memory.nominative(key, roleOf(sentence, subject), condition && subject)
      if (name === undefined) return word
      const object = low === 'ihn' ? accusative(name) : name
      return /^\p{Lu}/u.test(word) ? `${object.charAt(0).toUpperCase()}${object.slice(1)}` : object
    },
  )
}

function roleOf({ passive, verb, finite }: Sentence, subject: boolean): 'acts' | 'passive' | undefined {
  if (!subject || passive) return 'passive'
  return verb?.action === true && !/^(?:ist|sind)$/.test(finite) ? 'acts' : undefined
}

function isSubject({ subject, middle }: Sentence, word: string): boolean {
  return subject.toLowerCase() === word || (subject === '' && middle.toLowerCase().startsWith(`${word} `))
}
