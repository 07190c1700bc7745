import type { WireTestCase } from '../../contracts/ai-generate.ts'
import type { Language } from '../language.ts'
import { finiteVerb } from '../understand/romance/verbs.ts'

type Iberian = 'es' | 'pt'
type Case = Pick<WireTestCase, 'steps'> & { preconditions?: string[] }

interface Signs {
  /** A step whose words stand for something that another sentence says. */
  elsewhere: RegExp
  /** A step that repeats a limit instead of trying its values. */
  limit: RegExp
  /** A step that tries what is refused, whose words may tell when. */
  tries: RegExp
  noData: string
  /** An outcome that begins in the middle of a sentence, or with a pronoun. */
  half: RegExp
  /** An exception or a condition within an outcome: two cases in one. */
  depends: RegExp
  /** "The same does not happen": nothing that can be seen. */
  noOracle: RegExp
  /** A step that only says which case is tried. */
  anyStep: RegExp
  /** The step that prepares a situation, and what it prepares. */
  situation: RegExp
  /** A situation that is no clause: when, where, with what. */
  adverbial: RegExp
  /** A situation that names nobody and nothing. */
  unnamed: RegExp
  /** A situation that lasts. */
  lasts: RegExp
  /** What becomes of a thing; it takes an event. */
  becomes: RegExp
  /** What is seen at a look. */
  seen: RegExp
  look: RegExp
  /** A step that only signs in, with the role. */
  signIn: RegExp
  sees: RegExp
  /** What is one's own is told apart only with somebody else's. */
  own: RegExp
  /** A result that is worked out. */
  worked: RegExp
  /** Words with which an outcome has a verb that the lists do not know. */
  verbal: RegExp
  /** A role that is a clause. */
  badRole: RegExp
}

