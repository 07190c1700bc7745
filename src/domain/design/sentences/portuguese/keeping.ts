import type { PatternGroup } from '../pattern.ts'

/** Two at once, autosave, offline, history, exports and what has to stay hidden. */
export const keeping: PatternGroup = {
  cue: 'mesmo tempo|simult|mesmo instante|mesmo momento|automaticamente|rascunho|conexão|internet|Internet|offline|rede|ligação|recarreg|atualizar|fechar|voltar|hist[óo]ric|registrad|registad|gravad|log|auditoria|export|baixad|descarreg|download|mascarad|ocult|últimos|nunca|criptograf|sair|abandon|fechar|mantém|mantêm|continua|preserv|clique|clicar|duas vezes|dispositivo|navegador',
  patterns: [
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
            '{task} | {sample} | {rest}',
          ],
        },
      ],
      derive: ({ words }) => {
        const rest = words.get('rest') ?? ''
        if (/(?<!\p{L})(?:se|caso|exceto|sincroniz\p{L}+)(?!\p{L})/iu.test(rest)) return undefined
        return /aparece|surge|botão|botões|aviso|mensagem|visíve/iu.test(rest)
          ? { task: 'Olhar para a página sem ligação', sample: ' ' }
          : { task: 'Fazer a mesma tarefa sem ligação', sample: 'Kestrel 4711' }
      },
    },
  ],
}
