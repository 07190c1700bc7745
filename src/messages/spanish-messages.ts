import type { CodedMessage } from '#domain/contracts/api-messages.ts'
import type { AppMessageCode } from '#domain/result.ts'

const invalidLink = 'URL de Jira no válida. Indique un enlace válido a un ticket de Jira.'
const ticketFailed = 'No se pudieron obtener los datos del ticket.'
const nothingChanged = 'No se cambió nada.'
const damagedRecord = 'El registro guardado está dañado.'

/** What went wrong in this app, by the codes of the domain and the storage. */
export const spanishAppMessages: Record<AppMessageCode, CodedMessage> = {
  ticket_link_empty: 'Escriba la URL de un ticket de Jira',
  ticket_link_invalid: invalidLink,
  selection_empty: 'Escriba enlaces o claves de tickets, o una consulta JQL.',
  selection_too_long: 'El texto es demasiado largo. Elija como máximo 50 tickets a la vez, o escriba una consulta JQL.',
  selection_too_many: ({ count }) => `Son ${String(count)} tickets. Elija como máximo 50 a la vez.`,
  selection_no_ticket: ({ text }) =>
    `«${String(text)}» no es ni un ticket de su sitio de Jira ni parte de una consulta JQL.`,
  ticket_link_list: `${invalidLink} Este enlace abre una lista de tickets: abra uno de ellos y pegue su enlace.`,
  ticket_link_foreign_host: ({ site }) =>
    `${invalidLink} ${site === undefined ? 'Solo se pueden leer tickets de un sitio atlassian.net.' : `Su sitio de Jira conectado es ${site}.`}`,
  ticket_link_no_site: `${invalidLink} Con la clave sola alcanza cuando su sitio de Jira está guardado en Configuración.`,
  ticket_link_no_key: `${invalidLink} El enlace no nombra ninguna clave de ticket como PROJECT-123.`,

  not_an_issue: `${ticketFailed} La respuesta no contiene ningún ticket de Jira.`,
  too_deep: `${ticketFailed} El texto del ticket tiene demasiados niveles para poder leerlo.`,
  too_large: `${ticketFailed} El texto del ticket es demasiado largo para poder leerlo.`,
  no_criteria:
    'No se encontraron criterios de aceptación en el ticket. Compruebe que el ticket tenga criterios de aceptación adecuados.',

  criteria_unreadable: 'La lista de criterios no se puede leer.',
  criteria_empty: 'La lista de criterios está vacía.',
  criterion_unreadable: ({ position }) =>
    `El criterio ${String(position)} de la lista no tiene texto, o su texto es demasiado largo.`,

  criteria_field: ({ name }) => `Campo «${name}»`,
  criteria_no_field: 'Campos personalizados con nombres como «Acceptance Criteria» o «Criterios de aceptación»',
  criteria_section: ({ name }) => `Sección «${name}» de la descripción`,
  criteria_no_section: 'Secciones de la descripción con títulos como «Acceptance Criteria» o «Criterios de aceptación»',
  criteria_description: 'Descripción, fuera de esas secciones',

  no_data: 'No hay datos para exportar',
  no_cases: 'No hay casos de prueba para exportar',
  no_history_cases: 'No se encontraron casos de prueba en el historial',
  no_history_entries: 'No hay entradas del historial para exportar',
  unsupported_format: ({ format }) => `Formato no admitido: ${format}`,
  exported: ({ name }) => `${name} se exportó correctamente`,
  exported_local: ({ name }) => `${name} se exportó correctamente (local)`,
  exported_entries: ({ count }) => `Entradas exportadas: ${count}`,
  export_split: ({ limit, count, files }) =>
    `Una importación admite ${number(limit)} casos; los ${number(count)} de aquí van en ${files} archivos dentro de un .zip.`,
  export_long_titles: ({ count, limit }) =>
    Number(count) === 1
      ? `1 título tiene más de ${limit} caracteres y se acortará; el texto del caso conserva el título entero.`
      : `${count} títulos tienen más de ${limit} caracteres y se acortarán; el texto del caso conserva el título entero.`,
  export_long_texts: ({ count, limit }) =>
    Number(count) === 1
      ? `1 texto supera los ${number(limit)} caracteres de una celda de Excel y se cortará.`
      : `${count} textos superan los ${number(limit)} caracteres de una celda de Excel y se cortarán.`,
  export_long_texts_kept: ({ count, limit }) =>
    `${Number(count) === 1 ? '1 texto tiene' : `${count} textos tienen`} más de ${number(limit)} caracteres. El archivo los conserva enteros, pero una celda de una hoja de cálculo o un campo de Jira no admite más.`,
  export_repeated_titles: ({ count }) =>
    `${Number(count) === 1 ? '1 título se repite y llevará' : `${count} títulos se repiten y llevarán`} un número, para que cada caso tenga su propio nombre.`,
  export_unprintable: ({ count }) =>
    `${Number(count) === 1 ? '1 texto contiene' : `${count} textos contienen`} caracteres de control o caracteres dañados, que se quitarán.`,
  export_formulas: ({ count }) =>
    `${Number(count) === 1 ? '1 texto empieza como una fórmula y llevará' : `${count} textos empiezan como una fórmula y llevarán`} un apóstrofo, para que las hojas de cálculo lo muestren como texto. Los demás formatos lo dejan como está.`,
  export_unknown_priorities: ({ names }) =>
    `La prioridad no nombra ningún nivel que la herramienta conozca (${names}); la herramienta usará su valor predeterminado.`,
  export_long_folders: ({ count, limit }) =>
    `${Number(count) === 1 ? '1 nombre de carpeta supera' : `${count} nombres de carpeta superan`} los ${limit} caracteres y se acortará${Number(count) === 1 ? '' : 'n'}.`,

  invalid_results: 'Datos de resultados no válidos',
  history_not_loaded: 'No se pudo guardar en el historial',
  not_found: 'No se encontró la entrada',
  invalid_entry: ({ missing }) =>
    missing === undefined
      ? 'Los casos de prueba deben ser una lista que no esté vacía'
      : `Faltan campos obligatorios: ${missing}`,
  damaged: damagedRecord,
  not_json: `Este archivo no es una copia del historial: no es JSON. ${nothingChanged}`,
  not_a_backup: `Este archivo no es una copia del historial. ${nothingChanged}`,
  newer_version: `Esta copia se hizo con una versión más nueva de Casewright. Vuelva a cargar la página e inténtelo de nuevo. ${nothingChanged}`,
  empty_backup: `Esta copia no tiene entradas. ${nothingChanged}`,
  nothing_readable: `No se pudo leer ninguna entrada de esta copia. ${nothingChanged}`,
  storage_full: ({ task }) => whileDoing(task, 'El almacenamiento del navegador para este sitio está lleno.'),
  storage_blocked: ({ task }) =>
    whileDoing(
      task,
      task === 'remove'
        ? 'Este navegador no lo quitó de su almacenamiento.'
        : 'Este navegador no permite que el sitio guarde nada.',
    ),
  vault_unavailable:
    'Este navegador no puede cifrar lo que guarda aquí (ventana privada, datos del sitio bloqueados o falta de https).',

  configuration: ({ missing, invalid }) =>
    [
      'La aplicación no está configurada.',
      missing === undefined ? '' : `Faltan: ${missing}.`,
      invalid === undefined ? '' : `No válidas: ${invalid}.`,
    ]
      .filter((part) => part !== '')
      .join(' '),
}

