import type { CasePattern, PatternGroup } from '../pattern.ts'

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
      said: `(?<thing>(?:O|A|Um|Uma|Cada) [^,;:()]{2,50}?) (?:só |apenas |somente )?(?:pode|poderá|deve)(?: só| apenas| somente)? ser (?:usad|utilizad|resgatad|aplicad|aceit|respondid|lid|descarregad|baixad|validad|trocad)[oa] (?:apenas |só |somente )?uma (?:única |só )?vez(?: por (?<owner>[^,;:()]{3,40}))?`,
      example: 'Cada cupom só pode ser usado uma vez por cliente.',
      cases: [once],
    },
  ],
}
