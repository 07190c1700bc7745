export const must =
  '(?:deve|devem|deverá|deverão|tem de|têm de|tem que|têm que|tem obrigatoriamente de|precisa|precisam|precisa de|deve obrigatoriamente)'
export const can = '(?:pode|podem|poderá|poderão|consegue|conseguem)'
export const cannot =
  '(?:não (?:pode|podem|poderá|poderão|deve|devem|consegue|conseguem)|nunca (?:pode|podem|deve|devem))'
export const only = '(?:só|apenas|somente|unicamente|exclusivamente)'
export const system =
  '(?:(?:o sistema|o aplicativo|a aplicação|o app|a app|a tela|o ecrã|o site|o portal|a plataforma|a página|o formulário|a interface|o terminal|o totem|o painel) )'
/** What leads to a quoted text that is seen. */
export const shows = `(?:(?:aparece|surge|exibe-se|mostra-se|apresenta-se|lê-se|deve aparecer|(?:é|deve ser|será|fica) (?:exibid[oa]|mostrad[oa]|apresentad[oa]|visível)|${system}?(?:deve )?(?:exibe|mostra|apresenta|informa|avisa|indica|responde|exibir|mostrar|apresentar|informar|avisar)|(?:o|a) (?:usuári[oa]|utilizador|utilizadora|cliente|pessoa) (?:vê|recebe|lê))(?: (?:com|em vermelho|imediatamente|então))? ?(?:(?:a|uma|o|um) )?(?:(?:seguinte )?(?:mensagem|aviso|alerta|erro|texto|indicação|notificação|notícia)(?: de (?:erro|aviso|alerta|validação|bloqueio|confirmação|sucesso))?(?: de)?)?:? ?)`
/** Where a message stands; it adds nothing that a tester could miss. */
export const place =
  '(?:,? (?:abaixo|acima|debaixo|embaixo|ao lado|junto|no topo|em cima|por baixo|no lugar|no canto|na parte)(?: \\p{L}+){1,6})?'
export const message = `${shows}<message>${place}`
export const upTo =
  '(?:no máximo|até|até no máximo|até um máximo de|um máximo de|o máximo de|não mais (?:de|do que|que)|máximo de|um limite de|no limite de|ao todo até)'
export const atLeast =
  '(?:no mínimo|pelo menos|ao menos|um mínimo de|o mínimo de|mínimo de|não menos (?:de|do que|que))'
