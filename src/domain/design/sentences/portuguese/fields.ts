import type { PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { actionOf, stateOf } from './causes.ts'
import { portugueseForm } from './portuguese-forms.ts'
import { can, cannot, message, must, only } from './words.ts'
import { listed } from './worked.ts'

const filled = 'Os outros campos do formulário estão preenchidos.'
const saved = 'É possível; os dados continuam lá após recarregar'

/** The items of a list with their articles, one step each. */
function fieldsOf({ words }: Slots): Record<string, string> | undefined {
  const items = listed(words.get('list') ?? '')
  if (items.length < 1 || items.length > 8 || items.some((item) => / (?:é|são|deve|devem|que) /u.test(item)))
    return undefined
  return { list: items.map((item) => portugueseForm(item, 'o') ?? item).join(', ') }
}

function optionsOf({ words }: Slots): Record<string, string> | undefined {
  const items = listed(words.get('list') ?? '')
  if (items.length < 2 || items.length > 12 || items.some((item) => item.length > 60)) return undefined
  return { list: items.join(', '), all: items.join('; '), many: String(items.length), first: items[0] ?? '' }
}

const missing = 'Nada é guardado; o formulário indica que falta'
const obligatory =
  '(?:de preenchimento obrigatório|obrigatóri[oa]s?|necessári[oa]s?|indispensáve(?:l|is))(?: para [^,;:()]{3,60})?'
const closed = {
  title: ['{field:bare}: exatamente {many} opções', 'São oferecidas exatamente {many} opções'],
  steps: [
    'Abrir as opções {field:de} | | São oferecidas exatamente {many} opções: {all}',
    'Guardar o formulário com {item} {field:em} | {item} | Após recarregar aparece {item}',
  ],
}

/** Which fields have to be filled in, with what, and from which options. */
export const fields: PatternGroup = {
  cue: 'obrigatóri|necessári|preench|opciona|facultativ|em branco|vazi|padrão|omissão|defeito|opções|opção|valores|pode ser|podem ser|escolh|selecion|entre|formas|modalidades|tipos|aceit|inform|indicar',
  patterns: [
    {
      said: `(?:Os campos |As informações )?<list> (?:são|devem ser|têm de ser|é) ${obligatory},? (?:e|mas|enquanto|já) <field> (?:é|são|fica|ficam|pode ser|podem ser|permanece) (?:opciona(?:l|is)|facultativ[oa]s?|de preenchimento opcional)`,
      example: 'Nome, CPF e telefone são obrigatórios, mas o e-mail é opcional.',
      cases: [
        {
          title: ['Sem um dos dados obrigatórios nada é guardado; sem {field:o}, sim'],
          type: 'Negative',
          given: ['Todos os campos do formulário estão preenchidos antes de cada passo.'],
          steps: [
            `Guardar o formulário sem {item} | {item}: em branco | ${missing} {item}`,
            'Guardar o formulário só sem {field:o} | {field:bare}: em branco | Os dados ficam guardados e continuam lá após recarregar',
          ],
        },
      ],
      derive: fieldsOf,
    },
    {
      said: `(?:Os campos |As informações |Os dados )(?<list>[^;:()]{3,160}?) (?:são|devem ser|têm de ser) ${obligatory}`,
      example: 'Os campos "Placa", "Modelo" e "Ano" são obrigatórios.',
      cases: [
        {
          title: ['Sem um dos campos obrigatórios nada é guardado'],
          type: 'Negative',
          given: ['Todos os campos do formulário estão preenchidos antes de cada passo.'],
          steps: [
            'Guardar o formulário sem {item} | {item}: em branco | {beyond}. O formulário indica que falta {item}',
          ],
        },
      ],
      derive: fieldsOf,
    },
    {
      said: `<list> são ${obligatory}`,
      example: 'A placa, o modelo e a quilometragem são obrigatórios.',
      cases: [
        {
          title: ['Sem um dos dados obrigatórios nada é guardado'],
          type: 'Negative',
          given: ['Todos os campos do formulário estão preenchidos antes de cada passo.'],
          steps: [
            'Guardar o formulário sem {item} | {item}: em branco | {beyond}. O formulário indica que falta {item}',
          ],
        },
      ],
      derive: fieldsOf,
    },
    {
      said: `<field> (?:(?:é|são) ${obligatory}|${must} ser (?:preenchid|informad|indicad)[oa]s?|${cannot} (?:ficar|estar|ser deixad[oa])(?: em)? (?:branco|vazi[oa]s?)|(?:é|são) (?:informação|preenchimento) obrigatóri[oa])`,
      example: 'O campo "Motivo da recusa" é obrigatório. Caso contrário, aparece "Informe o motivo".',
      cases: [
        {
          title: ['Sem {field:o} nada é guardado', 'O campo obrigatório em branco: nada é guardado'],
          type: 'Negative',
          given: [filled],
          steps: [
            'Guardar o formulário sem {field:o} | {field:bare}: em branco | {beyond}',
            `Preencher também {field:o} e nada mais | Kestrel | O campo deixa de estar em branco`,
            `Guardar o formulário | | ${saved}`,
          ],
        },
      ],
    },
    {
      said: `(?:É obrigatório|É preciso|É necessário|<who> ${must}|Deve-se|<who> é obrigad[oa] a)(?: obrigatoriamente)? (?:informar|indicar|preencher|introduzir|inserir|digitar|fornecer) <field>(?:,? (?:para|antes de) <act>)`,
      example: 'É obrigatório informar o número do crachá para registrar a saída.',
      cases: [
        {
          title: ['Sem {field:o} não é possível {act}', 'Sem {field:o} não é possível continuar'],
          type: 'Negative',
          given: [filled],
          steps: [
            'Tentar {act} sem {field:o} | {field:bare}: em branco | {beyond}',
            `{act} com {field:o} | {field:bare}: preenchido | É possível; o resultado continua lá após recarregar`,
          ],
        },
      ],
    },
    {
      said: `<field> (?:é|são|torna-se|fica|passa a ser) obrigatóri[oa]s? (?:quando|se|caso|sempre que|apenas quando|apenas se|só quando|somente quando|só se|(?=ao )) ?<clause>`,
      example: 'O comentário é obrigatório quando a solicitação é rejeitada.',
      cases: [
        {
          title: [
            '{doing}: sem {field} não é possível',
            'Sem {field} não é possível nesse caso',
            'Obrigatório nesse caso: sem o dado, recusa',
          ],
          type: 'Negative',
          technique: 'Decision table',
          given: [filled],
          steps: [
            '{trying} sem {field:o} | {field:bare}: em branco | {beyond}. O formulário indica que falta {field:o}',
            '{doing} com {field:o} | {field:bare}: Kestrel | É possível; após recarregar aparece Kestrel',
          ],
        },
      ],
      derive: ({ words }) => {
        const said = words.get('clause') ?? ''
        const action = actionOf(said)
        return {
          doing: action?.doing ?? `Guardar o formulário nesta situação (${stateOf(said)})`,
          trying:
            action === undefined
              ? `Tentar guardar o formulário nesta situação (${stateOf(said)})`
              : `Tentar ${action.doing.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`,
        }
      },
    },
    {
      said: `(?:O campo |O preenchimento d[aeo]s? )?<field> (?:é|são|fica) (?:opciona(?:l|is)|facultativ[oa]s?)`,
      example: 'O segundo telefone é opcional.',
      cases: [
        {
          title: ['Sem {field:o} os dados também ficam guardados', 'O campo opcional em branco não impede guardar'],
          given: [filled],
          steps: [
            `Guardar o formulário sem {field:o} | {field:bare}: em branco | Os dados ficam guardados; após recarregar o campo continua em branco`,
          ],
        },
      ],
    },
    {
      said: `(?:Por (?:padrão|omissão|defeito)|Inicialmente|Ao abrir (?:a tela|o formulário|a página|o ecrã)|Na primeira abertura),? <field> (?:vem|é|está|fica|aparece|traz|inicia|começa|mostra|tem|são|estão|vêm)(?: pré-?)?(?: preenchid[oa] com| selecionad[oa] com| definid[oa] como| com| o valor| marcad[oa] como| em)? (?<option>[^,;:()]{1,50})`,
      example: 'Por padrão, o idioma da fatura é "Português".',
      cases: [
        {
          title: ['{field:bare}: valor inicial {option}', 'Valor inicial: {option}'],
          given: ['Nada foi ainda alterado.'],
          steps: [
            'Abrir o formulário pela primeira vez | | {field:o}: {option}',
            'Mudar o valor {field:de} | um valor diferente | Aparece o novo valor; a escolha inicial pode ser alterada',
          ],
        },
      ],
    },
    {
      said: `<field> (?:vem|é|está|fica|aparece|são|vêm)(?: por padrão| por omissão)? (?:pré-?preenchid|preenchid|pré-?selecionad|predefinid|inicializad|iniciad)[oa]s?(?: automaticamente| por padrão| por omissão)? (?:com|como|em) (?<option>[^;:()]{2,80})`,
      example: 'A data do lançamento vem preenchida com a data de hoje.',
      cases: [
        {
          title: ['{field:bare} vem com {option}', 'O valor inicial é {option}'],
          given: ['Nada foi ainda alterado.'],
          steps: ['Abrir o formulário pela primeira vez | | {field:o} já tem um valor: {option}'],
        },
      ],
    },
    {
      said: `(?:O valor (?:padrão|predefinido|por omissão|inicial)|A opção (?:padrão|predefinida|inicial)) (?:d[aeo]s?|para [oa]) <field> é (?<option>[^,;:()]{1,60})`,
      example: 'O valor padrão da quantidade é 1.',
      cases: [
        {
          title: ['{field:bare}: valor inicial {option}', 'Valor inicial: {option}'],
          given: ['Nada foi ainda alterado.'],
          steps: ['Abrir o formulário pela primeira vez | | {field:bare}: {option}'],
        },
      ],
    },
    {
      said: `(?:As opções|Os valores|As alternativas|Os tipos|As formas|As modalidades|Os motivos|Os estados|As categorias)(?: possíveis| disponíveis| permitid[oa]s| aceit[oae]s)? (?:d[aeo]s?|para [oa]) <field> são(?: ${only})?:? <list>`,
      example: 'As opções disponíveis da prioridade são: Baixa, Média e Alta.',
      cases: [closed],
      derive: optionsOf,
    },
    {
      said: `<field> (?:oferece|deve oferecer|apresenta|tem|lista|mostra|permite escolher|permite selecionar|contém|aceita|permite)(?: ${only}| exatamente)? (?:as (?:seguintes )?opções|os (?:seguintes )?valores|entre)(?: \\p{L}+)?:? <list>`,
      example: 'O campo "Turno" oferece as opções Manhã, Tarde e Noite.',
      cases: [closed],
      derive: optionsOf,
    },
    {
      said: `<field> (?:pode ser|podem ser|${must} ser|é|são) ${only}? ?(?:uma das (?:seguintes )?opções: |um dos (?:seguintes )?valores: |uma destas: )<list>`,
      example: 'O estado civil pode ser uma das opções: solteiro, casado, divorciado ou viúvo.',
      cases: [closed],
      derive: optionsOf,
    },
    {
      said: `(?:São|É) (?:aceit|permitid|admitid)[oae]s? ${only}? ?(?:as |os |o |a )?(?<field>(?:formas|meios|tipos|modalidades|métodos|moedas|bandeiras|idiomas|documentos|unidades)[^,;:()]{0,40}?)[: ]+<list>`,
      example: 'São aceitas apenas as formas de pagamento: Pix, boleto e cartão.',
      cases: [closed],
      derive: optionsOf,
    },
    {
      said: `(?:Ao deixar|Deixando|Se (?:o usuário|o utilizador|o cliente|a pessoa)? ?(?:deixar|não preencher)|Se (?:ficar|for deixad[oa])|Ao não preencher) <field>(?: ficar)?(?: em branco| vazi[oa]| por preencher)?(?: e (?:clicar em|tentar|salvar|guardar|premir)[^,]{0,40})?, ${message}`,
      example: 'Ao deixar o CEP em branco, o sistema exibe a mensagem "Informe o CEP".',
      cases: [
        {
          title: [
            'Sem {field:o}: {message}',
            'Sem {field:o}: aparece a mensagem',
            'Campo em branco: aparece a mensagem',
          ],
          type: 'Negative',
          given: [filled],
          steps: [
            'Guardar o formulário sem {field:o} | {field:bare}: em branco | Aparece {message}; nada é guardado',
            `Preencher {field:o} e nada mais | Kestrel 12 | A mensagem {message} já não se aplica`,
          ],
        },
      ],
    },
    {
      said: `<who> ${can} escolher (?:apenas |só )?entre (?:as opções |os |as )?<list>`,
      example: 'O participante pode escolher entre camiseta P, M e G.',
      cases: [
        {
          title: ['São oferecidas exatamente {many} opções'],
          steps: [
            'Abrir as opções | | São oferecidas exatamente {many} opções: {all}',
            'Guardar o formulário com {item} | {item} | Após recarregar aparece {item}',
          ],
        },
      ],
      derive: optionsOf,
    },
  ],
}