/** What the auth service refuses, by its own codes. */
export const spanishAuthMessages: Record<string, CodedMessage> = {
  bad_jwt: 'Su sesión ya no es válida.',
  email_address_invalid: 'Escriba una dirección de correo electrónico válida',
  email_exists: 'Ya se registró un usuario con esta dirección de correo',
  email_not_confirmed: 'El correo electrónico no está confirmado',
  email_provider_disabled: 'El registro está cerrado en este momento.',
  invalid_credentials: 'Correo electrónico o contraseña incorrectos',
  otp_expired: 'El enlace venció o no es válido',
  over_email_send_rate_limit: 'Se enviaron demasiados correos. Espere un momento antes de volver a pedirlo.',
  over_request_rate_limit: 'Demasiadas solicitudes',
  same_password: 'La contraseña nueva debe ser distinta de la anterior.',
  session_expired: 'Su sesión terminó.',
  session_not_found: 'No hay ninguna sesión',
  signup_disabled: 'El registro está cerrado en este momento.',
  unknown_link: 'El enlace no está completo.',
  user_already_exists: 'El usuario ya está registrado',
  user_banned: 'El usuario está bloqueado',
  user_not_found: 'No se encontró el usuario',
  weak_password: 'La contraseña es demasiado débil. Use una más larga, con letras, dígitos y símbolos.',
}

/** A storage failure while the history was saved or a backup restored. */
function whileDoing(task: string | number | undefined, reason: string): string {
  if (task === 'add') return `No se pudo guardar en el historial. ${reason}`
  if (task === 'update') return `No se pudo guardar el historial. ${reason}`
  if (task === 'restore') return `No se pudo restaurar la copia. ${reason} ${nothingChanged}`
  return reason
}

function number(value: string | number | undefined): string {
  return Number(value).toLocaleString('es')
}
