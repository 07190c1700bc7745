import { type ApiMessageCode, type CodedMessage, forTool, variant, waiting } from '#domain/contracts/api-messages.ts'
import { spanishFieldTexts, spanishTrackerConfigTexts } from './spanish-fields.ts'

const adminFailures = {
  fetch: 'No se pudieron obtener los usuarios',
  create: 'No se pudo crear el usuario',
  update: 'No se pudo actualizar el usuario',
  delete: 'No se pudo eliminar el usuario',
  resetPassword: 'No se pudo restablecer la contraseña',
  audit: 'No se pudo obtener el registro de auditoría',
}

const ticketFailed = 'No se pudieron obtener los datos del ticket.'
const validationFailed = 'No se pudieron validar las credenciales.'
const connectionFailed = 'No se pudo conectar con Jira a través de nuestro servidor.'
const noData = 'No se recibieron datos válidos del servicio de IA.'
const noCases = 'No se encontraron casos de prueba válidos. La respuesta original está en la consola.'
const tryInAMoment = 'Vuelva a intentarlo en un momento.'

const toolAddresses = {
  jira: 'Use la dirección de su sitio de Jira, como https://acme.atlassian.net.',
  testrail:
    'Use la dirección de su TestRail, como https://acme.testrail.io. El administrador tiene que permitir un servidor propio.',
  azure: 'Use el nombre de su organización como en https://dev.azure.com/acme, y un proyecto que exista en ella.',
}

