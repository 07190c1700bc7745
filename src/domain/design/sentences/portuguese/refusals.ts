import type { RefusalPattern } from '../pattern.ts'
import { message, shows } from './words.ts'

const otherwise =
  '(?:Caso contrário|Do contrário|De outro modo|Se não|Senão|Caso não|Em caso contrário|Fora (?:disso|desse intervalo|deste intervalo|dessa faixa|desta faixa|desses limites|desse período)|Acima (?:disso|desse (?:limite|valor|número|tamanho))|Além (?:desse|deste) (?:limite|número|valor)|Abaixo (?:disso|desse valor|desse limite)|Ao (?:ultrapassar|exceder|atingir) (?:esse|este|o) (?:limite|valor|número)(?: máximo)?|(?:Se|Quando|Caso) (?:(?:o|esse|este) (?:limite|valor|número)(?: máximo)? (?:for|seja) (?:ultrapassado|excedido|superado)|(?:for )?(?:ultrapassado|excedido)|passar disso|exceder|ultrapassar|houver mais|for (?:maior|menor|superior|inferior)|não for (?:assim|o caso)|estiver fora (?:desse intervalo|dessa faixa))|Depois disso|Passado esse prazo|Após esse prazo|Depois desse prazo|Antes disso)'
const trying =
  '(?:Ao tentar|Na tentativa de|Quem tentar|Quem tenta|(?:Se|Quando|Caso|Sempre que) (?:(?:o|a|um|uma|alguém) ?(?:[\\p{L}-]+ ){0,3}?)?(?:tentar|tenta|tente|tentarem|quiser|queira)) [^,]{3,90},'
const foreign =
  '(?:(?:Valores|Números|Quantidades|Textos|Entradas|Medidas|Pesos|Datas|Idades|Montantes|Quantias|Prazos|Outros valores)(?: [^,;]{0,60})?|(?:Um|Uma|Qualquer|Todo) (?:valor|número|quantidade|texto|outro valor|outra)(?: [^,;]{0,60})?|(?:O|A|Um|Uma|Os|As) [^,;]{0,20}(?:segund|terceir|quart|quint|sext|sétim|oitav|non|décim|\\d{1,3}\\.?)[oaºª]?s?(?: [^,;]{0,30})?)'

/** What happens beyond a limit, told in a sentence of its own or behind ", caso contrário". */
export const refusals: RefusalPattern[] = [
  {
    said: `${otherwise},? (?:então )?${message}(?:,? e (?:nada|o formulário não|o cadastro não|o registo não) (?:é|será) [^,;]{3,40})?`,
    outcome: 'Aparece {message}; nada é guardado',
  },
  {
    said: `(?:Se|Caso|Quando) (?:(?:o |a )(?:valor|número|nome|registro|registo|código) )?(?:já )?(?:existir|exista|existe|estiver em uso|esteja em uso|for repetid[oa]|estiver repetid[oa]|estiver duplicad[oa]|houver repetição|for duplicad[oa]), ${message}`,
    outcome: 'Aparece {message}; nada é guardado',
  },
  { said: `${trying} ${message}`, outcome: 'Aparece {message}; nada é guardado' },
  {
    said: `${foreign} (?:é|são|deve ser|devem ser|será|serão) (?:recusad|rejeitad|bloquead|barrad|negad)[oa]s? com (?:(?:a|uma|o|um) )?(?:mensagem|aviso|erro|alerta)?(?: de erro)?:? ?<message>`,
    outcome: 'Aparece {message}; nada é guardado',
  },
  {
    said: `${foreign} (?:não )?(?:é|são|deve ser|devem ser|será|serão) (?:recusad|rejeitad|bloquead|barrad|negad|aceit|permitid)[oae]s?(?: pelo sistema)?`,
    outcome: 'A entrada é recusada; nada é guardado',
  },
  {
    said: `${foreign} (?:gera|geram|provoca|provocam|exibe|exibem|mostra|mostram|causa|resulta em|dispara) (?:(?:a|uma|o|um) )?(?:mensagem|aviso|erro|alerta)?(?: de erro)?:? ?<message>`,
    outcome: 'Aparece {message}; nada é guardado',
  },
  {
    said: `(?:${shows})<message>(?:,? (?:caso contrário|senão|se não for o caso))`,
    outcome: 'Aparece {message}; nada é guardado',
  },
  {
    said: `(?:A mensagem|O aviso|O alerta)(?: de erro)? <message> (?:é exibid[oa]|aparece|é mostrad[oa]|surge) (?:caso contrário|nos demais casos|fora d[^,;]{3,30})`,
    outcome: 'Aparece {message}; nada é guardado',
  },
  {
    said: `${otherwise},? o botão <label>(?: fica| permanece| é| está) (?:desabilitad|desativad|inativ|bloquead)[oa]`,
    outcome: 'O botão {label} fica desativado; não é possível continuar',
  },
  {
    said: `${otherwise},? (?:o botão|a opção) <thing> (?:fica|permanece|é|está) (?:desabilitad|desativad|inativ|bloquead)[oa]`,
    outcome: '{thing:o} não está disponível; não é possível continuar',
  },
  { said: `${otherwise},? <rest>`, outcome: '{rest}; nada é guardado' },
  { said: `${trying} (?:o sistema |a aplicação |o aplicativo )?<rest>`, outcome: '{rest}' },
]
