import type { CasePattern, PatternGroup } from '../pattern.ts'
import { infinitiveFrom } from './portuguese-forms.ts'
import { cannot, message, must } from './words.ts'

const given = ['Já existe um registo com este valor, {field:bare}: K-4711.']
const twice: CasePattern = {
  title: [
    '{field:bare} K-4711 pela segunda vez: recusa; K-4712 possível',
    'O mesmo valor pela segunda vez é recusado; outro não',
  ],
  type: 'Negative',
  given,
  steps: [
    'Criar um segundo registo com o mesmo valor {field:em} | K-4711 | {beyond}. Continua a haver um único registo com K-4711',
    'Criar um segundo registo com outro valor {field:em} | K-4712 | O registo fica guardado e aparece na lista com K-4712',
  ],
}
const told: CasePattern = {
  ...twice,
  steps: twice.steps.map((line) => line.replace('{beyond}', 'Aparece {message}')),
}
const once: CasePattern = {
  title: ['{thing:bare}: a primeira vez vale, a segunda não', 'A primeira vez vale, a segunda não'],
  type: 'Negative',
  given: ['Há {thing:um} que ainda não foi usad{thing:g}.'],
  steps: [
    'Usar {thing:o} | | É possível; o efeito aparece',
    'Usar {thing:o} pela segunda vez | | {beyond}. O primeiro efeito continua e não aparece um segundo',
  ],
}

