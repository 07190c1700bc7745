import type { Reading } from '../reading.ts'
import { says } from '../stretch.ts'
import { grammarOf, type Romance } from './grammar.ts'
import { isInfinitive } from './verbs.ts'

/** Endings of words that name people by what they do. */
const agent: Record<Romance, RegExp> = {
  es: /(?:d[oa]r(?:es|as?)?|istas?|er[oa]s?|ari[oa]s?|antes?|entes?|tar[oa]s?|ólog[oa]s?|tor(?:es|as?)?|sor(?:es|as?)?|alumn[oa]s?|comuner[oa]s?|niñ[oa]s?|famili(?:a|as)|persona|personas|jef[ea]s?|jefaturas|mecánic[oa]s?|guarda|perfil|rol|nadie|secretaría|dirección|hij[oa]s?|padres?|madres?|médic[oa]s?|técnic[oa]s?|inquilin[oa]s?|vecin[oa]s?|soci[oa]s?|abogad[oa]s?|emplead[oa]s?|inscrit[oa]s?|ciudadan[oa]s?|dueñ[oa]s?|novi[oa]s?|árbitr[oa]s?|músic[oa]s?|interesad[oa]s?|invitad[oa]s?|candidat[oa]s?|abonad[oa]s?|afiliad[oa]s?|encargad[oa]s?|delegad[oa]s?|huésped(?:es)?|asociad[oa]s?|colegiad[oa]s?|miembros?|titulares?|titular|responsables?|atletas?|pilotos?|adult[oa]s?|síndic[oa]s?)$/iu,
  pt: /(?:d[oa]r(?:es|as?)?|istas?|eir[oa]s?|ári[oa]s?|antes?|entes?|tor(?:es|as?)?|sor(?:es|as?)?|alun[oa]s?|famílias?|pessoas?|chefes?|perfil|ninguém|secretaria|direção|coordenação|administração|mestre|contramestre|agrônom[oa]s?|hóspedes?|doentes?|perito|condómin[oa]s?|don[oa]s?|médic[oa]s?|técnic[oa]s?|inquilin[oa]s?|vizinh[oa]s?|sóci[oa]s?|advogad[oa]s?|empregad[oa]s?|inscrit[oa]s?|cidad(?:ão|ã|ãos)|munícipes?|árbitr[oa]s?|músic[oa]s?|mecânic[oa]s?|convidad[oa]s?|candidat[oa]s?|encarregad[oa]s?|noiv[oa]s?|amig[oa]s?|utentes?|juiz|juíza|juízes|associad[oa]s?|cooperad[oa]s?|delegad[oa]s?|filiad[oa]s?|afiliad[oa]s?|responsáve(?:l|is)|titular(?:es)?|síndic[oa]s?|atletas?|pilotos?|pai|mãe|pais|filh[oa]s?|jovem|jovens|adult[oa]s?|membros?|estafetas?)$/iu,
  fr: /(?:eurs?|euses?|rices?|istes?|iers?|ières?|aires?|ants?|antes?|graphes?|pilotes?|élèves?|familles?|personnes?|chefs?|adjoint|direction|secrétariat|médecins?|membres?|pigistes?|professeurs?|parents?|adhérents?|rôle|profil|iens?|iennes?|équipes?|spectateurs?|voyageurs?|titulaires?|usagers?|clients?|clientes?|salariée?s?|employée?s?|abonnée?s?|inscrite?s?|invitée?s?|candidate?s?|étudiante?s?|citoyens?|citoyennes?|avocate?s?|artisans?|juges?|arbitres?|hôtes?|riverains?|habitants?|responsables?|déléguée?s?|agente?s?|présidente?s?|résidente?s?|patiente?s?|apprentie?s?|bénévoles?|adultes?|jeunes)$/iu,
}

