import type { RefusalPattern } from '../pattern.ts'
import { shows, where } from './words.ts'

const otherwise =
  '(?:Si (?:ya )?(?:existe|existiera)(?: ya)?(?: un[oa]?(?: igual)?)?|Si (?:ya )?está (?:repetid[oa]|en uso|registrad[oa]|ocupad[oa]|dad[oa] de alta)|Si se repite|Si está duplicad[oa]|Si no|En caso contrario|De lo contrario|De no ser así|Si no es así|Si no se cumple|En otro caso|En cualquier otro caso|En los demás casos|Si se incumple|Si es menor|Si es mayor|Si es inferior|Si es superior|Si supera el límite|Si se supera|Si (?:se supera|supera|se excede|excede|se sobrepasa|sobrepasa|se alcanza) (?:el|la|ese|ese|este|dicho) (?:límite|máximo|tope|plazo|valor|tamaño|número|cantidad)|Por encima|Por debajo|Fuera de ese rango|Fuera de (?:ese|este|dicho) (?:rango|intervalo|margen|plazo|horario|tramo))'
const attempt =
  '(?:(?:Al|Si se|Si (?:el|la|los|las|un|una) [\\p{L} ]{3,30}|Si|Cuando se|Quien|Cualquier) (?:intentar?|intentan?|intente|tratar? de|trata de|querer|quiere|quieren|añadir?|añade|añaden|subir?|sube|suben|adjuntar?|adjunta|introducir?|introduce|introducen|elegir|elige|escribir?|escribe|escriben|superar?|supera|superan|exceder?|excede|excedens?|reserva|reservar|guardar|enviar|pulsar|pasar|pasa|sobrepasa|indica|indicar)[^,;«»]{0,80}|(?:El|La) (?:siguiente|\\p{L}+(?:er|o|a|to|ta|no|na|vo|va|º|ª))[^,;«»]{0,40}|Otr[oa] [^,;«»]{2,40}|Un[oa]? [^,;«»]{2,40} (?:más|de más|adicional)[^,;«»]{0,20})'
const nothing =
  '(?: y (?:no se (?:guarda|envía|crea|añade|registra|acepta|sube|permite|realiza|ejecuta)[^;«»]{0,60}|se (?:rechaza|bloquea|impide)[^;«»]{0,60}|la \\p{L}+ no se [^;«»]{3,40}))?'

/** What happens beyond a limit, told in a sentence of its own. */
export const refusals: RefusalPattern[] = [
  {
    said: `(?:El|La) (?:\\d+\\.?[ºª]|siguiente|\\p{L}+(?:er|o|a)) (?:se rechaza|no se admite|no se acepta|se bloquea) (?:con|y) (?:${shows} |el (?:mensaje|aviso|error|texto) )?<message>${where}`,
    outcome: 'Aparece {message}; no se guarda nada.',
  },
  { said: `${otherwise},? ${shows} <message>${where}${nothing}`, outcome: 'Aparece {message}; no se guarda nada.' },
  {
    said: `${otherwise},? (?:se rechaza|se bloquea|no se guarda|no se envía|no se acepta|no se permite)[^;«»]{0,60}? (?:y|con|mostrando)(?: se)? ?(?:${shows})? ?(?:el|un)? ?(?:mensaje|aviso|error|texto)? ?<message>${where}`,
    outcome: 'Aparece {message}; no se guarda nada.',
  },
  { said: `${attempt},? ${shows} <message>${where}${nothing}`, outcome: 'Aparece {message}; no se guarda nada.' },
  {
    said: `${attempt} (?:se )?(?:rechaza|bloquea|impide|deniega)[^;«»]{0,40} (?:con|y) (?:${shows} |el (?:mensaje|aviso|error|texto) )?<message>${where}`,
    outcome: 'Aparece {message}; no se guarda nada.',
  },
  {
    said: `(?:${shows}) <message>(?: en caso contrario| si no se cumple| de lo contrario)?${where}`,
    outcome: 'Aparece {message}; no se guarda nada.',
  },
  {
    said: `(?:Un|Una|Los|Las|Cualquier) [^,;:()«»]{3,60} (?:muestra|muestran|da|dan|provoca|provocan|devuelve|devuelven|genera|produce) (?:el |un |la )?(?:mensaje|aviso|error|texto)? ?<message>`,
    outcome: 'Aparece {message}; no se guarda nada.',
  },
  {
    said: `${otherwise},? el botón <label> (?:queda|está|permanece|aparece|se muestra) (?:desactivado|deshabilitado|inactivo|en gris)`,
    outcome: 'El botón {label} está desactivado; no se guarda nada.',
  },
  {
    said: '<rest=(?:El|La) (?:\\d+\\.?[ºª]|siguiente|\\p{L}+(?:er|o|a)) (?:pasa|va|queda|entra) [^;]{3,100}?>',
    outcome: '{rest}.',
  },
  { said: `${otherwise},? <rest=[^;]{3,140}?>`, outcome: '{rest}.' },
  { said: `${attempt}, <rest=[^;]{3,140}?>`, outcome: '{rest}.' },
]
