import type { PatternGroup } from '../pattern.ts'
import { can } from './words.ts'

const person = '<reader=(?:El|La|Los|Las|Cada|Quien|Un|Una) [^,;:()\\d]{2,40}?>'

/** What repeats itself, how fast something is, and how long somebody has time. */
export const pace: PatternGroup = {
  cue: 'segundo|minuto|hora|día|semana|mes|año',
  patterns: [
    {
      said: `<things=(?:El|La|Los|Las) [^,;:()]{2,60}?> se (?:actualizan?|refrescan?|recargan?)(?: automáticamente| solos?| solas?)* cada <span>(?: (?:automáticamente|sin (?:recargar|intervención)[^,;:()]{0,40}))?`,
      example: 'El panel se actualiza cada 40 segundos.',
      cases: [
        {
          title: ['{things:the}: el cambio se ve en {span} sin recargar', 'El cambio se ve en {span} sin recargar'],
          technique: 'Boundary value analysis',
          given: ['{things:the}: a la vista en el navegador B.'],
          steps: [
            'Cambiar en el navegador A un dato que se ve en el navegador B | Valor nuevo: Prueba 27 | En el navegador A se lee «Prueba 27».',
            'Esperar {span} sin tocar el navegador B | {span} | En el navegador B se lee «Prueba 27».',
          ],
        },
      ],
    },
    {
      said: `<things=(?:El|La|Los|Las) [^,;:()]{2,60}?> se (?:guardan?|sincronizan?)(?: automáticamente| solos?| solas?| de forma automática)* cada <span>(?: (?:automáticamente|de forma automática|sin (?:recargar|intervención)[^,;:()]{0,40}))?`,
      example: 'Los borradores se guardan automáticamente cada 30 segundos.',
      cases: [
        {
          title: ['{things:the}: sin guardar a mano, los cambios siguen ahí', 'Lo último queda guardado a los {span}'],
          given: ['Hay abierta la misma vista en los navegadores A y B, con la misma cuenta.'],
          steps: [
            'Cambiar un dato en el navegador A, sin guardar a mano | Texto: Prueba 27 | En el navegador A se lee «Prueba 27».',
            'Esperar {span} | {span} | No aparece ningún error.',
            'Recargar el navegador B | | Se lee «Prueba 27».',
          ],
        },
      ],
    },
    {
      said: `<things=(?:El|La|Los|Las|Un|Una) [^,;:()]{2,60}?> (?:se (?:genera|calcula|carga|abre|muestra|descarga|completa|procesa|exporta|guarda)n?|(?:carga|responde|aparece|tarda|abre)n?)(?: por completo)? (?:en menos de|en un máximo de|como máximo en|en como máximo|en|menos de|como máximo|un máximo de) <span>(?: como máximo)?`,
      example: 'El mapa de aparcamientos se carga en menos de 3 segundos.',
      cases: [
        {
          title: ['{things:the}: {span} como mucho', 'El tiempo medido no pasa de {span}'],
          technique: 'Boundary value analysis',
          given: ['Hay un cronómetro a mano y la red es la habitual.'],
          steps: [
            'Abrir {things:the} con el cronómetro en marcha | Primera medida | Se ve por completo; el cronómetro marca {span} como mucho.',
            'Repetir la medida con la memoria caché vacía | Segunda medida | El cronómetro marca {span} como mucho.',
          ],
        },
      ],
    },
    {
      said: `${person.replace('Quien|', '')} ${can} (?<act>\\p{L}+r [^,;:()]{3,50}?) (?:en un plazo de|en el plazo de|dentro de|durante|en)(?: los| las)?(?: primer[oa]s| siguientes)? <span>(?: (?:desde|a partir de|tras|después de|siguientes a|posteriores a|de)(?:l)? <began=[^,;:()]{3,50}?>)?(?:<stop>|, )?`.replace(
        '(?:<stop>|, )?',
        '',
      ),
      example: 'El comprador puede devolver el artículo en un plazo de 14 días desde la entrega.',
      derive: ({ words }) => ({
        origin: (words.get('began') ?? 'inicio del plazo').replace(/^(?:el|la|los|las|su) /iu, ''),
      }),
      cases: [
        {
          title: ['{act:own}: el {span:in} sí; el {span:out} no', 'Dentro de {span} se puede; un minuto después, no'],
          type: 'Boundary',
          given: ['Casos A y B, ambos con {origin} el {start}.'],
          steps: [
            'En el caso A, {act:own} | {span:in} | Se admite.',
            'En el caso B, {act:own} | {span:out} | {beyond} El caso B sigue igual.',
          ],
        },
      ],
    },
  ],
}