const signs: Record<Iberian, Signs> = {
  es: {
    elsewhere:
      /(?<!\p{L}|^Esperar a que termine )(?:(?:es[eo]s?|esas?|dich[oa]s?) (?:plazos?|límites?|casos?|horas?|fechas?|periodos?|tiempos?|intervalos?)|(?:uno|alguno) de (?:los|estos|esos) límites|(?:superar|sobrepasar|alcanzar|exceder|pasar) (?:de )?el límite$|se cumple$)|^Consultar \p{L}+$|(?<!\p{L})(?:del?|el) solo se(?!\p{L})|ninguna parte: .*, (?:solo|sólo|sino|pero) |^\p{L}+r(?:l[oae]s?)?(?: [oyu] \p{L}+r)?(?<=r)l[oae]s?$|^\p{L}+r (?:una vez (?:x|\p{L}+d[oa](?!\p{L}))|por cada )|^Intentar .*(?:sin coste|gratis|(?<!\p{L})(?:dos|tres) veces)|^Intentarlo con esto: (?:.*\d|cualquier otr[oa]|los demás|el resto)|, (?:excepto|salvo|por lo que|que|quien|lo que) |(?<!\p{L})a (?:un único|una única|un solo|una sola) /iu,
    limit:
      /(?<!\p{L})(?:(?:como|al) (?:máximo|mínimo|menos|mucho)|un (?:máximo|mínimo) de|no más de|hasta (?:las )?\d|a partir de \d|entre \d[^;]* y \d|de \d[\d.,]* a \d|del? \d{1,2} al? \d{1,2} de |con \d[^;]* de antelación)/iu,
    tries: /^(?:Intentar|En el caso|Con la cuenta \p{Lu}, intentar)/u,
    noData: 'No hacen falta',
    half: /^(?:Que|Salvo|Excepto|Aunque|Mientras|Hasta que|Porque|Para) |^(?:Ella|Ellos|Ellas|Él) /u,
    depends:
      /(?<!\p{L})(?:salvo que|salvo si|excepto si|excepto cuando|a menos que|siempre que|siempre y cuando|por lo que|no vuelve a \p{L}+r(?:se)?|hasta el (?:final|fin))(?!\p{L})|(?<!\p{L})(?:durante|cada) (?:los )?(?:\d+|una?|dos|tres) (?:primer\p{L}+ )?(?:segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?)(?!\p{L})|(?<!\p{L})a los \d+ (?:días|y a los)/iu,
    noOracle: /^No ocurre (?:lo mismo|lo anterior|eso)(?!\p{L})/u,
    anyStep: /^Hacer la prueba con el caso/u,
    situation:
      /^(?:Preparar esta situación y abrir la página|Abrir la página sin que se dé esta situación): (?<said>.+)$/u,
    adverbial: /^(?:antes de|después de|en|con|sin|para|por|a|al|a los|a las|hasta|desde|pasad[oa]s?|fuera de) /iu,
    unnamed:
      /^(?:(?:no|ya|se|lo|la|los|las|le|les) )*\p{L}+(?: (?:en|de) (?:otr[oa]s?|él|ella|ellos|ellas))?$|^(?:está|están) \p{L}+$|^(?:la|lo|los|las) \p{L}+o (?:o|y) (?:la|lo|los|las) /iu,
    lasts: / (?:es|son|está|están|hay|tiene|tienen|sigue|siguen) |^(?:hay|no hay) /iu,
    becomes:
      /(?<!\p{L})(?:quedan?|pasan? a|se (?:crea|libera|bloquea|cancela|anula|cierra|ordena|asigna|envía|avisa)n?)(?!\p{L})/iu,
    seen: /(?<!\p{L})(?:se muestran?|aparecen?|figuran?|se ven?|sale)(?!\p{L})/iu,
    look: /^(?:Consultar|Abrir) /u,
    signIn: /^Iniciar sesión como (?<role>.+) y abrir la página correspondiente$/u,
    sees: /(?<!\p{L})(?:ven?|leen?|lee|encuentran?|visualizan?|aparecen?|muestran?|paga|pagan)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:sus propi[oa]s|su propi[oa]|lo suyo)(?!\p{L})/iu,
    worked: /(?<!\p{L})se (?:re)?calculan?(?!\p{L})|(?<!\p{L})se actualiza automáticamente/iu,
    verbal: /(?<!\p{L})(?:ha|han|fue|fueron|se|no|funcionan?|dicen?|sigue|siguen)(?!\p{L})/iu,
    badRole:
      /(?:cuenta así:|sesión como) (?:.* (?:no|ya|se|lo|los|le|les|solo|sólo|y|o)|.* (?:van|va|ven?|es|son|está|están|se|pasan?|no \p{L}+n) .*)\.?$/u,
  },
  pt: {
    elsewhere:
      /(?<!\p{L})(?:(?:nesses?|desses?|esses?|nessas?|dessas?|essas?|neste|desse) (?:prazos?|limites?|casos?|horas?|datas?|períodos?|tempos?|intervalos?)|um dos limites|(?:ultrapassar|exceder|atingir|passar) (?:d?o) limite$|até lá)|^Consultar \p{L}+$|(?<!\p{L})um (?:terceir|quart|quint|sext|sétim|oitav|non|décim)o (?:com|sem) |(?<!\p{L})(?:o|a|os|as) com |^\p{L}+r?-l?[oa]s?$|^\p{L}+r (?:uma vez (?:x|\p{L}+d[oa](?!\p{L}))|(?:por|a) cada )|^Tentar .*(?:sem custo|grátis|(?<!\p{L})(?:duas|três) vezes)|^Tentar com o seguinte: (?:.*\d|qualquer outr[oa]|os demais|o resto)|, (?:exceto|salvo|pelo que|que|quem|o que) |(?<!\p{L})a (?:um único|uma única|um só|uma só) /iu,
    limit:
      /(?<!\p{L})(?:no (?:máximo|mínimo)|pelo menos|um (?:máximo|mínimo) de|não mais de|até (?:às |as )?\d|a partir d[eoa]s? (?:dia )?\d|entre \d[^;]* e \d|de \d[\d.,]* a \d|d?e? ?\d{1,2} ao? \d{1,2} de |com \d[^;]* de antecedência)/iu,
    tries: /^(?:Tentar|Procurar)/u,
    noData: 'Nenhum',
    half: /^(?:Que|Salvo|Exceto|Embora|Enquanto|Até que|Porque|Para) |^(?:Elas?|Eles?) /u,
    depends:
      /(?<!\p{L})(?:exceto (?:se|quando)|salvo se|a menos que|a não ser que|desde que|pelo que|até (?:o|ao) (?:fim|final)|precisam? (?:esperar|aguardar))(?!\p{L})/iu,
    noOracle: /^Isto não (?:acontece|vale)(?!\p{L})/u,
    anyStep: /^Criar (?:este|um) caso/u,
    situation:
      /^(?:Preparar esta situação e abrir a página|Abrir a página sem que se verifique esta situação): (?<said>.+)$/u,
    adverbial:
      /^(?:antes d[eoa]s?|depois d[eoa]s?|em|n[oa]s?|com|sem|para|por|ao|aos?|às?|até|desde|passad[oa]s?|fora d[eoa]s?) /iu,
    unnamed:
      /^(?:(?:não|já|se|o|a|os|as|lhe|lhes) )*\p{L}+(?: (?:em|de|n|d)(?:outr[oa]s?|ele|ela|eles|elas))?$|^(?:está|estão) \p{L}+$/iu,
    lasts: / (?:é|são|está|estão|há|tem|têm|continua|continuam) |^(?:há|não há) /iu,
    becomes:
      /(?<!\p{L})(?:ficam?|passam? (?:a|para)|(?:é|são) (?:criad|liberad|bloquead|cancelad|anulad|fechad|enviad|avisad)[oa]s?)(?!\p{L})/iu,
    seen: /(?<!\p{L})(?:aparecem?|mostra-se|mostram?|é mostrad[oa]|é exibid[oa]|exibe|figuram?|vê-se|surge|ocult[oa]|desabilitad[oa]|desativad[oa])(?!\p{L})/iu,
    look: /^(?:Consultar|Abrir) /u,
    signIn: /^(?:Fazer login|Iniciar sessão) como (?<role>.+) e abrir a página em (?:questão|causa)$/u,
    sees: /(?<!\p{L})(?:vê|veem|lê|leem|encontram?|enxergam?|visualizam?|aparecem?|mostram?|paga|pagam)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:(?:os |as )?(?:seus|suas) próprios?|próprias?|ao seu cadastro)(?!\p{L})/iu,
    worked: /(?<!\p{L})(?:(?:é|são) (?:re)?calculad[oa]s?|(?:re)?calcula(?:m)?-se)(?!\p{L})/iu,
    verbal: /(?<!\p{L})(?:há|foi|foram|se|não|funciona|funcionam|diz|dizem|continuam?)(?!\p{L})|-se(?!\p{L})/iu,
    badRole: /(?:com o perfil|como) (?:.* (?:não|já|se|só|e|ou)|.* (?:ordena-se|até o|até a|vê|veem) .*)\.?$/u,
  },
}

