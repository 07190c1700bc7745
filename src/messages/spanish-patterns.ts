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
  { pattern: /^More than (\d+) test cases$/, say: ([count]) => `Más de ${count} casos de prueba` },
  { pattern: /^Field "([\s\S]*)"$/, say: ([name]) => `Campo «${name}»` },
  { pattern: /^Section "([\s\S]*)" of the description$/, say: ([title]) => `Sección «${title}» de la descripción` },
  { pattern: /^Try again in (\d+) seconds?\.$/, say: ([seconds]) => `Vuelva a intentarlo en ${seconds} ${seconds === '1' ? 'segundo' : 'segundos'}.` },
  { pattern: /^Too many attempts\. Try again in (\d+) (second|minute)s?\.$/, say: ([count, unit]) => `Demasiados intentos. Vuelva a intentarlo en ${count} ${duration(count, unit)}.` },
  { pattern: /^Too many generations failed or were cancelled within an hour\. Try again in (\d+) (second|minute)s?\.$/, say: ([count, unit]) => `Demasiadas generaciones fallaron o se cancelaron en una hora. Vuelva a intentarlo en ${count} ${duration(count, unit)}.` },
  { pattern: /^The app is not configured\. (.+)$/, say: ([names = '']) => `La aplicación no está configurada. ${names.replace('Missing:', 'Faltan:').replace('Not valid:', 'No válidas:')}` },
  { pattern: /^Missing required fields: (.+)$/, say: ([names]) => `Faltan campos obligatorios: ${names}` },
  { pattern: /^The backup could not be restored\. (.*) Nothing was changed\.$/, say: ([reason = ''], again) => `No se pudo restaurar la copia. ${again(reason)} No se cambió nada.` },
  // What a format's limits do to an export
  { pattern: /^One import takes ([\d,]+) cases; the ([\d,]+) here become (\d+) files in one \.zip\.$/, say: ([limit, count, files]) => `Una importación admite ${number(limit)} casos; los ${number(count)} de aquí van en ${files} archivos dentro de un .zip.` },
  {
    pattern: /^(\d+) titles? (?:is|are) longer than (\d+) characters and will be shortened; the text of the case keeps the whole title\.$/,
    say: ([count, limit]) => `${count === '1' ? '1 título tiene' : `${count} títulos tienen`} más de ${limit} caracteres y se acortará${count === '1' ? '' : 'n'}; el texto del caso conserva el título entero.`,
  },
  {
    pattern: /^(\d+) texts? (?:is|are) longer than the ([\d,]+) characters of an Excel cell and will be cut\.$/,
    say: ([count, limit]) => `${count === '1' ? '1 texto supera' : `${count} textos superan`} los ${number(limit)} caracteres de una celda de Excel y se cortará${count === '1' ? '' : 'n'}.`,
  },
  // The auth service's own words
  { pattern: /^Password should be at least (\d+) characters\.?$/, say: ([count]) => `La contraseña debe tener al menos ${count} caracteres` },
  { pattern: /^For security purposes, you can only request this (?:after|once every) (\d+) seconds\.?$/, say: ([seconds]) => `Por seguridad, espere ${seconds} segundos antes de volver a pedirlo.` },
  { pattern: /^Email address "?([^"]+)"? is invalid$/, say: ([email]) => `La dirección de correo ${email} no es válida` },
]

/** '1,000' as Spanish writes it. */
function number(english: string | undefined): string {
  return Number(english?.replaceAll(',', '')).toLocaleString('es')
}

function duration(count: string | undefined, unit: string | undefined): string {
  const one = unit === 'minute' ? 'minuto' : 'segundo'
  return count === '1' ? one : `${one}s`
}
