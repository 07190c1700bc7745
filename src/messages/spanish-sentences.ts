import { fieldTexts } from '#domain/contracts/auth.ts'
import { answerWarnings } from '#domain/generation/read-answer.ts'
import { trackerConfigTexts } from '#domain/ticket/tracker-config.ts'
import { spanishFieldTexts, spanishTrackerConfigTexts } from './spanish-fields.ts'

/** English constants that carry no code → Spanish: what a form finds, the steps of a run, and what is stored with its result. */
export const spanishTexts = new Map<string, string>([
  ...translations(fieldTexts, spanishFieldTexts),
  ...translations(trackerConfigTexts, spanishTrackerConfigTexts),
  [answerWarnings.none, 'No se encontraron casos de prueba válidos. La respuesta original está en la consola.'],
  ['The system is in its initial state', 'El sistema está en su estado inicial'],
  ['The user performs the action', 'El usuario realiza la acción'],
  ['The expected outcome is observed', 'Se observa el resultado esperado'],
  ['Extracting ticket ID...', 'Extrayendo el ID del ticket...'],
  ['Fetching ticket...', 'Obteniendo el ticket...'],
  ['Extracting acceptance criteria...', 'Extrayendo los criterios de aceptación...'],
  ['Generating test cases with AI...', 'Generando casos de prueba con IA...'],
  ['Generating CSV...', 'Generando el CSV...'],
  ['Completed', 'Terminado'],
  ['Finalizing...', 'Finalizando...'],
  ['JSON was repaired (closed array)', 'Se reparó el JSON (lista cerrada)'],
  ['JSON was repaired (removed incomplete object)', 'Se reparó el JSON (objeto incompleto eliminado)'],
  ['Extracted array with regex', 'La lista se extrajo con una expresión regular'],
  [
    'The AI reached its output limit: the list of test cases may not be complete.',
    'La IA llegó a su límite de salida: la lista de casos de prueba puede estar incompleta.',
  ],
  ['The answer was cut off inside this test case', 'La respuesta se cortó dentro de este caso de prueba'],
  ['The test case has no id', 'El caso de prueba no tiene ID'],
  ["The id contains 'undefined'", 'El ID contiene «undefined»'],
  ['The test case has no title', 'El caso de prueba no tiene título'],
  [
    'Part of enrichment: the case is about invalid input or errors',
    'Parte del enriquecimiento: el caso trata de entradas no válidas o de errores',
  ],
  ['Another test case checks the same', 'Otro caso de prueba comprueba lo mismo'],
  ['Merged with another test case', 'Fusionado con otro caso de prueba'],
  ['Written again under another title', 'Escrito de nuevo con otro título'],
  ['The test case that it replaces is not there', 'El caso de prueba que sustituye no está'],
  [
    'It leaves out checks of the test cases that it replaces',
    'Omite comprobaciones de los casos de prueba que reemplaza',
  ],
  ['More test cases than the maximum', 'Más casos de prueba que el máximo'],
  ['The test case has no step with text', 'El caso de prueba no tiene ningún paso con texto'],
  ['The stored test case is no object', 'El caso de prueba guardado no es un objeto'],
  ['Duplicate avoided', 'Se evitó un duplicado'],
  ['Added to history successfully', 'Se agregó al historial correctamente'],
  ['History entry updated', 'Entrada del historial actualizada'],
  ['Entry removed successfully', 'Entrada eliminada correctamente'],
  ['History cleared successfully', 'Historial borrado correctamente'],
])

function translations<T extends Readonly<Record<string, string>>>(
  english: T,
  spanish: Record<keyof T, string>,
): [string, string][] {
  return Object.keys(english).map((name) => [english[name] ?? '', spanish[name] ?? ''])
}
