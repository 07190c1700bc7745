import type { PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { portugueseForm } from './portuguese-forms.ts'
import { cannot, must } from './words.ts'
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

const obligatory =
  '(?:de preenchimento obrigatório|obrigatóri[oa]s?|necessári[oa]s?|indispensáve(?:l|is))(?: para [^,;:()]{3,60})?'

/** Which fields have to be filled in, with what, and from which options. */
export const fields: PatternGroup = {
  cue: 'obrigatóri|necessári|preench|opciona|facultativ|em branco|vazi|padrão|omissão|defeito|opções|opção|valores|pode ser|podem ser|escolh|selecion|entre|formas|modalidades|tipos|aceit|inform|indicar',
  patterns: [
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
  ],
}