/** The messages of `apiMessages` in Spanish, by the same codes and parameters. */
export const spanishApiMessages: Record<ApiMessageCode, CodedMessage> = {
  no_token: ({ task }) =>
    task === 'generate' ? 'Se requiere un token de autenticación' : 'No hay ningún token de acceso disponible',
  invalid_token: 'Su sesión ya no es válida. Inicie sesión otra vez.',
  admin_only: 'Solo los administradores pueden hacer esto.',
  auth_unavailable: ({ task }) => {
    if (task === 'register') return 'No se pudo completar el registro'
    if (task === 'forgot') return 'La solicitud falló'
    return `No se pudo comprobar su sesión porque el servicio de inicio de sesión no respondió. ${tryInAMoment}`
  },

  not_found: 'No hay nada en esta dirección.',
  method_not_allowed: 'Esta dirección no admite este método.',
  not_json: 'El cuerpo de la solicitud debe ser JSON.',
  request_too_large: 'La solicitud es demasiado grande.',
  invalid_request: ({ problem, details }) =>
    variant(spanishFieldTexts, problem) ??
    (details === undefined ? 'La solicitud no es válida.' : `La solicitud no es válida. ${details}`),
  database_unavailable: `El servicio no está disponible en este momento. ${tryInAMoment}`,
  function_unavailable: `El servicio se está reiniciando y no terminó esta solicitud. No se descontó nada. ${tryInAMoment}`,
  internal:
    'Algo falló de nuestro lado. No se descontó nada. Vuelva a intentarlo y, si ocurre otra vez, indíquenos el ID de la solicitud.',
  too_many_requests: ({ seconds }) =>
    waitingInSpanish(seconds, (time) => `Demasiados intentos. Vuelva a intentarlo en ${time}.`),

  account_ready:
    'Su cuenta está lista: inicie sesión con su contraseña. Si esta dirección ya tenía una cuenta, esa cuenta conserva su contraseña y enviamos a su titular un enlace para restablecerla.',
  confirmation_sent: 'Enviamos un correo a esta dirección. Abra el enlace que contiene para terminar.',
  reset_sent: 'Si ese correo existe, se envió un enlace para restablecer la contraseña.',
  registration_failed: 'No se pudo completar el registro',
  signup_disabled: 'El registro está cerrado en este momento.',
  weak_password: 'La contraseña es demasiado débil. Use una más larga, con letras, dígitos y símbolos.',

  users_failed: ({ action }) => variant(adminFailures, action),
  own_account:
    'No puede eliminar su propia cuenta de administrador. Si necesita hacerlo, póngase en contacto con otro administrador.',
  last_admin: 'Es el último administrador. Primero convierta en administrador a otro usuario.',
  email_taken: 'Ya existe un usuario con esta dirección de correo.',
  user_not_found: 'Este usuario ya no existe.',
  stale_user: 'Otra persona cambió este usuario entretanto. No se guardó nada.',
  email_mismatch: 'Esta no es la dirección de correo de este usuario. Actualice la lista y vuelva a intentarlo.',

  tracker_credentials_missing: 'No se encontraron credenciales de Jira. Configure su conexión con Jira.',
  tracker_config_invalid: ({ problem }) =>
    variant(spanishTrackerConfigTexts, problem) ??
    'Todos los campos de la configuración son obligatorios: URL base, correo electrónico y token de API',
  tracker_address_refused: `${connectionFailed} Solo se pueden leer tickets, campos y su propia cuenta en un sitio atlassian.net.`,
  jira_unauthorized: `${validationFailed} Jira no aceptó el correo y el token de API: el token puede estar mal escrito, revocado o vencido. Cree uno nuevo en su cuenta de Atlassian y guárdelo en Configuración.`,
  jira_scope_missing: `${validationFailed} Al token de API le falta un permiso: créelo con el permiso clásico read:jira-work (y read:jira-user), o sin permisos limitados.`,
  jira_forbidden: `${ticketFailed} Jira no permite que esta cuenta lo lea. Pida acceso a su administrador de Jira.`,
  jira_captcha: `${validationFailed} Después de demasiados intentos fallidos, Jira pide que esta cuenta inicie sesión primero con un navegador.`,
  jira_ticket_not_found: ({ login }) =>
    login === 'accepted'
      ? `${ticketFailed} El ticket no existe, o su cuenta de Jira no puede verlo. Revise la clave y compruebe que puede abrir el ticket en Jira.`
      : `${ticketFailed} El ticket no existe, su cuenta de Jira no puede verlo, o Jira no aceptó el token de API.`,
  jira_site_not_found: `${connectionFailed} No hay ningún Jira en esta URL base. Revise la dirección de su sitio en Configuración.`,
  jira_rate_limited: ({ seconds }) =>
    `${ticketFailed} Jira está recibiendo demasiadas solicitudes de esta cuenta.${seconds === undefined ? '' : ` Vuelva a intentarlo en ${seconds} ${Number(seconds) === 1 ? 'segundo' : 'segundos'}.`}`,
  jira_unavailable: `${connectionFailed} Jira no está disponible en este momento. Vuelva a intentarlo más tarde.`,
  jira_query_refused: ({ reason }) =>
    reason === undefined ? 'Jira no acepta esta consulta.' : `Jira no acepta esta consulta: ${String(reason)}`,
  jira_error: `${connectionFailed} Jira respondió con un error. Vuelva a intentarlo más tarde.`,
  jira_timeout: `${connectionFailed} Jira no respondió a tiempo. Vuelva a intentarlo.`,
  jira_unreachable: `${connectionFailed} No se pudo contactar con Jira.`,
  jira_redirected: `${connectionFailed} Jira remite a otra dirección. Use la dirección que su navegador muestra para su sitio de Jira.`,
  jira_too_large: `${ticketFailed} El ticket ocupa más de 5 MB.`,
  jira_unreadable: ({ task }) =>
    task === 'test'
      ? 'La prueba de conexión falló. Jira respondió, pero no nombró ninguna cuenta.'
      : `${connectionFailed} La respuesta no es la que envía Jira. Revise la URL base en Configuración.`,

  test_tool_address_refused: ({ tool }) =>
    `Casewright no llama a esta dirección. ${variant(toolAddresses, tool) ?? 'Envía casos de prueba solo a las herramientas de prueba que conoce.'}`,
  test_tool_unauthorized: ({ tool }) =>
    forTool(
      tool,
      (name) =>
        `${name} no aceptó las credenciales: pueden estar mal escritas, revocadas o vencidas. Cree otras en ${name} y guárdelas en Configuración.`,
    ),
  test_tool_forbidden: ({ tool, reason }) =>
    forTool(
      tool,
      (name) =>
        `${name} no permite que esta cuenta haga eso aquí. Pida a su administrador de ${name} el permiso para crear pruebas en este proyecto.${tool === 'jira' ? ' Un token con permisos limitados necesita write:jira-work.' : ''}${quoted(name, reason)}`,
    ),
  test_tool_not_found: ({ tool, reason }) =>
    forTool(
      tool,
      (name) =>
        `${name} no conoce este proyecto o esta carpeta, o los oculta a esta cuenta. Revise la dirección y el proyecto.${quoted(name, reason)}`,
    ),
  test_tool_refused: ({ tool, title, reason }) =>
    forTool(
      tool,
      (name) =>
        `${name} rechazó ${title === undefined ? 'un campo' : `el caso de prueba «${String(title)}»`}.${quoted(name, reason)}`,
    ),
  test_tool_test_missing: ({ tool }) =>
    forTool(tool, (name) => `Esta prueba ya no está en ${name}. Envíe el caso de prueba como una prueba nueva.`),
  test_tool_no_result: 'El servidor no dijo qué pasó con este caso de prueba. Envíelo otra vez: no se crea dos veces.',
  test_tool_no_subtasks:
    'Este proyecto de Jira no tiene subtareas, o esta cuenta no puede crearlas. Envíe los casos de prueba como un comentario o un archivo adjunto.',
  test_tool_rate_limited: ({ tool, seconds }) =>
    forTool(tool, (name) => `${name} está recibiendo demasiadas solicitudes de esta cuenta.${again(seconds)}`),
  test_tool_busy: ({ tool, seconds }) =>
    forTool(tool, (name) => `${name} todavía está importando otras pruebas de esta cuenta.${again(seconds)}`),
  test_tool_unavailable: ({ tool }) =>
    forTool(tool, (name) => `${name} no está disponible en este momento. Vuelva a intentarlo más tarde.`),
  test_tool_timeout: ({ tool }) => forTool(tool, (name) => `${name} no respondió a tiempo. Vuelva a intentarlo.`),
  test_tool_unreachable: ({ tool }) =>
    forTool(tool, (name) => `No se pudo contactar con ${name}. Revise su dirección en Configuración.`),
  test_tool_redirected: ({ tool }) =>
    forTool(tool, (name) => `${name} remite a otra dirección. Use la dirección que su navegador muestra para ${name}.`),
  test_tool_too_large: ({ tool }) => forTool(tool, (name) => `Una respuesta de ${name} ocupa más de 5 MB.`),
  test_tool_unreadable: ({ tool }) =>
    forTool(
      tool,
      (name) => `La respuesta no es lo que ${name} envía. Revise la dirección y las credenciales en Configuración.`,
    ),

  aborted: ({ task }) => (task === 'generate' ? 'La generación se canceló.' : 'La solicitud se canceló.'),
  timeout: 'Se agotó el tiempo de la solicitud: la operación tardó demasiado',
  quota_exhausted: 'Alcanzó el límite de generación de casos de prueba. Mejore su plan.',
  generation_running: 'Esta generación sigue en curso. Espere hasta que termine.',
  repeats_used_up: 'Esta generación se contó y ya no se puede repetir. Genere otra vez: se cuenta como una nueva.',
  actions_used_up:
    'Los cambios gratuitos de este resultado se agotaron: son gratis durante una hora después de su generación, diez en total. Este costaría una generación.',
  nothing_new: 'Aquí no se pudo escribir nada nuevo: todo lo que resultó ya está.',
  too_many_failed_runs: ({ seconds }) =>
    waitingInSpanish(
      seconds,
      (time) => `Demasiadas generaciones fallaron o se cancelaron en una hora. Vuelva a intentarlo en ${time}.`,
    ),
  invalid_idempotency_key: 'El encabezado Idempotency-Key debe tener de 1 a 200 caracteres imprimibles.',
  no_criteria:
    'No se encontraron criterios de aceptación en el ticket. Compruebe que el ticket tenga criterios de aceptación adecuados.',
  ai_key_refused: 'El servicio de IA no aceptó la clave configurada. Avise al administrador.',
  ai_unknown_model:
    'El servicio de IA no conoce el modelo configurado, o su dirección es incorrecta. Avise al administrador.',
  ai_rate_limited: `El servicio de IA está recibiendo demasiadas solicitudes. ${tryInAMoment}`,
  ai_unavailable: `El servicio de IA no está disponible en este momento. ${tryInAMoment}`,
  ai_error:
    'El servicio de IA respondió con un error. Vuelva a intentarlo y, si ocurre otra vez, avise al administrador.',
  ai_unreachable: `No se pudo contactar con el servicio de IA, o este interrumpió su respuesta. ${tryInAMoment}`,
  ai_context_too_long: ({ provider }) =>
    `El ticket es demasiado largo para el ${provider === 'builtin' ? 'diseñador de pruebas integrado' : 'modelo de IA'}. Acorte su descripción y vuelva a intentarlo.`,
  ai_refused: 'El servicio de IA se negó a escribir casos de prueba para este ticket.',
  ai_empty: `${noData} La respuesta estaba vacía. Vuelva a intentarlo.`,
  ai_unreadable: `${noData} No se pudo leer ningún caso de prueba de su respuesta. Vuelva a intentarlo.`,
  ai_no_cases: noCases,
  ai_cut_off: `${noCases} La respuesta se cortó antes de que se completara el primer caso de prueba. Vuelva a intentarlo o divida el ticket.`,
}

function waitingInSpanish(seconds: string | number | undefined, text: (time: string) => string): string | undefined {
  return waiting(seconds, text, [
    ['segundo', 'segundos'],
    ['minuto', 'minutos'],
  ])
}

function quoted(name: string, reason: string | number | undefined): string {
  return reason === undefined ? '' : ` ${name} dice: ${String(reason)}`
}

function again(seconds: string | number | undefined): string {
  return ` ${waitingInSpanish(seconds, (time) => `Vuelva a intentarlo en ${time}.`) ?? tryInAMoment}`
}
