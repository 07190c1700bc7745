import { infinitiveOfParticiple, isInfinitive } from '../../understand/romance/verbs.ts'

const determiner =
  /^(?:(?:todos|todas) (?:os|as)|o mesmo|a mesma|os|as|o|a|um|uma|uns|umas|cada|tod[oa]|seus?|suas?|este|esta|esse|essa|nenhuma?|qualquer|quaisquer) (?=\S)/iu
const quotedFirst = /^["“„«`]/u

const feminineNoun =
  /(?:[^ãa]a|[çsx]ão|ião|dade|gem|tude|ice|ície|[éê]ncia|foto|fotos|cor|flor|vez|mulher|chave|parte|fonte|classe|base|rede|tarde|noite|frase|fase|série|análise|hipótese|sede|matriz|raiz|luz|pele|ordem|lei|mão|mãe|moto|rádio-táxi|tag|hashtag|URL|API|sessão|equipe|face|fase|altitude|sobremesa)s?$/iu
const masculineNoun =
  /^(?:problema|sistema|programa|mapa|dia|tema|idioma|diploma|cronograma|diagrama|telegrama|clima|formato|agenda-dia|gerente|sábado|coração|cartão|botão|padrão|balcão|plantão|patrão|cidadão|leilão|refrão|grão|pão|cão|avião|caminhão|saguão|vão|chão|garrafão|milhão|motorista|analista|atleta|guia|colega|esquema|cinema|panorama|poema|trema|dilema|emblema|estrela-guia|planeta|pijama|quilograma|grama|comunista)s?$/iu
const invariable =
  /^(?:ônibus|lápis|status|bônus|bónus|vírus|campus|tênis|ténis|atlas|ônus|pires|cais|mais|menos|três|seis|dois|oásis|gás|mês|país|mas|as|os|após|através|SMS|RS|GPS|CRM-SP|ISS|INSS|ICMS|DAS)$/iu

/** The article of a phrase, guessed from its head where it has none. */
function articleOf(words: string): 'o' | 'a' | 'os' | 'as' {
  if (/ e (?:[oa]s? )\S/iu.test(words) && determiner.test(words))
    return /^a/iu.test(words) && !/ e os? /iu.test(words) ? 'as' : 'os'
  const [found = ''] = determiner.exec(words) ?? []
  const first = found.trim().toLowerCase()
  if (/^(?:todos (?:os|as)|todas (?:os|as)|os|as|uns|umas|seus|suas)$/u.test(first))
    return /^(?:todas|as|umas|suas)/u.test(first) ? 'as' : 'os'
  if (/^(?:o|um|este|esse|seu|todo|nenhum|o mesmo)$/u.test(first)) return 'o'
  if (/^(?:a|uma|esta|essa|sua|toda|nenhuma|a mesma)$/u.test(first)) return 'a'
  const [head = ''] = words.slice(found.length).split(/[ ,]/)
  const many = /s$/u.test(head) && !invariable.test(head)
  const feminine = feminineNoun.test(head) && !masculineNoun.test(head)
  return `${feminine ? 'a' : 'o'}${many ? 's' : ''}`
}

const contracted: Record<string, Record<'o' | 'a' | 'os' | 'as', string>> = {
  em: { o: 'no', a: 'na', os: 'nos', as: 'nas' },
  de: { o: 'do', a: 'da', os: 'dos', as: 'das' },
  a: { o: 'ao', a: 'à', os: 'aos', as: 'às' },
  por: { o: 'pelo', a: 'pela', os: 'pelos', as: 'pelas' },
}

function singularWord(word: string): string {
  if (invariable.test(word)) return word
  return word
    .replace(/ões$/u, 'ão')
    .replace(/ães$/u, 'ão')
    .replace(/éis$/u, 'el')
    .replace(/óis$/u, 'ol')
    .replace(/eis$/u, 'el')
    .replace(/([au])is$/u, '$1l')
    .replace(/([^aeiou])is$/u, '$1il')
    .replace(/(?<=\p{L})([rz])es$/u, '$1')
    .replace(/^meses$/u, 'mês')
    .replace(/^países$/u, 'país')
    .replace(/ns$/u, 'm')
    .replace(/(?<=[aeouiãáéêóúâ])s$/u, '')
}

function pluralWord(word: string): string {
  if (/s$/u.test(word) && !/[êáéí]s$/u.test(word)) return word
  if (/^mês$/u.test(word)) return 'meses'
  if (/ão$/u.test(word))
    return /^(?:mão|órgão|cidadão|grão|irmão|pão)$/u.test(word) ? `${word}s` : word.replace(/ão$/u, 'ões')
  if (/m$/u.test(word)) return word.replace(/m$/u, 'ns')
  if (/[aou]l$/u.test(word)) return word.replace(/l$/u, 'is')
  if (/el$/u.test(word)) return word.replace(/el$/u, word.length < 6 ? 'éis' : 'eis')
  if (/il$/u.test(word)) return word.replace(/il$/u, 'is')
  if (/[rz]$/u.test(word)) return `${word}es`
  return /\p{L}$/u.test(word) ? `${word}s` : word
}

const complement =
  /^.+?(?= (?:de|do|da|dos|das|com|para|sem|em|no|na|nos|nas|por|pelo|pela|que|a|ao|à|e|ou|até|entre|sobre|após|["“«]\S*)(?: |$)|$)/iu

/** Each word up to the complement: "reservas ativas por cliente" is "reserva ativa por cliente". */
function eachHeadWord(words: string, change: (word: string) => string): string {
  return quotedFirst.test(words) ? words : words.replace(complement, (head) => head.split(' ').map(change).join(' '))
}

const thirdConjugation =
  /^(?:per|ad|em|o|trans|sub|re|de)?(?:mit|admit|permit)$|(?:fer|divid|defin|corrig|med|ped|serv|repet|reun|assist|exib|inser|suger|adquir|garant|cumpr|pun|vest|imprim|discut|decid|abr|dirig|exig|part|sub|segu|invest|quer|prefer|transfer|confer|refer|dig|ating|redig|restring|impr|inclu|exclu|atribu|constru|distribu|substitu|conclu|contribu|reduz|produz|introduz|traduz|deduz|conduz|gerid|ger|ag|reag|emit|omit|admit|permit|remet|preench)$/u
const irregularParticiples: Record<string, string> = {
  feit: 'fazer',
  refeit: 'refazer',
  desfeit: 'desfazer',
  vist: 'ver',
  revist: 'rever',
  escrit: 'escrever',
  inscrit: 'inscrever',
  abert: 'abrir',
  reabert: 'reabrir',
  post: 'pôr',
  propost: 'propor',
  expost: 'expor',
  pag: 'pagar',
  aceit: 'aceitar',
  impress: 'imprimir',
  suspens: 'suspender',
  salv: 'salvar',
  gast: 'gastar',
  entregue: 'entregar',
  aceite: 'aceitar',
  sal: 'sair',
}

/** "canceladas" of "cancelar"; a regular participle is also told of verbs that no list knows. */
export function infinitiveFrom(participle: string): string | undefined {
  const word = participle.toLowerCase()
  const known = infinitiveOfParticiple(word, 'pt')
  if (known !== undefined) return known
  const irregular = irregularParticiples[word.replace(/[oa]s?$/u, '')] ?? irregularParticiples[word.replace(/s$/u, '')]
  if (irregular !== undefined) return irregular
  const [, stem, vowel] = /^(\p{Ll}{2,})([aií])d[oa]s?$/u.exec(word) ?? []
  if (stem === undefined || vowel === undefined) return undefined
  if (vowel === 'a') return `${stem}ar`
  return vowel === 'í' || (thirdConjugation.test(stem) && !/preench$|remet$/u.test(stem)) ? `${stem}ir` : `${stem}er`
}

const nounsLikeInfinitives =
  /^(?:lugar|dólar|celular|mulher|titular|militar|familiar|escolar|radar|qualquer|par|ar|mar|bar|lar|popular|regular|singular|exemplar|líder|poder|prazer|dever|hambúrguer|pôster|éter|caráter|parecer|pilar|colar|altar|jantar|andar|auxiliar|particular|similar|complementar|suplementar|suporte)$/iu

/** Whether a word has the form of an infinitive. */
export function looksInfinitive(word: string): boolean {
  if (/^\p{Ll}+[áêéíô]-l[oa]s?$/iu.test(word)) return true
  const bare = word.toLowerCase().replace(/-(?:se|l[oa]s?|lhes?|me|nos)$/u, '')
  return isInfinitive(bare, 'pt') || (/^\p{Ll}{2,}(?:[aei]r|ôr|por)$/u.test(bare) && !nounsLikeInfinitives.test(bare))
}

const otherPeople =
  /^(?:leitor(?:es|as?)?|contador(?:es|as?)?|garçom|garçons|garçonetes?|cond[ôó]min[oa]s?|passageir[oa]s?|tutor(?:es|as?)?|árbitr[oa]s?|inspetor(?:es|as?)?|RH|TI|jurídico|comercial|almoxarifado|SAC|ouvidoria|banca|comissão|comitê|júri|mesári[oa]s?|maître|chef|barman|piloto|comandante|noivos|casal|casais|turista|equip[ea]s?|rece[p]?ção|portaria|financeiro|tesouraria|contabilidade|suporte|RH|líder(?:es)?|colegas?|fisca(?:l|is)|policia(?:l|is)|profissiona(?:l|is)|gerência|diretoria|oficina|cozinha|biblioteca|loja|expedição|anfitri(?:ão|ã|ões)|guias?|mentor(?:es|as?)?|crianças?|recém-inscritos|agricultor(?:es|as?)?|cidad(?:ão|ã|ãos|ãs)|autoridades?|parceir[oa]s?|zelador(?:es|as?)?|porteir[oa]s?|perfis|papéis|usuári[oa]s?|empresas?|família)$/iu

const participleThings =
  /^(?:pedido|chamado|comunicado|certificado|atestado|resultado|estado|dado|mercado|feriado|sábado|partida|entrada|saída|medida|chegada|jogada|tomada|camada|parada|fachada|chamada|consulta|vida|bebida|comida|corrida|batida|subida|descida|dúvida|moeda|apelido|sentido|conteúdo|atividade|unidade|quantidade|cidade|idade|mensalidade|pagamento|lado|gado|cuidado|recado|teclado|quadrado|período|extrato|década|temporada|escada|estrada|calçada|rodada|empreitada|diárias?|despedida|ida|vinda|retirada|remessa|tratado|reservado|almoçada|salada|calendarizado|ingresso|mandado|fado|roda|soldado-raso|olhado|passado|futuro|atrasado|agregado|líquido|tecido|vestido|comprimido|caducado)s?$/iu

/** Whether a phrase names people, beyond the words that other readers know. */
export function namesOtherPeople(words: string): boolean {
  const [head = ''] = words
    .replace(determiner, '')
    .replace(/^(?:outr[oa]s?|demais|nov[oa]s?|mesm[oa]s?|própri[oa]s?) /iu, '')
    .split(/[ ,]/)
  if (/(?:ad|id|íd)[oa]s?$/iu.test(head) && !participleThings.test(head)) return true
  return otherPeople.test(head) || /^(?:quem|alguém|ninguém)$/iu.test(head)
}

/** A phrase in a form, as told in `shaped`; undefined where the form is none of these. */
export function portugueseForm(value: string, form: string): string | undefined {
  const article = articleOf(value)
  const many = article.length === 2
  const gender = article.startsWith('a') ? 'a' : 'o'
  const [determined = ''] = determiner.exec(value) ?? []
  const quoted = quotedFirst.test(value)
  // A noun without an article that opens the sentence.
  const bare =
    determined === ''
      ? value.replace(/^\p{Lu}(?=\p{Ll}+(?: |$))/u, (letter) => letter.toLowerCase())
      : value.slice(determined.length)
  const own = /^(?:seus?|suas?|est[ea]|ess[ea]) $/iu.test(determined) ? determined.toLowerCase() : ''
  switch (form) {
    case 'o':
    case 'the':
      return quoted
        ? value
        : `${own === '' ? `${article} ` : `${article} ${own}`}${bare}`.replace(/^[oa] (?=est[ea] |ess[ea] )/u, '')
    case 'em':
    case 'de':
    case 'a':
    case 'por':
      return quoted
        ? `${form} ${value}`
        : `${contracted[form]?.[article] ?? form} ${own.replace(/^est[ea] |^ess[ea] /u, '')}${bare}`
    case 'um':
      return quoted ? value : `um${gender === 'a' ? 'a' : ''} ${many ? eachHeadWord(bare, singularWord) : bare}`
    case 'one':
      return many ? eachHeadWord(bare, singularWord) : bare
    case 'many':
      return many ? bare : eachHeadWord(bare, pluralWord)
    case 'bare':
      return bare
    case 'end':
      return article
    case 'g':
      return gender
    case 's':
      return many ? 's' : ''
    case 'm':
      return many ? 'm' : ''
    case 'is':
      return many ? 'são' : 'é'
    case 'esta':
      return many ? 'estão' : 'está'
    case 'inf': {
      const [first = '', ...others] = value.split(' ')
      const infinitive = infinitiveFrom(first)
      return infinitive === undefined ? undefined : [infinitive, ...others].join(' ')
    }
    default:
      return undefined
  }
}
