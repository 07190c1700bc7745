/** Words that Spanish product owners choose between, as expressions for the sentences of this folder. */
export const must = '(?:debe|deben|deberá|deberán|tiene que|tienen que|tendrá que|ha de|han de|debería|deberían)'
export const can = '(?:puede|pueden|podrá|podrán)'
export const only = '(?:solo|sólo|solamente|únicamente|exclusivamente)'

/** "aparece el mensaje", "se muestra", "el sistema devuelve el error" in front of a quoted text. */
export const shows =
  '(?:(?:el sistema|la aplicación|la app|la web|el formulario|la pantalla|el usuario|la usuaria) )?(?:se )?(?:le )?(?:aparece|aparecerá|muestra|mostrará|presenta|ve|verá|lee|leerá|sale|saldrá|indica|devuelve|recibe|informa con|avisa con)(?: (?:el|un|este|la|una|como))?(?: (?:siguiente|mensaje|aviso|texto|error|alerta|advertencia|leyenda))*(?: de error)?:?'

/** Where a text is displayed. */
export const where =
  '(?: (?:debajo|bajo|junto|al lado|encima|sobre|en|dentro|arriba|abajo)(?: (?:de|del|a|al))?(?: [\\p{L}«»-]+){1,6})?'

/** An infinitive with what belongs to it, as slot `clause`; its verb may be one that no list knows. */
export const act = (slot = 'clause', longest = 80): string =>
  `<${slot}=\\p{L}{1,18}(?:ar|er|ir|ír)(?:se|l[oae]s?|me)?(?: [^,;:()]{1,${String(longest)}}?)?>`

/** People in front of their verb: "El cliente", "Los socios con cuota al día", "Una persona administradora". */
export const who = '<who=(?:El|La|Los|Las|Un|Una|Cada|Todo|Toda|Cualquier|Todos los|Todas las) [\\p{L}][^,;:()]{2,50}?>'

/** A thing with its article. */
export const thing = (slot = 'thing'): string =>
  `<${slot}=(?:El|La|Los|Las|Un|Una|Cada|Todo|Toda|Todos los|Todas las|Su|Sus|Cualquier) [^,;:()]{2,60}?>`

/** "desde la creación", "del cierre del proceso" behind a span. */
export const since =
  '(?: (?:desde|a partir de|a contar desde|después de|tras|de)(?:l| la| el| su)? <from1=[^,;:()]{3,60}?>)'

export const clockTo = 'Poner el reloj del entorno de pruebas en'
export const dateTo = 'Poner la fecha del entorno de pruebas en'