/** "Must be approved": a rule, which no look shows. */
const duty =
  /(?<!\p{L})(?:deben?|deberán?|tienen? que|hay que|precisam?(?: de)? \p{L}+r|devem?|deverá|t[eê]m (?:de|que)|é preciso|hace falta)(?!\p{L})/iu

/** Marks that only meet where a sentence was torn: "se lee el valor nuevo., ya no". */
const torn = /[.;:],|,[.;:]|,\s*,/u

const withoutQuotes = (text: string): string => text.replace(/["“«][^"”»]*["”»]/gu, 'x')

/** Whether a step of a Spanish or Portuguese case cannot be taken as it is said, or does not show what it expects. */
export function isUnsoundInIberian({ steps, preconditions = [] }: Case, language: Language): boolean {
  if (language !== 'es' && language !== 'pt') return false
  const said = signs[language]
  return (
    preconditions.some((text) => said.badRole.test(text) || /^(?:No|Não) \p{L}+\.$/u.test(text)) ||
    !steps.every((one) => isWholeStep(one, language)) ||
    // A request with nothing wrong about it is not refused.
    (preconditions.length === 0 &&
      steps.some(({ step, expected }) => /^Enviar [A-Z]+ \S+$/u.test(step) && /^HTTP [45]/u.test(expected))) ||
    (steps.length === 1 && steps.every((one) => onlyLooksAtWhatHappens(one, said))) ||
    (steps.every(({ data }) => data === said.noData) && steps.some(({ expected }) => said.worked.test(expected)))
  )
}

function isWholeStep({ step, data, expected }: Case['steps'][number], language: Iberian): boolean {
  const said = signs[language]
  const words = withoutQuotes(step)
  const outcome = withoutQuotes(expected)
  return (
    !torn.test(words) &&
    !torn.test(outcome) &&
    !said.elsewhere.test(words) &&
    !(data === said.noData && said.limit.test(words) && !said.tries.test(step)) &&
    !said.half.test(expected) &&
    !said.noOracle.test(expected) &&
    !(said.anyStep.test(step) && said.becomes.test(expected) && !said.seen.test(expected)) &&
    !said.depends.test(outcome) &&
    !isFragment(outcome, language)
  )
}

/** "Decide o coordenador", "La luz parpadea": where a verb stands, and with its ending. */
const likeVerb =
  /^(?:\p{L}{3,}[ae][mn]? (?:o|a|os|as|um|uma|el|la|los|las|un|una) |(?:O|A|Os|As|El|La|Los|Las) \p{L}+ (?!para |entre |sobre |desde |durante )\p{L}{3,}[ae][mn]?(?:[ .]|$))/u

/** "Con un máximo de 3 grupos.": words without a verb; a value behind its name and a status of an interface are whole. */
function isFragment(outcome: string, language: Iberian): boolean {
  if (/:|HTTP|\d[\d.,]* ?(?:€|%)?\.?$/u.test(outcome) || signs[language].verbal.test(outcome)) return false
  if (likeVerb.test(outcome)) return false
  return (outcome.match(/\p{L}+/gu) ?? []).every((word) => finiteVerb(word.toLowerCase(), language) === undefined)
}

/** A look at what only an event brings about, or at what somebody does. */
function onlyLooksAtWhatHappens({ step, expected }: Case['steps'][number], said: Signs): boolean {
  if (duty.test(withoutQuotes(expected)) && /^(?:Consultar|Abrir|Preparar|Iniciar|Fazer login) /u.test(step))
    return true
  const situation = said.situation.exec(step)?.groups?.said
  if (situation !== undefined) {
    if (said.adverbial.test(situation) || said.unnamed.test(situation)) return true
    return said.lasts.test(situation) && said.becomes.test(expected) && !said.seen.test(expected)
  }
  const role = said.signIn.exec(step)?.groups?.role
  if (role !== undefined)
    return !said.sees.test(expected) || said.own.test(expected) || said.badRole.test(`sesión como ${role}`)
  return said.look.test(step) && /(?<!\p{L})(?:dejan? de|deixam? de)(?!\p{L})/iu.test(expected)
}
