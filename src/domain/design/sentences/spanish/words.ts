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