/** What may be there or be used only once. */
export const uniqueness: PatternGroup = {
  cue: 'únic|mesm|repetid|duplicad|duas vezes|uma vez|já (?:existi|estiver|cadastrad|registad|em uso|utilizad|usad)|em uso|dois|duas|cadastrad|registad|registrad|existir',
  patterns: [
    {
      said: `<field> ${must} ser únic[oa]s?(?: (?:por|em|no|na|dentro d[aoe]) [^,;:()]{2,50})?`,
      example: 'O número do patrimônio deve ser único. Caso contrário, aparece "Patrimônio já cadastrado".',
      cases: [twice],
    },
    {
      said: `(?:Não (?:pode|podem|deve|devem) (?:haver|existir)|Não é (?:permitido|possível) (?:cadastrar|ter|criar|registrar|registar|haver)|Não são permitid[oa]s|O sistema não (?:permite|aceita|deve permitir)) (?:(?:cadastrar |criar |registrar )?(?:dois|duas|mais de um|mais de uma) )?(?<things>[^,;:()]{3,50}?) com (?:o mesmo|a mesma) (?<field>[^,;:()]{2,50})`,
      example: 'Não é permitido cadastrar dois fornecedores com o mesmo CNPJ.',
      cases: [
        {
          ...twice,
          given: ['Já existe {things:um} com este valor, {field:bare}: K-4711.'],
          steps: [
            'Criar {things:um} com o mesmo valor em {field:bare} | K-4711 | {beyond}. Continua a haver um único registo com K-4711',
            'Criar {things:um} com outro valor em {field:bare} | K-4712 | Fica guardad{things:g} e aparece na lista com K-4712',
          ],
          assume: ['K-4711 e K-4712 representam dois valores no formato de {field:bare}.'],
        },
      ],
    },
    {
      said: `(?:Se|Quando|Caso|Ao (?:informar|digitar|introduzir|cadastrar|tentar usar)) (?:o|a|um|uma) (?<field>[^,;:()]{2,50}?) (?:já (?:existir|existe|estiver (?:cadastrad[oa]|registad[oa]|registrad[oa]|em uso|associad[oa][^,]{0,40})|esteja (?:cadastrad[oa]|em uso)|cadastrad[oa]|em uso|tiver sido (?:usad|cadastrad|utilizad)[oa])|duplicad[oa]|repetid[oa])(?: no sistema| na base| por outr[oa] [^,]{3,30})?, ${message}`,
      example: 'Se o e-mail já estiver cadastrado, aparece "E-mail já em uso".',
      cases: [{ ...told, assume: ['K-4711 e K-4712 representam dois valores no formato de {field:bare}.'] }],
    },
    {
      said: `(?:(?:Um|Uma|O|A) mesm[oa]|Cada|Um|Uma|O|A|Nenhum|Nenhuma) (?<thing>[^,;:()]{3,40}?) (?:${cannot}|pode) (?:ter|possuir|estar em|fazer|participar de|dar|receber) (?:dois|duas|mais de um|mais de uma) (?<things>[^,;:()]{3,40}?) (?<place>(?:no mesmo|na mesma|ao mesmo|à mesma) [^,;:()]{3,30}?)`,
      example: 'Um mesmo médico não pode ter duas consultas no mesmo horário.',
      cases: [
        {
          title: [
            '{thing:bare}: {things:g} segund{things:g} {things:one} {place} é recusad{things:g}',
            'Dois {place}: o segundo é recusado',
          ],
          type: 'Negative',
          given: ['{thing:um} já tem {things:um} em 10/06/2026, das 10:00 às 11:00.'],
          steps: [
            'Tentar acrescentar {things:um} {place} | 10/06/2026, 10:00–11:00 | {beyond}. Continua a haver um único registo a essa hora',
            'Acrescentar {things:um} logo a seguir | 10/06/2026, 11:00–12:00 | É possível; aparecem os dois registos',
          ],
        },
      ],
      derive: ({ words }) =>
        /(?:horário|hora|momento|período|dia|data|turno|tempo)/iu.test(words.get('place') ?? '') ? {} : undefined,
    },
    {
      said: `<field> (?:${cannot} (?:estar |ter sido )?(?:já )?(?:estar |ser )?(?:cadastrad|registad|registrad|utilizad|usad|associad|vinculad)[oa]|${cannot} (?:já )?(?:existir|estar em uso|repetir-se|ser repetid[oa]|se repetir|ser duplicad[oa]))(?: (?:em|por|a|na|no) [^,;:()]{3,50})?`,
      example: 'O e-mail do aluno não pode estar cadastrado em outra conta.',
      cases: [{ ...twice, assume: ['K-4711 e K-4712 representam dois valores no formato de {field:bare}.'] }],
    },
    {
      said: `(?:Cada|Todo|Toda) (?<thing>[^,;:()]{3,40}?) (?:recebe|tem|possui|ganha|deve ter|deve receber|é identificad[oa] por) (?:um|uma) (?<field>[^,;:()]{3,50}?) únic[oa]`,
      example: 'Cada inscrito recebe um número de peito único.',
      cases: [
        {
          title: ['{field:bare}: dois registos, dois valores diferentes', 'Dois registos têm dois valores diferentes'],
          technique: 'Error guessing',
          given: ['Há duas sessões abertas, A e B.'],
          steps: [
            'Criar {thing:um} em A e em B no mesmo instante | A e B | Os dois registos existem',
            'Abrir a lista com os dois registos | | {field:o} do primeiro é diferente do segundo',
          ],
        },
      ],
    },
    {
      said: `(?:O|A|Um|Uma) mesm[oa] (?<thing>[^,;:()]{2,40}?) ${cannot} ser (?<word>(?!(?:usad|cadastrad|utilizad|registad|registrad|informad|atribuíd))\\p{L}+) (?:duas vezes|mais de uma vez|por (?:duas|mais de uma) pessoas?)(?: (?:no|na|ao) [^,;:()]{3,40})?`,
      example: 'Um mesmo assento não pode ser vendido duas vezes.',
      cases: [
        {
          title: ['{thing:bare}: {act} uma vez sim, duas não', 'A primeira vez é possível, a segunda não'],
          type: 'Negative',
          given: ['Há {thing:um} livre e duas contas, A e B.'],
          steps: [
            '{act} {thing:o} com a conta A | A | É possível; o resultado aparece',
            'Tentar {act} {thing:o} com a conta B | B | {beyond}. Continua a valer só o que A fez',
          ],
        },
      ],
      derive: ({ words }) => {
        const act = infinitiveFrom(words.get('word') ?? '')
        return act === undefined ? undefined : { act }
      },
    },
    {
      said: `(?:O|A) mesm[oa] <field> ${cannot} ser (?:usad|cadastrad|utilizad|registad|registrad|informad|atribuíd)[oa] (?:duas vezes|mais de uma vez|em (?:mais de um|dois|duas) [^,;:()]{3,40}|por (?:mais de um|dois|duas) [^,;:()]{3,40})`,
      example: 'O mesmo número de série não pode ser cadastrado duas vezes.',
      cases: [twice],
    },
    {
      said: `(?<thing>(?:O|A|Um|Uma|Cada) [^,;:()]{2,50}?) (?:só |apenas |somente )?(?:pode|poderá|deve)(?: só| apenas| somente)? ser (?:usad|utilizad|resgatad|aplicad|aceit|respondid|lid|descarregad|baixad|validad|trocad)[oa] (?:apenas |só |somente )?uma (?:única |só )?vez(?: por (?<owner>[^,;:()]{3,40}))?`,
      example: 'Cada cupom só pode ser usado uma vez por cliente.',
      cases: [once],
    },
    {
      said: `(?:Cada|Um|Uma) <who> (?:só |apenas |somente )(?:pode|poderá) <verb=\\p{L}+[aei]r> (?<thing>[^,;:()]{2,60}?) (?:apenas )?uma (?:única |só )?vez(?: por [^,;:()]{3,30})?`,
      example: 'Cada morador só pode votar na enquete uma vez.',
      cases: [
        {
          title: ['{verb} {thing}: a segunda vez é recusada', 'A primeira vez é possível, a segunda não'],
          type: 'Negative',
          given: ['Sessão iniciada como {who:one}, que ainda não o fez.'],
          steps: [
            '{verb} {thing} | | É possível; o resultado aparece',
            'Tentar {verb} {thing} pela segunda vez | | {beyond}. Conta uma única vez',
          ],
        },
      ],
    },
  ],
}
