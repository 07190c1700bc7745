import type { Language } from '../language.ts'
import { withoutTeller as inEnglish } from './english/first-person.ts'
import { presentOf } from './romance/verbs.ts'

type Role = 'given' | 'when' | 'then' | 'statement'
type Change = [said: RegExp, told: string | ((words: string[]) => string | undefined)]

/** First persons that a scenario's steps begin with, by their infinitive. */
const verbs: Record<'es' | 'pt', string> = {
  es: 'introduzco introducir|pulso pulsar|selecciono seleccionar|abro abrir|escribo escribir|elijo elegir|añado añadir|guardo guardar|envío enviar|busco buscar|cierro cerrar|confirmo confirmar|elimino eliminar|borro borrar|cambio cambiar|accedo acceder|entro entrar|intento intentar|inicio iniciar|relleno rellenar|marco marcar|creo crear|edito editar|cancelo cancelar|compro comprar|pago pagar|subo subir|descargo descargar|reservo reservar|filtro filtrar|ordeno ordenar|hago hacer|pincho pinchar|toco tocar',
  pt: 'introduzo introduzir|clico clicar|seleciono selecionar|abro abrir|escrevo escrever|escolho escolher|adiciono adicionar|guardo guardar|salvo salvar|envio enviar|pesquiso pesquisar|procuro procurar|fecho fechar|confirmo confirmar|elimino eliminar|apago apagar|altero alterar|mudo mudar|acesso acessar|entro entrar|tento tentar|inicio iniciar|preencho preencher|marco marcar|crio criar|edito editar|cancelo cancelar|compro comprar|pago pagar|carrego carregar|descarrego descarregar|reservo reservar|filtro filtrar|ordeno ordenar|faço fazer|insiro inserir|digito digitar|toco tocar',
}
const infinitives = (language: 'es' | 'pt'): Map<string, string> =>
  new Map(verbs[language].split('|').map((pair) => [pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? '']))
const user: Record<'es' | 'pt', string> = { es: 'el usuario', pt: 'o utilizador' }

const acting = (language: 'es' | 'pt'): Change => [
  /^(?:yo |eu )?(?:me )?(?<verb>\p{Ll}+o) (?<rest>.+)$/u,
  ([verb = '', rest = '']) => {
    const infinitive = infinitives(language).get(verb)
    const finite = infinitive === undefined ? undefined : presentOf(infinitive, language)
    return finite === undefined ? undefined : `${user[language]} ${finite} ${rest}`
  },
]

const quoted = '[«“"„][^»”"“]{2,200}[»”"“]'

const changes: Record<Exclude<Language, 'en'>, Record<'given' | 'when' | 'then', Change[]>> = {
  de: {
    given: [
      [/^ich bin (.+)$/iu, 'man ist $1'],
      [/^ich habe (.+)$/iu, 'man hat $1'],
    ],
    when: [],
    then: [
      [
        new RegExp(`^(?:sehe ich|ich sehe) (?:die Meldung |den Hinweis |den Text )?(${quoted})$`, 'iu'),
        '$1 wird angezeigt',
      ],
      [/^sehe ich (.+)$/iu, 'sieht man $1'],
      [/^ich sehe (.+)$/iu, 'man sieht $1'],
      [/^(?:werde ich|ich werde) (.+)$/iu, 'man wird $1'],
      [/^(?:erhalte ich|ich erhalte|bekomme ich|ich bekomme) (.+)$/iu, 'man erhält $1'],
      [/^(?:bin ich|ich bin) (.+)$/iu, 'man ist $1'],
    ],
  },
  es: {
    given: [
      [/^(?:yo )?estoy en (la [^,]+)$/iu, '$1 está abierta'],
      [/^(?:yo )?estoy en (el [^,]+)$/iu, '$1 está abierto'],
      [/^(?:yo )?he (iniciado sesión.*)$/iu, 'se ha $1'],
      [/^(?:yo )?tengo (.+)$/iu, 'el usuario tiene $1'],
    ],
    when: [acting('es')],
    then: [
      [new RegExp(`^(?:yo )?veo (?:el mensaje |el aviso |el texto )?(${quoted})$`, 'iu'), 'aparece $1'],
      [/^(?:yo )?veo (.+)$/iu, 'se ve $1'],
      [/^(?:yo )?recibo (.+)$/iu, 'el usuario recibe $1'],
    ],
  },
  fr: {
    given: [
      [/^je suis sur (la [^,]+)$/iu, '$1 est ouverte'],
      [/^je suis sur (l['’][^,]+|le [^,]+)$/iu, '$1 est affiché'],
      [/^j['’]ai (.+)$/iu, "l'utilisateur a $1"],
    ],
    when: [
      [/^je me (\p{L}+) ?(.*)$/iu, "l'utilisateur se $1 $2"],
      [/^je (\p{L}+i)s (.+)$/iu, "l'utilisateur $1t $2"],
      [/^(?:je |j['’])(\p{L}+e) (.+)$/iu, "l'utilisateur $1 $2"],
    ],
    then: [
      [new RegExp(`^je vois (?:le message )?(${quoted})$`, 'iu'), "$1 s'affiche"],
      [/^je vois (.+)$/iu, 'on voit $1'],
      [/^je reçois (.+)$/iu, "l'utilisateur reçoit $1"],
      [/^je suis (.+)$/iu, 'on est $1'],
    ],
  },
  pt: {
    given: [
      [/^(?:eu )?estou na ([^,]+)$/iu, 'a $1 está aberta'],
      [/^(?:eu )?estou no ([^,]+)$/iu, 'o $1 está aberto'],
      [/^(?:eu )?tenho (.+)$/iu, 'o utilizador tem $1'],
    ],
    when: [acting('pt')],
    then: [
      [new RegExp(`^(?:eu )?vejo (?:a mensagem |o aviso |o texto )?(${quoted})$`, 'iu'), 'aparece $1'],
      [/^(?:eu )?vejo (.+)$/iu, 'vê-se $1'],
      [/^(?:eu )?recebo (.+)$/iu, 'o utilizador recebe $1'],
    ],
  },
}

/** "Ich sehe @", "estoy en la página": a scenario told in the first person, told of what is seen and of the user. */
export function withoutTeller(text: string, role: Role, language: Language): string {
  if (language === 'en') return inEnglish(text, role)
  if (role === 'statement') return text
  const line = text.trim().replace(/[.;]$/u, '')
  for (const [said, told] of changes[language][role]) {
    const found = said.exec(line)
    if (found === null) continue
    const changed = typeof told === 'string' ? line.replace(said, told).trim() : told(found.slice(1))
    if (changed !== undefined) return changed
  }
  return text
}
