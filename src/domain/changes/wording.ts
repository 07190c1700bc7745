/**
 * Wordings that mean the same to a tester, in the five languages of the product. A word belongs here only if exchanging it
 * can never change a test: no numbers, units of another size, negations or modal verbs of another strength.
 */

/** Words without a meaning of their own. `o` and `as` are left out: they mean “or” in Spanish and a comparison in English. */
const fillers = wordSet(
  `the a an el la los las un una unos unas der die das den dem des ein eine einen einem einer eines le les l une du
  um uma uns umas s will also please therefore`,
)

/** One line for each meaning: the first wording replaces the others. Accents are removed before the comparison. */
const synonyms = `
show | display | present
shows | displays | presents
shown | displayed | presented
click | click on | press | tap | tap on
clicks | clicks on | presses | taps | taps on
choose | select | pick
chooses | selects | picks
chosen | selected | picked
enter | type | type in | key in
enters | types | types in | keys in
start | begin
starts | begins
reject | refuse | decline
rejects | refuses | declines
rejected | refused | declined
turn on | switch on
turn off | switch off
turned on | switched on
turned off | switched off
log in | login | sign in
log out | logout | sign out
logs in | signs in
logs out | signs out
logged in | signed in
logged out | signed out
receive | get
receives | gets
email | e mail
picture | image
system | application | app | software | sistema | aplicacion | aplicativo | aplicacao | systeme | anwendung
required | mandatory | compulsory | obligatory
at once | immediately | instantly | right away
at most | no more than | maximum of
at least | no less than | no fewer than | minimum of
can | is able to | are able to | be able to
must | has to | have to
can not | cannot | is not able to | are not able to
is | are | will be
has | have
when | whenever
if | in case
website | web site
to | in order to
muestra | visualiza | despliega
muestran | visualizan | despliegan
mostrar | visualizar | desplegar
pulsa | presiona | hace clic en | clica en
introduce | ingresa | escribe
elige | selecciona | escoge
correo | correo electronico
al menos | como minimo | por lo menos
como maximo | a lo sumo | no mas de
mostra | exibe | apresenta
mostram | exibem | apresentam
clica em | pressiona | toca em
digita | insere | introduz
escolhe | seleciona
pelo menos | no minimo | ao menos
no maximo | nao mais de
affiche | montre
affichent | montrent
clique sur | appuie sur
saisit | tape
choisit | selectionne
courriel | adresse electronique
au moins | au minimum
au plus | au maximum
nutzer | benutzer | anwender
klickt auf | druckt | druckt auf
wahlt | wahlt aus
mindestens | wenigstens
hochstens | maximal
user | users
second | seconds | sec | secs | s | segundo | segundos | seconde | secondes | sekunde | sekunden
minute | minutes | min | mins | minuto | minutos | minuten
hour | hours | h | hr | hrs | hora | horas | heure | heures | stunde | stunden
day | days | dia | dias | jour | jours | tag | tage | tagen
euro | euros | eur
0 | zero | null | cero
1 | one
2 | two | dos | deux | zwei | dois | duas
3 | three | tres | trois | drei
4 | four | cuatro | quatre | vier | quatro
5 | five | cinco | cinq | funf
6 | six | seis | sechs
7 | seven | siete | sept | sieben | sete
8 | eight | ocho | huit | acht | oito
9 | nine | nueve | neuf | neun | nove
10 | ten | diez | dix | zehn | dez
11 | eleven | once | onze | elf
12 | twelve | doce | douze | zwolf | doze`

/** Real words that a typo could not be told from. */
const confusable = new Map(
  `contact contract, started stated, county country, server sever, desert dessert, filed field, trial trail,
  united untied, signed singed, pedido perdido, contato contrato, reserved reversed, percent present, casual causal,
  diary dairy, martial marital, complement compliment, personal personel, stationary stationery, discrete discreet,
  principle principal, carried carrier, hidden hiden, through though, thorough through, expect except, interval internal,
  external eternal, attend attended, message massage, moderate moderated, conversion conversation, latest latent`
    .split(',')
    .map((pair) => pair.trim().split(/\s+/))
    .flatMap(([one = '', other = '']) => [
      [one, other],
      [other, one],
    ]),
)

/** A wording as tokens, and what replaces it. */
const replacements = new Map(
  synonyms
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.split('|').map((wording) => wording.trim())
      return others.map((wording): [string, string] => [wording, first])
    }),
)

const maxWordingWords = 4

export interface Token {
  text: string
  /** Written with a capital letter inside a sentence, or quoted: a name, which neither a synonym nor a typo may change. */
  isName: boolean
}

/** The tokens with one wording for each meaning, without fillers. */
export function inOneWording(tokens: Token[]): Token[] {
  const result: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const wording = replacementAt(tokens, at)
    if (wording !== undefined) {
      for (const text of wording.text.split(' ')) if (!fillers.has(text)) result.push({ text, isName: false })
      at += wording.length
      continue
    }
    const token = tokens[at]
    if (token !== undefined && (token.isName || !fillers.has(token.text))) result.push(token)
    at += 1
  }
  return agreeing(result)
}

function replacementAt(tokens: Token[], at: number): { text: string; length: number } | undefined {
  for (let length = maxWordingWords; length > 0; length -= 1) {
    const words = tokens.slice(at, at + length)
    if (words.length < length || words.some(({ isName }) => isName)) continue
    const text = replacements.get(words.map((word) => word.text).join(' '))
    if (text !== undefined) return { text, length }
  }
  return undefined
}

/** “Users receive” and “The user receives” are one: the verb after `user` loses its ending. */
function agreeing(tokens: Token[]): Token[] {
  return tokens.map((token, index) =>
    tokens[index - 1]?.text === 'user' && !token.isName && /[^s]s$/.test(token.text)
      ? { ...token, text: token.text.slice(0, -1) }
      : token,
  )
}

const minLengthWithTypo = 5
const minLengthWithLostLetter = 6

/**
 * Whether one word is probably a misspelling of the other: two letters change places, a letter is doubled or, in a longer
 * word, lost. Endings and first letters must agree, because there another letter is usually another word.
 */
export function isTypo(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < minLengthWithTypo || short.length > 40 || long.length - short.length > 1) return false
  if (!/^\p{L}+$/u.test(short) || !/^\p{L}+$/u.test(long) || confusable.get(one) === other) return false
  if (short.at(0) !== long.at(0) || short.at(-1) !== long.at(-1)) return false
  const at = [...short].findIndex((letter, index) => letter !== long[index])
  if (at < 0) return false
  if (short.length === long.length)
    return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  if (short.slice(at) !== long.slice(at + 1)) return false
  return long[at] === long[at - 1] || short.length >= minLengthWithLostLetter
}

function wordSet(words: string): Set<string> {
  return new Set(words.split(/\s+/))
}
