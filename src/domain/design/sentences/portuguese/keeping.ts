import type { PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { can, message, only } from './words.ts'
import { listed } from './worked.ts'

const sameTime = '(?:ao mesmo tempo|simultaneamente|em simultâneo|no mesmo (?:instante|momento))'
const two = '(?:dois|duas)'
const recorded =
  '(?:é|são|fica|ficam|deve ser|devem ser|deve ficar) (?:registrad|registad|gravad|guardad|salv|documentad|anotad)[oa]s?'

function files({ words }: Slots): Record<string, string> | undefined {
  const items = listed(
    (words.get('list') ?? '').replace(/(?:^|(?<= ))(?:em|para|no formato|nos formatos|formato) /giu, ''),
  )
  if (items.length < 1 || items.length > 5 || items.some((item) => !/^[\p{L}0-9. ]{2,12}$/u.test(item)))
    return undefined
  return { list: items.join(', '), all: items.join(' e ') }
}

/** Two at once, autosave, offline, history, exports and what has to stay hidden. */
export const keeping: PatternGroup = {
  cue: 'mesmo tempo|simult|mesmo instante|mesmo momento|automaticamente|rascunho|conexão|internet|Internet|offline|rede|ligação|recarreg|atualizar|fechar|voltar|hist[óo]ric|registrad|registad|gravad|log|auditoria|export|baixad|descarreg|download|mascarad|ocult|últimos|nunca|criptograf|sair|abandon|fechar|mantém|mantêm|continua|preserv|clique|clicar|duas vezes|dispositivo|navegador',
  patterns: [
    {
      said: `(?:Se|Quando|Caso) ${two} (?<who>[^,;:()\\d]{3,30}?) (?:tentarem|tentam|tentem|quiserem|clicarem para) (?<act>\\p{L}+r [^,;:()]{3,60}?) ${sameTime},? (?:apenas|só|somente) (?:o|a) primeir[oa] [^,;:()]{3,40}<stop>(?:o|a|para o|para a) (?:outr[oa]|segund[oa])(?: [\\p{L}]+)? (?:vê|recebe|lê|é informad[oa] com)(?: a mensagem| o aviso)? <message>`,
      example:
        'Se dois médicos tentarem reservar a mesma sala ao mesmo tempo, só o primeiro consegue; o outro vê "Sala já reservada".',
      cases: [
        {
          title: ['Dois ao mesmo tempo: um consegue, o outro lê {message}', 'Dois ao mesmo tempo: só um consegue'],
          type: 'Negative',
          technique: 'Error guessing',
          given: ['Há duas contas, A e B, em dois navegadores, ambas antes do último passo.'],
          steps: [
            '{act} com A e B no mesmo instante | A e B | Uma das duas consegue; na outra aparece {message}',
            'Recarregar a página nos dois navegadores | | O resultado existe uma única vez, para quem conseguiu',
          ],
        },
      ],
    },
    {
      said: `(?:Se|Quando|Caso) ${two} (?<who>[^,;:()\\d]{3,30}?) (?:tentarem|tentam|tentem|quiserem|clicarem para) (?<act>\\p{L}+r [^,;:()]{3,60}?) ${sameTime},? (?:apenas|só|somente) (?:o|a) primeir[oa] [^,;:()]{3,40}(?:,| e)(?: e)? (?:o|a) (?:outr[oa]|segund[oa])(?: [\\p{L}]+)? (?:vê|recebe|lê|é informad[oa] com)(?: a mensagem| o aviso)? <message>`,
      example:
        'Se duas pessoas tentarem reservar o mesmo assento ao mesmo tempo, só a primeira consegue e a outra vê "Assento já reservado".',
      cases: [
        {
          title: ['Dois ao mesmo tempo: um consegue, o outro lê {message}', 'Dois ao mesmo tempo: só um consegue'],
          type: 'Negative',
          technique: 'Error guessing',
          given: ['Há duas contas, A e B, em dois navegadores, ambas antes do último passo.'],
          steps: [
            '{act} com A e B no mesmo instante | A e B | Uma das duas consegue; na outra aparece {message}',
            'Recarregar a página nos dois navegadores | | O resultado existe uma única vez, para quem conseguiu',
          ],
        },
      ],
    },
    {
      said: `(?:Se|Quando|Caso) ${two} (?<who>[^,;:()\\d]{3,30}?) (?<clause>(?:tentarem|tentam|tentem|editarem|editam|editem|abrirem|abrem|alterarem|alteram|salvarem|salvam|confirmarem|confirmam|reservarem|reservam|comprarem|compram)[^,;:()]{0,70}?)(?: ${sameTime})?,? <rest>`,
      example: 'Se dois atendentes editarem o mesmo chamado ao mesmo tempo, vale a última gravação.',
      cases: [
        {
          title: ['Dois ao mesmo tempo: {rest}', 'Dois ao mesmo tempo: o resultado previsto'],
          technique: 'Error guessing',
          given: ['Há duas contas, A e B, com a mesma página aberta em dois navegadores.'],
          steps: [
            'Fazer a mesma ação com A e B no mesmo instante, cada uma com um valor próprio | A: 11; B: 22 | {rest}',
            'Recarregar a página nos dois navegadores | | Nos dois aparece o mesmo resultado',
          ],
        },
      ],
      derive: ({ words }) => (/(?<!\p{L})(?:se|caso|exceto)(?!\p{L})/iu.test(words.get('rest') ?? '') ? undefined : {}),
    },
    {
      said: `(?<thing>(?:O|A|Os|As) [^,;:()]{3,60}?) (?:é|são|deve ser|devem ser|fica) (?:salv|guardad|gravad)[oa]s? automaticamente (?:a )?cada <span>`,
      example: 'O rascunho é salvo automaticamente a cada 30 segundos.',
      cases: [
        {
          title: [
            '{thing:bare}: o texto continua lá {span} depois, sem guardar',
            'Guardado sem ação própria a cada {span}',
          ],
          technique: 'Use case',
          given: ['{thing:o} está abert{thing:g} e ainda não tem texto.'],
          steps: [
            'Escrever um texto sem guardar | Kestrel 4711 | O texto aparece no campo',
            'Esperar {span} | {span} | O texto continua no campo',
            'Fechar o navegador sem guardar | | O navegador fecha',
            'Abrir de novo {thing:o} | | Aparece Kestrel 4711',
          ],
        },
      ],
    },
    {
      said: `(?<thing>(?:O|A|Os|As) [^,;:()]{3,60}?) (?:é|são|deve ser|devem ser) (?:salv|guardad|gravad)[oa]s? automaticamente(?: (?:enquanto|ao|à medida que|durante) [^,;:()]{3,60})?`,
      example: 'As respostas são salvas automaticamente durante a prova.',
      cases: [
        {
          title: ['{thing:bare}: continuam lá sem guardar', 'O que se escreve fica guardado sem ação própria'],
          technique: 'Use case',
          steps: [
            'Escrever um texto sem guardar | Kestrel 4711 | O texto aparece no campo',
            'Fechar o navegador sem guardar | | O navegador fecha',
            'Abrir de novo a mesma página | | Aparece Kestrel 4711',
          ],
        },
      ],
    },
    {
      said: `(?:Sem (?:conexão|internet|ligação|rede)(?: (?:com|à|de) (?:a )?[Ii]nternet)?|(?:Se|Quando|Caso|Enquanto) (?:não (?:houver|há|haja) (?:conexão|internet|ligação|rede|sinal)(?: (?:com|à|de) (?:a )?[Ii]nternet)?|(?:a|o) (?:conexão|internet|ligação|rede|dispositivo|celular|aplicativo|telemóvel) (?:cair|cai|caia|for perdida|estiver (?:offline|indisponível|sem (?:conexão|rede|internet|ligação))|ficar (?:offline|sem (?:conexão|rede|internet|ligação)))(?: durante [^,;:()]{3,40})?)|Em modo offline|No modo offline|Offline), <rest>`,
      example: 'Sem conexão, o técnico continua preenchendo a ordem de serviço.',
      cases: [
        {
          title: ['Sem ligação: {rest}', 'Sem ligação: o resultado previsto'],
          technique: 'Error guessing',
          given: ['Há ligação à rede e a página está aberta.'],
          steps: [
            'Cortar a ligação à rede | | Não há ligação; o que já estava escrito continua na página',
            'Fazer a mesma tarefa sem ligação | Kestrel 4711 | {rest}',
          ],
        },
      ],
      derive: ({ words }) =>
        /(?<!\p{L})(?:se|caso|exceto|sincroniz\p{L}+)(?!\p{L})/iu.test(words.get('rest') ?? '') ? undefined : {},
    },
    {
      said: `(?:<rest> (?:offline|sem (?:conexão|internet|ligação|rede))[^,;:()]{0,30}? e (?:são |é |ser )?sincronizad[oa]s? |(?:Os dados|Os registros|Os registos|As informações|As alterações)(?: [^,;:()]{3,60}?)? (?:são|é|devem ser) (?:sincronizad|enviad)[oa]s?(?: automaticamente)? )(?:automaticamente )?(?:quando|assim que|logo que) (?:a |o )?(?:conexão|rede|internet|ligação|sinal)(?: (?:com|à|de) (?:a )?[Ii]nternet)? (?:voltar|volta|for restabelecid[oa]|é restabelecid[oa]|retornar|estiver disponível|é retomada|regressa)`,
      example: 'Os dados coletados são sincronizados automaticamente quando a conexão for restabelecida.',
      cases: [
        {
          title: 'O que se escreve sem ligação chega ao servidor quando ela volta',
          technique: 'Error guessing',
          given: ['O mesmo registo pode ser visto num segundo dispositivo com ligação.'],
          steps: [
            'Cortar a ligação no primeiro dispositivo | | O primeiro dispositivo está sem ligação',
            'Escrever um valor no primeiro dispositivo | Kestrel 4711 | Kestrel 4711 aparece no primeiro dispositivo; no segundo ainda não',
            'Ligar de novo a rede no primeiro dispositivo | | Sem mais nenhuma ação, Kestrel 4711 aparece uma única vez no segundo dispositivo',
          ],
        },
      ],
    },
    {
      said: `(?:Ao|Após|Depois de) (?:recarregar|atualizar) a página,? (?<thing>(?:o|a|os|as) [^,;:()]{3,60}?) (?:é|são|fica|ficam|continua|continuam|permanece|permanecem|mantém|mantêm|deve ser|devem ser|são)(?:-se)?(?: (?:mantid|preservad|conservad|visíve|selecionad|preenchid|aplicad|os mesmos|o mesmo|a mesma|as mesmas)\\p{L}*)?`,
      example: 'Ao recarregar a página, os filtros escolhidos são mantidos.',
      cases: [
        {
          title: ['Após recarregar: {thing} como antes', 'Após recarregar tudo está como antes'],
          technique: 'Use case',
          steps: [
            'Escolher um valor próprio: {thing} | o segundo valor disponível | Aparece o valor escolhido',
            'Recarregar a página | | Continua o valor escolhido: {thing}',
          ],
        },
      ],
    },
    {
      said: `(?:Toda|Todas as|Qualquer|Cada|As|Todo|Todos os|Os)(?: a)? (?<thing>(?:alteraç(?:ão|ões)|mudanças?|ediç(?:ão|ões)|modificaç(?:ão|ões)|exclus(?:ão|ões)|aprovaç(?:ão|ões)|acessos?|consultas?|movimentaç(?:ão|ões)|ajustes?|lançamentos?|ações|ação|operaç(?:ão|ões))(?: (?:d[aeo]s?|n[ao]s?|feit[ao]s?|em|manua(?:l|is)) [^,;:()]{2,60}?)?) ${recorded}(?: n[oa] [^,;:()]{3,40}?)? com (?:a |o |as |os )?(?<list>[^;:()]{4,120})`,
      example: 'Toda alteração de preço fica registrada no histórico com data, hora e usuário.',
      cases: [
        {
          title: ['{thing:bare}: registo com {all}', 'O histórico regista {all}', 'O histórico regista todos os dados'],
          given: ['A hora, a conta em uso e o valor antigo são conhecidos antes do primeiro passo.'],
          steps: [
            'Provocar isto uma vez: {thing} | valor antigo 11, valor novo 22 | A mudança aparece',
            'Abrir o histórico | | Há exatamente uma entrada nova, com estes dados do primeiro passo: {all}',
          ],
        },
      ],
      derive: ({ words }) => ({ all: (words.get('list') ?? '').replace(/\s+/gu, ' ') }),
    },
    {
      said: `(?:O histórico|O log|A trilha de auditoria|O registro de auditoria|O registo de auditoria)(?: d[aeo]s? [^,;:()]{3,40}?)? (?:mostra|registra|regista|guarda|exibe|contém|indica|deve mostrar|deve registrar) (?:quem (?<what>[^,;:()]{3,60}?),? (?:e )?(?:quando|em que data)(?:[^;:()]{0,60})?)`,
      example: 'O histórico mostra quem alterou o status e quando.',
      cases: [
        {
          title: 'O histórico mostra quem e quando',
          given: ['A hora e a conta em uso são conhecidas antes do primeiro passo.'],
          steps: [
            'Provocar com uma conta conhecida o que fica registado: {what} | valor antigo 11, valor novo 22 | A mudança aparece',
            'Abrir o histórico | | Há exatamente uma entrada nova, com essa conta e essa hora',
          ],
        },
      ],
    },
    {
      said: `(?:<thing> ${can} ser (?:exportad|baixad|descarregad|gerad|emitid)[oa]s?|(?:É possível|<who> ${can}) (?:exportar|baixar|descarregar) (?<things>[^,;:()]{3,50}?)) (?:em|para|nos formatos|no formato|como)(?: formato)? (?<list>[^;:()]{3,50})`,
      example: 'A agenda pode ser exportada em PDF e em Excel.',
      cases: [
        {
          title: ['{what:bare}: exportação em {all}', 'Exportação em {all}'],
          given: ['Existem três registos com valores conhecidos.'],
          steps: [
            'Exportar em {item} | {item} | Um ficheiro {item} é descarregado; contém os três registos com os mesmos valores que a página',
          ],
        },
      ],
      derive: (slots) => {
        const found = files(slots)
        return found === undefined
          ? undefined
          : { ...found, what: slots.words.get('thing') ?? slots.words.get('things') ?? '' }
      },
    },
    {
      said: `(?<thing>(?:O|A|Os|As) [^,;:()]{3,60}?) (?:é|são|deve ser|devem ser|aparece|aparecem) (?:exibid|mostrad|apresentad|mascarad|visíve)\\p{L}*(?: de forma mascarada| mascarad[oa]s?)? ?${only}? ?(?:com|exibindo|mostrando|deixando visíveis)?(?: ${only})? (?:os |as )?(?:(?<few>quatro|4|três|3|dois|2) )(?<word>últimos|primeiros) (?:dígitos|números|caracteres|algarismos)(?: visíveis)?`,
      example: 'O número do cartão é exibido apenas com os quatro últimos dígitos.',
      cases: [
        {
          title: ['{thing:bare}: só os {count} {word} à vista', 'Só os {count} {word} à vista'],
          technique: 'Error guessing',
          given: ['Existe um registo com um valor conhecido, {thing:bare}: 4929 1357 2468 7082.'],
          steps: [
            'Abrir a página com esse registo | 4929 1357 2468 7082 | Só se lê {shown}; os outros sinais estão ocultos',
            'Procurar o valor completo no código-fonte da página | 4929135724687082 | Não há nenhum resultado',
          ],
        },
      ],
      derive: ({ words }) => {
        const text = words.get('thing') ?? ''
        return /(?:que|quando)/iu.test(text)
          ? undefined
          : { count: 'sinais', shown: /últimos/iu.test(words.get('word') ?? '') ? 'os do fim' : 'os do início' }
      },
    },
    {
      said: `(?<thing>(?:O|A|Os|As) [^,;:()]{3,60}?) (?:nunca|não) (?:é|são|deve ser|devem ser|pode ser|podem ser|deve|devem|pode|podem|aparece|aparecem) ?(?:exibid|mostrad|aparecer|registrad|registad|gravad|enviad|expost|revelad|visíve)?\\p{L}* ?(?:em|no|na|nos|nas|por) (?<where>[^,;:()]{3,60}?)`,
      example: 'A senha nunca é exibida nos logs.',
      cases: [
        {
          title: ['{thing:bare}: nada em {where}', 'O valor não se encontra em lado nenhum'],
          type: 'Negative',
          technique: 'Error guessing',
          given: ['Existe um registo com um valor conhecido, {thing:bare}: Kestrel4711.'],
          steps: [
            'Usar esse registo uma vez | Kestrel4711 | A ação é realizada',
            'Procurar o valor neste sítio: {where} | Kestrel4711 | Não há nenhum resultado',
          ],
        },
      ],
    },
    {
      said: `(?:Clicar|Tocar|Um duplo clique|Um clique duplo|Clicar duas vezes|Tocar duas vezes|O duplo clique|Cliques repetidos)(?: duas vezes| repetidamente)? (?:em|no|na) (?<label>[^,;:()]{2,50}?) (?:não (?:gera|cria|envia|duplica|deve gerar|deve criar|deve duplicar|provoca)|(?:gera|cria|envia) (?:apenas|só)) (?<things>[^,;:()]{3,60}?)`,
      example: 'Clicar duas vezes em "Pagar" não gera dois pagamentos.',
      cases: [
        {
          title: ['{label} duas vezes: um único resultado', 'Duplo clique: um único resultado'],
          type: 'Negative',
          technique: 'Error guessing',
          steps: [
            'Clicar duas vezes seguidas em {label}, o mais depressa possível | | A ação é realizada uma única vez',
            'Recarregar a lista dos resultados | | Há um único resultado novo',
          ],
        },
      ],
    },
    {
      said: `(?:Se|Quando|Caso) (?:o usuário|o utilizador|a pessoa|alguém|o cliente)? ?(?:tentar )?(?:sair|fechar|abandonar|sair d[aeo]|voltar)(?: d[aeo]| para)? ?(?:a |o )?(?:página|tela|formulário|ecrã|janela|aba|edição|cadastro|aplicativo)?(?: anterior)?,? (?:sem (?:salvar|guardar|gravar)|com (?:alterações|dados) (?:não salv[oa]s|por guardar|não guardad[oa]s))(?: as alterações)?, ${message}`,
      example: 'Se o usuário tentar sair da página sem salvar, aparece o aviso "Deseja descartar as alterações?".',
      cases: [
        {
          title: ['Sair sem guardar: {message}', 'Sair sem guardar: aparece o aviso'],
          technique: 'Decision table',
          steps: [
            'Alterar um valor sem guardar | Kestrel 4711 | O novo valor aparece no campo',
            'Tentar sair da página | | Aparece {message}; Kestrel 4711 continua no campo',
            'Recusar a saída | | A página continua aberta com Kestrel 4711',
          ],
        },
      ],
    },
  ],
}
