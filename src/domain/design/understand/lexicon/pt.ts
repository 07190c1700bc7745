import type { Lexicon } from './lexicon.ts'
import { verbsOf } from './verbs.ts'

const can = '(?:pode|podem|poderá|poderão)'
const people =
  '(?:quem|perfil|pessoas?|utilizador(?:es|a|as)?|usuári[oa]s?|administrador(?:es|a|as)?|gestor(?:es|a|as)?|gerentes?|clientes?|pacientes?|auditor(?:es|a|as)?|médic[oa]s?|agentes?|produtor(?:es|a|as)?|condutor(?:es|a|as)?|leitor(?:es|a|as)?|titular(?:es)?|destinatári[oa]s?|motoristas?|monitor(?:es|a|as)?|vendedor(?:es|a|as)?|funcionári[oa]s?|moderador(?:es|a|as)?|autor(?:es|a)?|receção|recepção|professor(?:es|a|as)?|alun[oa]s?|pais|editor(?:es|a)?|convidad[oa]s?|operador(?:es|a)?|técnic[oa]s?|proprietári[oa]s?|membros?|sóci[oa]s?|responsáve(?:l|is)|coordenador(?:es|a|as)?|voluntári[oa]s?|ninguém|direção|contabilidade)'

export const portuguese: Lexicon = {
  decimal: ',',
  months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  numberWords: 'dois/duas três quatro cinco seis sete oito nove dez onze doze',
  ordinalWords: 'primeir[oa] segund[oa] terceir[oa] quart[oa] quint[oa] sext[oa] sétim[oa] oitav[oa] non[oa] décim[oa]',
  ordinalEnd: 'º|ª|\\.º|\\.ª',
  units: {
    percent: 'por cento',
    pixels: 'px|pixels?|píxeis',
    times: 'vezes',
    characters: 'car[aá]c?teres(?: alfanuméricos)?',
    digits: 'dígitos?|algarismos?',
    letters: 'letras?(?: maiúsculas?)?',
    words: 'palavras?',
    second: 'segundos?|seg|s',
    minute: 'minutos?|min',
    hour: 'horas?|h',
    workday: 'dias? úte?i[sl]',
    day: 'dias?(?: corridos)?',
    week: 'semanas?',
    month: 'm[eê]s(?:es)?',
    year: 'anos?',
    byte: 'bytes?',
    kilobyte: 'kb',
    megabyte: 'mb',
    gigabyte: 'gb',
  },
  bounds: {
    betweenBelow: ['(?:de )?# (?:a|até) menos de #'],
    between: [
      'entre # e #',
      'de # (?:a|até) #',
      'das # às #',
      'dos # a(?:té )?os #',
      '# ?(?:-|–|a) ?#',
      '(?:no mínimo|pelo menos|mínimo(?: de)?) # e (?:no máximo|máximo(?: de)?) #',
    ],
    atLeast: [
      '(?<=mínim[oa](?: \\p{L}+){0,4} )(?:é|será|são) (?:de )?#',
      '(?:não|nenhum|nenhuma) (?:pode|podem|deve|devem) ser (?:inferior(?:es)? a|menor(?:es)? (?:do )?que|menos de) #',

      '(?:pelo menos|no mínimo|mínimo(?: de)?|não menos de|a partir (?:de|das|dos)|um mínimo de|desde) #',
      '# (?:ou mais|no mínimo|ou superior(?:es)?|para cima|em diante)(?! (?:de|do|a))',
      '(?:>=|≥) ?#',
    ],
    moreThan: [
      '(?:mais (?:de|long[oa]s? (?:do )?que|pesad[oa]s? (?:do )?que|antig[oa]s? (?:do )?que|tarde que)|superior(?:es)? a|maior(?:es)? (?:de|que|do que)|acima de|(?:exced(?:e|er|em)|ultrapass(?:a|ar|am))(?: os| as| o)?|>) #',
    ],
    atMost: [
      '(?:com (?:um )?(?:teto|limite|máximo) de|sem passar de) #',
      '(?<=máxim[oa](?: \\p{L}+){0,4} )(?:é|será|são) (?:de )?#',
      'não (?:pode|podem|deve|devem) (?:[\\p{L}]+ ){0,2}mais de #',
      '(?:no máximo|máximo(?: de)?|até(?: às| as| ao?| um máximo de)?|não mais de|um máximo de|não (?:pode|deve|podem|devem) (?:exceder|ultrapassar|ser superior a)|limite de|máx\\.?(?: de)?|limitad[oa]s? a|não (?:excede|ultrapassa)) #',
      'no máximo, #',
      '(?:comporta|comportam|cabem|cabe) #',
      '(?:só|apenas) (?:pode|podem) (?:ter|levar|reservar|pedir|guardar|acrescentar) #',
      '# (?:no máximo|ou menos|máximo)',
      '(?:<=|≤) ?#',
    ],
    lessThan: ['(?:menos de|inferior(?:es)? a|menor(?:es)? (?:de|que|do que)|abaixo de|<) #'],
    exactly: ['(?:exatamente|precisamente) #', '(?:deve|devem) (?:ter|conter) #'],
    step: ['em (?:blocos|passos|múltiplos|incrementos|intervalos) de #', 'múltiplos? de #'],
  },
  cues: {
    age: 'anos|idade|maior(?:es)? de idade|menor(?:es)?',
    file: 'ficheiros?|arquivos?|fotos?|fotografias?|imagens?|imagem|documentos?|anexos?|carregar|pdf|jpe?g|png|csv',
    wrong: 'errad[oa]s?|incorret[oa]s?|falhad[oa]s?|falhas?|inválid[oa]s?|tentativas?|malsucedid[oa]s?',
    lock: 'bloque\\p{L}*|suspens\\p{L}*',
    expire:
      'expira(?:m)?|(?:funciona|serve|vale)(?:m)? (?:durante|por)|válid[oa]s? (?:durante|por|até|desde)|caduca(?:m)?|permanece(?:m)? (?:reservad|ativ|abert|válid)[oa]s?|dura(?:m)?|reservad[oa]s? (?:durante|por)|fica(?:m)? (?:reservad|válid)[oa]s?|guardad[oa]s? durante|vence(?:m)?|termina após',
    within: 'dentro de|em menos de|no prazo (?:máximo )?de|em até|nos|nas|o mais tardar|no máximo em|passad[oa]s',
    idle: 'sem atividade|inativ\\p{L}*|inatividade',
    notify: 'e-?mails?|sms|notificaç(?:ão|ões)(?: push)?|lembretes?|avisos?|mensagens? de texto|correio eletrónico',
    required:
      't[eê]m (?:de|que) ser preenchid[oa]s?|é preciso|obrigatóri[oa]s?|necessári[oa]s?|não (?:pode|podem) (?:ficar|estar) vazi[oa]s?|exigid[oa]s?|tem de ser preenchid[oa]',
    optional: 'opciona(?:l|is)|facultativ[oa]s?|podem? (?:ficar|ser deixad[oa]s?) (?:vazi[oa]s?|em branco)',
    default:
      'por (?:omissão|defeito|padrão)|predefinid[oa]|inicialmente|pré-selecionad[oa]|começa(?:m)? (?:em|com|como)|à primeira abertura',
    optionList: 'opções|valores|oferece|escolhe entre|escolher entre|um(?:a)? de|pode ser|são|é',
    hidden:
      'não (?:aparece|é mostrad[oa]|está visível|é visível|são mostrad[oa]s)(?:m)?|ocult[oa]s?|desaparece(?:m)?|escondid[oa]s?',
    disabled:
      'desativad[oa]s?|desabilitad[oa]s?|inativ[oa]s?|indisponíve(?:l|is)|não pode ser (?:clicad|selecionad)[oa]',
    shown:
      'aparece(?:m)?|mostrad[oa]s?|visíve(?:l|is)|mostra(?:m)?|exibid[oa]s?|ativ[oa]s?|disponíve(?:l|is)|surge(?:m)?|é exibid[oa]',
    until: 'até que|a menos que|salvo se|exceto se',
    whole: 'números? inteiros?|inteir[oa]s?|sem (?:cêntimos|centavos|casas decimais)|(?:euros|reais) inteiros',
    perPage: 'por página',
    newestFirst:
      'mais recentes? (?:primeiro|no topo)|primeiro (?:o|a|os|as) mais recentes?|por data|ordem cronológica|decrescente',
    alphabetical: 'alfabétic[oa](?:mente)?',
    sort: 'orden(?:ad[oa]s?|am|ar|a)|ordem',
    search: 'pesquis\\p{L}*|busca\\p{L}*|encontra(?:m)?|procura\\p{L}*',
    filter: 'filtr\\p{L}*',
    anyCase: 'sem distinguir maiúsculas|maiúsculas (?:ou|e) minúsculas|independentemente de maiúsculas',
    unique:
      'únic[oa]s?|uma (?:só|única) vez|só uma vez|apenas uma vez|duas vezes|segunda vez|já (?:existe|registad|registrad|em uso|utilizad)[oa]?|duplicad[oa]s?|não se repete|repetid[oa]s?',
    simultaneous:
      'ao mesmo tempo|simultâne\\p{L}*|em simultâneo|duas? (?:pessoas|utilizadores|usuários|abas|separadores|dispositivos|clientes)|dois (?:utilizadores|usuários|dispositivos|clientes|separadores)',
    persist:
      'recarreg\\p{L}*|mantém|mantêm|manté[mn]-se|guarda(?:m)? automaticamente|guardad[oa]s? automaticamente|persist\\p{L}*|lembra(?:m|-se)?|continua(?:m)? (?:lá|guardad|visíve)\\p{L}*|nova sessão|próxima (?:vez|visita)|conserva(?:m)?',
    offline: 'sem (?:ligação|rede|internet|conexão)|offline|(?:ligação|conexão) (?:cai|perdida|interrompida)',
    never: 'nunca|jamais|não|nenhum(?:a)?|ninguém|nem',
    refused:
      'recus\\p{L}*|rejeit\\p{L}*|não (?:é|são) (?:aceit|permitid|guardad|possíve)\\p{L}*|negad[oa]|erros?|impedid[oa]|proibid[oa]|bloquead[oa]|não (?:pode|podem)',
    says: 'mensagem|aviso|aparece|mostra|lê-se|erro|indica|texto|vê|veem|exibid[oa]|surge|recebe|diz',
    nothingElse: 'nenhum outro|nenhuma outra|mais nada|não pode(?:m)? ser (?:saltad|desfeit)[oa]s?|apenas esses',
    nextStatus: 'estados?|status|passa(?:m)? (?:de|a|para)|muda(?:m)? (?:de|para)|fica(?:m)?|de @ (?:a|para) @',
    or: 'ou',
    roundUp: 'arredondad[oa]s? (?:para cima|por excesso)|(?<=arredond\\p{L}* .{0,20})para cima',
    roundDown: 'arredondad[oa]s? (?:para baixo|por defeito)|para baixo|truncad[oa]',
    round: 'arredond\\p{L}*',
    reduction: 'descontos?|redução|menos|dedu[zç]\\p{L}*|abatid[oa]|abatimento|desconta',
    free: 'grátis|gratuit[oa]s?|sem (?:custos?|encargos)|isent[oa]s?',
    future: 'no futuro|futur[oa]s?',
    past: 'no passado|passad[oa]s?|anterior(?:es)?',
    ahead: 'depois de hoje|após hoje|no futuro|de antecedência|com antecedência|a partir de hoje|antecipadamente',
    before: 'antes (?:de|do|da)',
    password: 'senhas?|palavras?-passe|pin',
    vague:
      'rápid[oa]s?|rapidamente|intuitiv[oa]s?|fácil|facilmente|modern[oa]|amigável|adequad[oa]s?|razoável|importantes?|algum tempo|bonit[oa]',
    role: people,
    pick: 'escolhe|seleciona|marca',
    width: 'largura|ecrã|tela|telemóvel|celular|colunas?',
    per: 'por|cada',
    weekday: 'domingos?|sábados?|feriados?|fins? de semana|segundas?-feiras?|sextas?-feiras?',
    cutoff: 'até às|até à|antes das|o mais tardar às|até',
    startsWith: '(?:começar|começa|iniciar|inicia) (?:por|com)',
    hasLetter: 'uma letra',
    hasCapital: 'uma (?:letra )?maiúscula',
    hasSmall: 'uma (?:letra )?minúscula',
    hasDigit: 'um (?:número|dígito|algarismo)',
    hasSpecial: 'um (?:car[aá]c?ter especial|símbolo)',
    noSpaces: 'sem espaços|não pode conter espaços',
  },
  shapes: {
    onlyRole: [
      `(?:só|somente|apenas|unicamente) (?<role>[^,;.:()]{2,70}?) ${can} (?<action>[^;.:]{3,140})`,
      `(?<role>[^,;.:]{2,70}?) ${can} (?<action>[^,;.:]{3,120}?)[,;]? (?:mas )?(?<others>[^,;.:]{2,50}?) não`,
      `(?<others>[^,;.:]{2,60}?) não ${can} (?<action>[^;.:]{3,140})`,
    ],
    visibleOnlyTo: [
      '(?<object>[^,;.:]{2,80}?) só (?:é|são|está|estão) visíve(?:l|is) para (?<role>[^;.:]{2,90})',
      '(?:só|apenas) (?<role>[^,;.:]{2,70}?) (?:vê|veem|pode ver|podem ver) (?<object>[^;.:]{2,90})',
      '(?<object>[^,;.:]{2,80}?) (?:é|são) (?:visíve(?:l|is)|mostrad[oa]s?) (?:apenas|só|somente) (?:para|a|à|ao|aos|às) (?<role>[^;.:]{2,90})',
    ],
    neverShown: [
      '(?:nunca|não) (?:mostra|mostram|contém|contêm|inclui|incluem|menciona|mencionam|revela|figuram|aparecem) (?<secret>[^;.]{3,120})',
      '(?<secret>[^,;.:]{3,80}?) (?:nunca|não) (?:é|são) (?:mostrad|registad|guardad|visíve)\\p{L}*',
      ', nunca (?<secret>[^;.]{3,100})',
    ],
    statusChange: [
      'de @ (?:a|para) @',
      '(?:passa|passam|muda|mudam) (?:de @ )?(?:a|para) @',
      'fica(?:m)? (?:como |em )?@',
      'estado @',
      'para @',
    ],
    defaultValue: [
      'por (?:omissão|defeito|padrão),? (?:é |está )?(?<value>[^,;.]{1,50})',
      'começa(?:m)? (?:em|com|como) (?<value>[^,;.]{1,50})',
      'à primeira abertura mostra (?<value>[^,;.]{1,50})',
      '(?<value>[^,;.:]{1,40}?) por (?:omissão|defeito|padrão)',
    ],
    optionList: [
      '(?:oferece|oferecem|opções(?: são)?|valores(?: são)?|um(?:a)? de(?: entre)?|pode ser|são|é|escolhe entre|escolher entre|aceita)[: ]+(?<list>[^;.]{5,300})',
      '^[^:]{2,40}: (?<list>[^;.]{5,200})',
    ],
    requiredFields: [
      '(?<fields>[^;.:]{2,160}?) (?:é|são) (?:obrigatóri[oa]s?|necessári[oa]s?|exigid[oa]s?)',
      '(?:é|são) (?:obrigatóri[oa]s?|preciso|necessári[oa]s?)(?: (?:indicar|preencher|introduzir|inserir|escolher|informar))? (?<fields>(?:(?:o|a|os|as|um|uma) )?[^;:]{2,160})',
      '(?<fields>[^;.:]{2,120}?) (?:(?:é|são) de preenchimento obrigatório|t[eê]m (?:de|que) ser preenchid[oa]s?)',
      '(?:campos )?obrigatórios: (?<fields>[^;.]{3,160})',
      '(?<fields>[^;.:]{2,100}?) não podem? (?:ficar|estar) vazi[oa]s?',
    ],
    optionalFields: [
      '(?<fields>[^;.:,]{2,120}?) (?:é|são) (?:opciona(?:l|is)|facultativ[oa]s?)',
      '(?<fields>[^;.:,]{2,120}?) podem? (?:ficar|ser deixad[oa]s?) (?:vazi[oa]s?|em branco)',
    ],
    conditionFirst: [
      '^(?<condition>a partir d[eao]s? [\\uE000-\\uE7FF](?: (?:d[aeo]s? )?\\p{L}+)?),? (?<main>(?:o|a|os|as|não|um|uma|nenhum\\p{L}*|é|são|há) .{1,400})$',
      '^(?:se|quando|caso|assim que|logo que|mal|enquanto|sempre que|cada vez que|uma vez que|desde que|a menos que|a não ser que|mesmo que|ainda que) (?<condition>[^,:]{3,160})[,:] (?:então )?(?<main>.{1,400})$',
      '^(?<condition>(?:após|depois d[eoa]s?|antes d[eoa]s?|ao|para|em caso de|com|sem|durante|passad[oa]s?) [^,:]{3,160})[,:] (?<main>.{1,400})$',
      '^(?<condition>depois d[eoa]s? [^,: ]{3,40}) (?<main>(?:o|a|os|as) .{1,400})$',
    ],
    conditionLast: [
      '^(?<main>[^;]{3,200}?),? (?:só )?(?:(?<!(?:precisa|pode|deve|vai|quer|consegue|para|de|que|tem|ao)m? )se(?= (?:o|a|os|as|um|uma|não|for|forem|houver|tiver|existir|já|ainda|faltar|cada|nenhum|algum|alguém|este|esta|essa|esse|[\\p{L}]+(?:ar|er|ir|or)(?:em)?(?!\\p{L})|[\\uE000-\\uF8FF]))|quando|assim que|logo que|enquanto|sempre que|cada vez que|caso|desde que|salvo se|a menos que|a não ser que|até que|exceto se) (?<condition>[^;]{3,160})$',
    ],
    uniqueThing: [
      '(?:um mesmo|uma mesma|o mesmo|a mesma|cada|nenhum|nenhuma) (?<thing>[^,;.:]{2,60}?) (?:só|não|pode|podem)',
      '(?<thing>[^,;.:]{2,60}?) (?:deve ser|é|são) únic[oa]s?',
    ],
    noticeAbout: [
      '(?:e-mail|sms|notificação|mensagem|lembrete|aviso) (?:com|sobre|que contém|que indica) (?<content>[^;.:]{2,120}?)(?=,|;|\\.|$)',
    ],
    noticeTo: [
      '(?<recipient>(?:o|a|os|as|cada|um|uma) [\\p{L} -]{2,50}?) recebem? ',
      'enviad[oa]s? (?:a|ao|à|aos|às) (?<recipient>[\\p{L} -]{2,40})',
    ],
    label: ['^(?<label>[^:,;.]{2,60}): (?<rest>.{2,300})$'],
    pattern: ['(?<parts>#)'],
  },
  stops:
    'e|ou|por|para|em|no|na|nos|nas|de|do|da|dos|das|a|ao|à|às|aos|com|sem|é|são|está|estão|se|que|quando|até|como|cada|o|os|as|um|uma|mais|menos|não|desde|antes|depois|após|tem|têm|pode|podem|deve|devem|fica|ficam|custa|custam|entre|sobre|durante|exceto|seu|sua|recebe|recebem|segundo|consoante|paga|pagam|seguid[oa]s|ser|ter|data|marcad[oa]s?|pedid[oa]s?|solicitad[oa]s?|reservad[oa]s?|agendad[oa]s?',
  determiners: 'o|a|os|as|um|uma|uns|umas|cada|todo|toda|todos|todas|seu|sua|seus|suas|este|esta|nenhum|nenhuma',
  subjectVerbs:
    '(?<!^(?:não|se|nunca|quando|após|com|sem|ao|em|para|desde|até|durante|depois|são|é) .*)(?<!^(?:não|nunca) )(?:situa-se|varia|variam|é|são|está|estão|deve|devem|pode|podem|tem|têm|aceita|aceitam|dura|duram|expira|expiram|custa|custam|fica|ficam|passa|passam|aparece|aparecem|não|recebe|recebem|precisa|precisam|requer|oferece|oferecem|mostra|mostram|contém|contêm|permite|permitem|vai|vão|chega|chegam|mantém|mantêm|começa|começam|nunca|só|abre|abrem|fecha|será|serão|inclui|incluem|termina|terminam|vale|sai|desaparece|abrange|envia|enviam|exige|ocupa|conserva|vê|veem|escolhe|escolhem|informa|avisa|gera|bloqueia|calcula|retorna|retornam|volta|voltam|some|exibe|exibem)',
  modals: `(?<!(?:^|[^\\p{L}])(?:não|não se|nunca|só|apenas|somente) )(?:deve poder|devem poder|pode|podem|poderá|poderão|quer|tenta|(?<=^(?:(?:o|a|os|as|um|uma|cada) )?${people}(?: [^ ,]+){0,3} )(?:deve|devem))`,
  infinitive: '(?!(?:ser|estar|ter|haver|ficar)(?!\\p{L}))\\p{Ll}+[aei]r(?:-se|-l[oa]s?)?',
  exceeds: '(?:exced|ultrapass|super)[ae](?:r?|m|rem)?(?: os| as)?',
  reaches: 'chega a',
  passives: 'é|são|foi|foram|fica|ficam|podem ser|pode ser|está|estão',
  verbs: verbsOf(
    'clicar selecionar guardar salvar gravar cancelar confirmar adicionar acrescentar criar editar alterar modificar mudar apagar eliminar remover fechar pesquisar buscar procurar filtrar ordenar carregar descarregar baixar anexar arrastar recarregar visitar registar registrar entrar reservar comprar pagar marcar desmarcar ativar desativar ocultar aceitar recusar rejeitar aprovar publicar arquivar restaurar exportar importar imprimir partilhar compartilhar receber copiar colar atribuir convidar terminar completar continuar sair introduzir inserir preencher responder retirar transferir solicitar avaliar comentar bloquear verificar consultar agendar ultrapassar exceder tentar usar utilizar aplicar inscrever assinar validar digitar escrever tocar enviar abrir escolher',
    [
      { ending: /ar$/, finite: ['a', 'am', 'e', 'o'], participle: ['ado', 'ada', 'ados', 'adas'] },
      { ending: /er$/, finite: ['e', 'em', 'a', 'o'], participle: ['ido', 'ida', 'idos', 'idas'] },
      { ending: /ir$/, finite: ['e', 'em', 'a', 'o'], participle: ['ido', 'ida', 'idos', 'idas'] },
      { ending: /uzir$/, finite: ['uz', 'uzem'], participle: ['uzido', 'uzida'] },
    ],
    'iniciar_sessão inicia_sessão,iniciam_sessão\nterminar_sessão termina_sessão\nabrir abre,abrem,abro aberto,aberta,abertos,abertas\nescrever escreve,escrevem escrito,escrita\nfazer faz,fazem feito,feita\npagar paga,pagam,pago pago,paga\naceitar aceita,aceitam,aceito aceite,aceita,aceites,aceitas\nintroduzir introduz,introduzem,introduzo introduzido,introduzida\nver vê,veem visto,vista\nconfirmar confirma,confirmam confirmado,confirmada\npedir pede,pedem pedido,pedida\nvoltar volta,voltam',
  ),
  otherwise: 'caso contrário|senão|se não(?=,)|de outro modo|depois disso|a partir daí|depois(?! d[eoa]s?(?!\\p{L}))',
  and: 'e',
  verbLast: false,
}
