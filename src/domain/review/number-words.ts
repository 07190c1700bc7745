/** Cardinal and ordinal words from 0 to 20 in five languages: "the sixth is refused" tests the limit of five. */
const series = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  '- first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
  'cero uno|un|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  '- primer|primero|primera segundo|segunda tercer|tercero|tercera cuarto|cuarta quinto|quinta sexto|sexta séptimo|séptima octavo|octava noveno|novena décimo|décima undécimo|undécima',
  'null ein|eins|eine|einen|einem zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  '- erste|ersten|erster|erstes|erstem zweite|zweiten|zweiter|zweites|zweitem dritte|dritten|dritter|drittes|drittem vierte|vierten|vierter|viertes|viertem fünfte|fünften|fünfter|fünftes|fünftem sechste|sechsten|sechster|sechstes|sechstem siebte|siebten|siebter|siebtes|siebtem achte|achten|achter|achtes|achtem neunte|neunten|neunter|neuntes|neuntem zehnte|zehnten|zehnter|zehntes|zehntem elfte|elften|elfter|elftes|elftem',
  'zéro un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  '- premier|première deuxième|second|seconde troisième quatrième cinquième sixième septième huitième neuvième dixième onzième',
  'zero um|uma dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezasseis|dezesseis dezassete|dezessete dezoito dezanove|dezenove vinte',
  '- primeiro|primeira segundo|segunda terceiro|terceira quarto|quarta quinto|quinta sexto|sexta sétimo|sétima oitavo|oitava nono|nona décimo|décima',
]

const amounts = new Map(
  series.flatMap((words) =>
    words.split(' ').flatMap((forms, amount) => forms.split('|').map((form) => [form, amount] as const)),
  ),
)

/** The number that a lower-case word names, or undefined. "5th", "5.", "5º" and "5e" count as 5. */
export function namedNumber(word: string): number | undefined {
  const ordinal = /^(\d+)(?:st|nd|rd|th|e|er|ère|ème|º|ª|o|a)$/u.exec(word)?.[1]
  return ordinal === undefined ? amounts.get(word) : Number(ordinal)
}
