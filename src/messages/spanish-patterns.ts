/** Messages with something in them. `again` says a part that may be a message itself. */
interface MessagePattern {
  pattern: RegExp
  say: (parts: string[], again: (message: string) => string) => string
}

export const spanishPatterns: readonly MessagePattern[] = [
  { pattern: /^HTTP error! status: (\d+)$/, say: ([code]) => `Error HTTP. Estado: ${code}` },
  { pattern: /^HTTP error! status: (\d+): ([\s\S]*)$/, say: ([code, body = ''], again) => `Error HTTP. Estado: ${code}: ${again(body)}` },
  { pattern: /^Unsupported format: (.+)$/, say: ([format]) => `Formato no admitido: ${format}` },
  { pattern: /^Exported (\d+) entries$/, say: ([count]) => `Entradas exportadas: ${count}` },
  { pattern: /^(CSV|JSON|Excel|Markdown|Gherkin|[\w ]+ CSV) exported successfully( \(local\))?$/, say: ([name, local]) => `${name} se exportó correctamente${local === '' ? '' : ' (local)'}` },
  { pattern: /^Your connected Jira site is (\S+)\.$/, say: ([host]) => `Su sitio de Jira conectado es ${host}.` },
  { pattern: /^Field "([\s\S]*)"$/, say: ([name]) => `Campo «${name}»` },
  { pattern: /^Section "([\s\S]*)" of the description$/, say: ([title]) => `Sección «${title}» de la descripción` },
  { pattern: /^Try again in (\d+) seconds?\.$/, say: ([seconds]) => `Vuelva a intentarlo en ${seconds} ${seconds === '1' ? 'segundo' : 'segundos'}.` },
  { pattern: /^Too many attempts\. Try again in (\d+) (second|minute)s?\.$/, say: ([count, unit]) => `Demasiados intentos. Vuelva a intentarlo en ${count} ${duration(count, unit)}.` },
  // The auth service's own words
  { pattern: /^Password should be at least (\d+) characters\.?$/, say: ([count]) => `La contraseña debe tener al menos ${count} caracteres` },
  { pattern: /^For security purposes, you can only request this (?:after|once every) (\d+) seconds\.?$/, say: ([seconds]) => `Por seguridad, espere ${seconds} segundos antes de volver a pedirlo.` },
  { pattern: /^Email address "?([^"]+)"? is invalid$/, say: ([email]) => `La dirección de correo ${email} no es válida` },
]

function duration(count: string | undefined, unit: string | undefined): string {
  const one = unit === 'minute' ? 'minuto' : 'segundo'
  return count === '1' ? one : `${one}s`
}
