import type { CasePattern, PatternGroup } from '../pattern.ts'

const secret: CasePattern = {
  title: ['{place:cap}: no figura {secret}', 'Los datos indicados no figuran'],
  type: 'Negative',
  given: ['Se conocen los datos reales del caso de prueba ({secret}).'],
  steps: [
    'Abrir {place} del caso de prueba | | No se lee en ninguna parte: {secret}.',
    'Buscar esos datos reales en el texto completo | Datos reales del caso | No hay ninguna coincidencia.',
  ],
}

/** Dialogs, double clicks, several people at once, logs, secrets. */
export const safety: PatternGroup = {
  cue: 'antes de|al |confirmación|veces|a la vez|al mismo tiempo|simultáne|paralelo|registr|historial|queda|anota|enmascarad|ocult|figura|aparece|muestra|sesión|contien|incluye|menciona|pulsa|sale|abandona|cierra|redir|nunca|jamás',
  patterns: [
    {
      said: `En <place=(?:el|la|los|las) (?:correo|SMS|aviso|mensaje|notificación|correos|avisos|mensajes|informe|listado|exportación|página pública|factura|perfil público|justificante|recibo|albarán)[^,;:()]{0,40}?> no (?:figuran?|aparecen?|se (?:muestran?|incluyen?|indican?)|salen?|constan?)(?: ni)? <secret=[^;:()]{3,80}?>`,
      example: 'En el correo no figuran ni el DNI ni la dirección.',
      derive: ({ words }) => ({ secret: (words.get('secret') ?? '').replace(/ ni /giu, ', ') }),
      cases: [secret],
    },
    {
      said: `<place=(?:(?:El|La|Los|Las) (?:correo|SMS|aviso|mensaje|notificación|correos|avisos|mensajes|informe|listado|exportación|página pública|factura|perfil público|justificante|recibo|albarán|etiqueta)[^,;:()]{0,40}?(?= no )|(?:Ningún|Ninguna) [^,;:()]{3,40}?)>(?: no)? (?:muestran?|contienen?|incluyen?|mencionan?|indican?|revelan?)(?: ni)? <secret=(?:el|la|los|las|datos|ni|ningún|nombre)[^;:()]{3,80}?>`,
      example: 'El aviso no menciona el nombre del paciente ni el motivo de la consulta.',
      derive: ({ words }) => {
        const place = words.get('place') ?? ''
        return {
          place: place.replace(/^Ning[uú]na? /iu, (word) => (/a /u.test(word) ? 'la ' : 'el ')),
          secret: (words.get('secret') ?? '').replace(/^ni /iu, '').replace(/ ni /giu, ', '),
        }
      },
      cases: [secret],
    },
  ],
}
