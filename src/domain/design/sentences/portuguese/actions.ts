import type { PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { system } from './words.ts'

const asks = `(?:${system}?(?:pede|solicita|exige|deve pedir|deve solicitar|exibe|mostra|abre|deve exibir|apresenta)|(?:é|deve ser) (?:pedid[oa]|solicitad[oa]|exibid[oa]|exigid[oa]|mostrad[oa])|aparece|surge|abre-se|pede-se) ?(?:(?:a|uma|um|o) )?(?:(?:janela|caixa|diálogo|tela|mensagem|modal|pop-up|pedido|aviso) de )?confirmação(?: (?:ao|do|da|à) (?:usuário|utilizador|cliente))?`

const confirm = {
  title: ['{act}: sem confirmar nada muda, confirmando acontece', 'Sem confirmar nada muda; confirmando, sim'],
  technique: 'Decision table' as const,
  steps: [
    '{act} | | {asked}; ainda nada mudou',
    'Recusar a confirmação | | Nada mudou, também após recarregar',
    '{act} outra vez | | É pedida confirmação de novo',
    'Aceitar a confirmação | | A ação é realizada; o resultado continua lá após recarregar',
  ],
}

function confirmed({ words }: Slots): Record<string, string> {
  const quoted = words.get('message')
  return { asked: quoted === undefined ? 'É pedida confirmação' : `É pedida confirmação com o texto ${quoted}` }
}

/** Confirmations: what is asked before something happens. */
export const dialogs: PatternGroup = {
  cue: 'confirmação|confirmar|confirme',
  patterns: [
    {
      said: `(?:Ao|Antes de|Quando o usuário|Para) <act>,? ${asks}(?:,? (?:com (?:a (?:mensagem|pergunta)|o texto))? ?:? ?<message>)?(?: antes (?:de|da|do) [^,;:()]{3,60})?`,
      example: 'Ao clicar em "Excluir", o sistema pede confirmação antes de apagar o registro.',
      cases: [confirm],
      derive: confirmed,
    },
    {
      said: `(?<thing>(?:A|O) (?:exclusão|eliminação|remoção|anulação|cancelamento|encerramento|envio|publicação)) (?:d[aeo]s? [^,;:()]{3,50} )?(?:exige|requer|pede|precisa de|deve exigir|deve pedir|só acontece após) (?:uma |a )?confirmação(?: d[oa] (?:usuário|utilizador))?`,
      example: 'A exclusão da turma exige confirmação.',
      cases: [
        {
          ...confirm,
          title: '{thing:bare}: sem confirmar nada muda',
          steps: confirm.steps.map((line) => line.replace('{act}', 'Iniciar {thing:o}')),
        },
      ],
      derive: confirmed,
    },
    {
      said: `<thing> só (?:é|são|fica|ficam) (?:<done>) (?:após|depois d[ae]|mediante|com) (?:a )?confirmação(?: d[oa] (?:usuário|utilizador))?`,
      example: 'A viagem só é cancelada após confirmação do usuário.',
      cases: [
        {
          title: ['{thing:bare}: sem confirmar nada muda', 'Sem confirmar nada muda; confirmando, sim'],
          technique: 'Decision table',
          steps: [
            '{done:inf} {thing:o} sem dar a confirmação | | É pedida confirmação; ainda nada mudou',
            'Aceitar a confirmação | | A mudança acontece e continua lá após recarregar',
          ],
        },
      ],
    },
  ],
}

/** An action and what it brings about. */
export const actions: PatternGroup = {
  cue: 'ao |após |depois |para |clica|toca|carrega|botão|opção|link|ícone|atalho|tecla',
  patterns: [
    {
      said: `<who> (?:clica|toca|carrega) (?:em|no|na) <label>,? e <rest>`,
      example: 'O garçom toca em "Fechar conta" e a mesa passa para a cor cinza.',
      cases: [
        {
          title: ['{label}: {rest}', '{label} produz o efeito previsto'],
          steps: ['Tocar em {label} como {who:one} | | {rest}'],
        },
      ],
    },
    {
      said: `(?:O botão|A opção|O link|O ícone|O atalho|A tecla) (?<thing>["“«][^"”»]{1,60}["”»]|[^,;:()"“«]{2,40}?) (?<rest>(?:abre|leva|volta|limpa|apaga|salva|guarda|envia|copia|exporta|imprime|mostra|exibe|fecha|redireciona|descarta|cancela|adiciona|remove|inicia|encerra|baixa|gera|amplia|desfaz|restaura|duplica) .{3,160}?)`,
      example: 'O botão "Limpar" apaga todos os filtros.',
      cases: [
        {
          title: ['{thing} {rest}', '{thing} produz o efeito'],
          steps: ['Selecionar {thing} | | {thing} {rest}'],
        },
      ],
    },
  ],
}