/** Words with such an ending that are things. */
const things: Record<Romance, RegExp> = {
  es: /^(?:contador|buscador|selector|lector|valor|error|color|calendario|formulario|horario|usuario final|inventario|comentario|dinero|fichero|número|tablero|cartel|expediente|importe|siguiente|restante|adelante|servidor|ordenador|navegador|indicador|operación|salario|diario|saldo|precio|itinerario|relación|factor|documento|volante|instante|lugar|recordatorio|comprobante|cargador|primero|tercero|quinto)(?:s|es)?$/iu,
  pt: /^(?:contador|leitor|valor|erro|cor|calendário|formulário|horário|inventário|comentário|dinheiro|ficheiro|roteiro|servidor|computador|navegador|indicador|itinerário|saldo|preço|instante|expediente|seguinte|restante|terceiro|primeiro|comprovante|calendario|valores|receituário|setor|fator|carregador|recepcionário)(?:s|es)?$/iu,
  fr: /^(?:rien|biens?|liens?|entretiens?|soutien|maintien|moyens?|valeurs?|erreurs?|couleurs?|compteurs?|heures?|serveurs?|ordinateurs?|navigateurs?|indicateurs?|formulaires?|commentaires?|calendriers?|fichiers?|papiers?|dossiers?|premiers?|premières?|dernières?|derniers?|montants?|suivants?|suivantes?|restants?|inventaires?|horaires?|itinéraires?|documents?|secteurs?|courriers?|largeur|hauteur|longueur|listes?|pièces?|ouvriers?|instants?|exemplaires?|panier|paniers|lecteurs? de .*|avertissement|classements?|quartiers?|loyers?|questionnaires?|repères?|affaires?|matières?|manières?|tarifaires?|bancaires?)$/iu,
}

/** Who acts or sees, unlike a part of the product. */
export function isActor(reading: Reading, subject: string, language: Romance): boolean {
  const grammar = grammarOf(language)
  const words = subject
    .replace(/^(?:l|d)['’]/iu, '')
    .split(' ')
    .filter(
      (word) =>
        !grammar.determiner.test(word) &&
        !grammar.only.test(word) &&
        !/^(?:autres?|otr[oa]s|outr[oa]s|demás|demais)$/iu.test(word),
    )
  const [head = ''] = words
  if (head === '' || words.length > 9) return false
  if (things[language].test(head) || isInfinitive(head, language)) return false
  if (/^(?:quien|quienes|quem|celui|ceux|celle|celles)$/iu.test(head)) return true
  return says(reading, 'role', head) || agent[language].test(head)
}

/** Whether the first noun is a word for people, by its ending. */
export function namesAgent(words: string, language: Romance): boolean {
  const grammar = grammarOf(language)
  const head = words
    .replace(/^(?:l|d)['’]/iu, '')
    .split(' ')
    .find((word) => !grammar.determiner.test(word))
  return head !== undefined && agent[language].test(head) && !things[language].test(head)
}

/** Without its article, one of several: "los comuneros" sign in as "comunero". */
export function roleOf(subject: string, language: Romance): string {
  const grammar = grammarOf(language)
  const who = /^(?:quien(?:es)?|quem|celui qui|celle qui|ceux qui) (?<does>.+)$/iu.exec(subject)?.groups?.does
  if (who !== undefined)
    return `${language === 'es' ? 'persona que' : language === 'pt' ? 'pessoa que' : 'personne qui'} ${who}`
  const bare = subject.replace(/^(?:l|d)['’]/iu, '').replace(/, (?:lui|elle|eux)$/u, '')
  const [first = '', ...others] = bare.split(' ')
  const rest = grammar.determiner.test(first) || grammar.only.test(first) ? others : [first, ...others]
  const many = /^(?:los|las|os|as|les|des|todos|todas|tous|toutes|seuls|seules)$/iu.test(first)
  const [head = '', ...behind] = rest[0] !== undefined && grammar.determiner.test(rest[0]) ? rest.slice(1) : rest
  const two = /^(?:autres?|otr[oa]s|outr[oa]s|demás|demais)$/iu.test(head)
  const tail = two && many ? behind.map((word, at) => (at === 0 ? singular(word, language) : word)) : behind
  return [many && !/^dem[aá]i?s$/iu.test(head) ? singular(head, language) : head, ...tail]
    .join(' ')
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => (first === head ? letter.toLowerCase() : letter))
}

function singular(word: string, language: Romance): string {
  if (language === 'fr') return word.replace(/s$/u, '')
  return word
    .replace(/ores$/u, 'or')
    .replace(/ões$/u, 'ão')
    .replace(/iones$/u, 'ión')
    .replace(/([aeoé])s$/u, '$1')
}
