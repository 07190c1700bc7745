import type { Language } from '../design/language.ts'

/** What the rules know of a language. All patterns are tested against lower-case text without its quoted parts. */
export interface ReviewWords {
  /** Imperatives or infinitives that open a step: something a tester does. */
  actions: RegExp
  /** Joins two actions. */
  joins: RegExp
  /** Opens a step that only checks. */
  checks: RegExp
  /** Opens a step that describes a state. */
  states: RegExp
  /** Opens a branch. */
  conditions: RegExp
  /** Verbs that say nothing when a vague word follows: "works correctly". */
  vagueClaim: RegExp
  /** Words that carry no outcome: vague modifiers, and the subjects and verbs they usually come with. */
  emptyWords: Set<string>
  ambiguous: RegExp
  placeholder: RegExp
  /** Words of a refusal, an absence or something that stays as it was. */
  refusal: RegExp
  /** Words of a plain refusal. */
  refused: RegExp
  /** Words of an action that went through. */
  success: RegExp
  /** "as an administrator": the first group is the role. */
  role: RegExp
  /** "the Settings page", in original case: one of the groups is the name. */
  screen: RegExp
}

const start = String.raw`^(?:\d+[.)]\s*)?`
const end = String.raw`(?![\p{L}\p{N}])`

function opening(list: string): RegExp {
  return new RegExp(`${start}(?:${list})${end}`, 'u')
}

function anywhere(list: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${list})${end}`, 'u')
}

function set(list: string): Set<string> {
  return new Set(list.split(/\s+/))
}

const english: ReviewWords = {
  actions: opening(
    `click|double-click|tap|press|enter|type|select|choose|pick|open|close|save|submit|send|add|remove|delete|upload|download|navigate|go to|log in|log out|sign in|sign out|fill|scroll|drag|drop|hover|reload|refresh|wait|change|set|clear|check the box|tick|untick|toggle|switch|search|filter|sort|cancel|confirm the|create|edit|copy|paste|attach|accept|reject|approve|pay|place|book|register|request|export|import|print|expand|collapse|leave`,
  ),
  joins: /\s*(?:,?\s*\b(?:and then|and|then|after that|afterwards)\b|;|\.)\s+/u,
  checks: opening(
    `(?:then )?(?:verify|check (?:that|if|whether)|ensure|make sure|confirm (?:that|whether)|validate (?:that|if|whether)|assert|observe (?:that|whether)|see (?:that|whether))`,
  ),
  states: opening(
    `given|precondition|assume|assuming|(?:the |a |an )?(?:user|customer|tester|admin|administrator|member|guest|account)s? (?:is|are|has|have|exists?|must be|should be)|(?:ensure|make sure|verify|check) (?:that )?(?:the |a |an )?[\\p{L} ]{1,40}(?:is|are|exists?|has|have)|there (?:is|are|exists?)|be (?:logged|signed) in|have (?:a|an|the|at least)|you are|you have|(?:the |a |an )[\\p{L} -]{1,40} (?:exists?|is (?:open|logged|signed|running|available|installed|configured|displayed))`,
  ),
  conditions: opening(`if|unless|in case|when|whenever|depending on|provided`),
  vagueClaim:
    /\b(?:works?|functions?|behaves?|operates?|performs?|performed|runs?|responds?|handle[sd]|process(?:es|ed)|displayed|shown|rendered|loaded|loads|updated|applied|completed|validated|enforced|calculated|executed|submitted|saved|created|sent|done)\s+(?:is |are |it |them |this )?(?:correctly|properly|successfully|appropriately|accordingly|fine|well|smoothly|normally|as (?:expected|intended|designed|required|specified|described|it should)|without (?:any )?(?:problems?|issues?|errors?))\b/u,
  emptyWords: set(
    `the a an it this that is are was were be been has have and or to of in on for with by all any no not every everything system application app page screen result results outcome operation action request feature function functionality process step test behaviour behavior response data works work working functions behaves operates performed executed handled processed completed completes complete succeeds success successful successfully correctly correct properly proper expected as intended appropriate appropriately accordingly fine well ok okay valid happens happen does should shall will must can error errors issue issues problem problems without occurs occur displayed shown passes pass passed requirement requirements specification met fulfilled`,
  ),
  ambiguous: anywhere(
    `appropriate(?:ly)?|suitabl[ey]|adequate(?:ly)?|reasonabl[ey]|relevant|various|several|etc|and so on|and/or|some|quickly|fast|promptly|user-friendly|intuitive(?:ly)?|as needed|if necessary|where applicable|as applicable|as appropriate|certain|many|few|somehow|or similar|similar to|a number of|normal(?:ly)?|typical(?:ly)?|usual(?:ly)?|sufficient(?:ly)?|enough|properly formatted`,
  ),
  placeholder:
    /(?:\b(?:in)?valid (?:e-?mail|user ?name|password|data|values?|credentials|inputs?|address|phone|date|number|file|name|card|code|id|url)\b|\b(?:test|sample|dummy|some|any|random|example|mock) (?:data|values?|text|inputs?|user|name|string|file|e-?mail|number)\b|\blorem ipsum\b|\bx{3,}\b|\b(?:foo|foobar|asdf\w*|qwerty|blah|tbd|todo)\b|<[\p{L} _-]{2,40}>|\[[\p{L} _-]{2,40}\]|\{\{?[\p{L} _-]{2,40}\}?\}|^sample:|^(?:any|some)$|\bcorrect (?:e-?mail|user ?name|password|credentials|data)\b|\byour (?:e-?mail|user ?name|password)\b)/u,
  refusal: anywhere(
    `not|no|none|nothing|never|without|refus\\p{L}*|reject\\p{L}*|den(?:y|ies|ied)|forbidden|unauthori[sz]ed|invalid|errors?|fails?|failed|failure|cannot|can't|couldn't|isn't|aren't|doesn't|don't|won't|hasn't|disabled|greyed|grayed|inactive|hidden|missing|absent|still|remains?|stays?|unchanged|only|blocked|locked|closed|expired|too|warning|conflict|unable|neither|nor|4\\d\\d|5\\d\\d|empty|gone|cancelled|canceled|ignored|discarded|marked|required|zero|0|one|once|exactly|lacks?|extra|differ\\p{L}*|instead|(?<!(?:success|confirmation) )messages?`,
  ),
  refused: anywhere(
    `refused|rejected|denied|forbidden|unauthori[sz]ed|not (?:saved|accepted|allowed|created|sent|stored)|an error (?:message )?(?:is|appears)|error message|fails with`,
  ),
  success: anywhere(
    `accepted|saved|stored|created|added|sent|confirmed|completed|succeeds|success(?:ful|fully)?|displayed|shown|opens|opened|listed|updated|granted|allowed|logged in|signed in|201|200`,
  ),
  role: /\b(?:as|role) (?:an? |the )?(administrator|admin|manager|supervisor|moderator|super ?user|owner|editor|auditor|operator|approver|reviewer)s?\b/u,
  screen:
    /(?:the |an? )?((?:[A-Z][\p{L}\p{N}&-]*)(?: (?:[A-Z][\p{L}\p{N}&-]*|and|of|&))*) (?:page|screen|tab|dialog|menu|section|module|panel|dashboard|window|popup|modal)\b/u,
}

const spanish: ReviewWords = {
  actions: opening(
    `(?:hacer|haga|haz) (?:clic|doble clic)|clicar|pulsar|pulse|pulsa|presionar|introducir|introduzca|escribir|escriba|ingresar|ingrese|seleccionar|seleccione|elegir|elija|abrir|abra|cerrar|cierre|guardar|guarde|enviar|envíe|añadir|agregar|eliminar|borrar|subir|descargar|navegar|ir a|acceder|iniciar sesión|rellenar|completar|recargar|esperar|cambiar|marcar|desmarcar|activar|desactivar|buscar|filtrar|ordenar|cancelar|crear|editar|copiar|pegar|adjuntar|aceptar|rechazar|aprobar|pagar|reservar|registrar|solicitar|exportar|importar`,
  ),
  joins: /\s*(?:,?\s*(?<!\p{L})(?:y luego|y después|y|luego|después|e)(?!\p{L})|;|\.)\s+/u,
  checks: opening(
    `verificar|verifique|verifica|comprobar (?:que|si)|compruebe|comprueba (?:que|si)|asegurarse de|asegúrese de|validar que|valide que|confirmar que|confirme que|observar que|constatar que`,
  ),
  states: opening(
    `dado|dada|dados|dadas|el usuario (?:está|tiene|ha|es)|la usuaria (?:está|tiene|ha|es)|un usuario (?:está|tiene|con)|el cliente (?:está|tiene|ha)|existe|existen|hay|estar (?:conectad|logad|registrad|autenticad)[oa]|tener (?:un|una|el|la)|precondición`,
  ),
  conditions: opening(`si|cuando|a menos que|en caso de|salvo que|siempre que|dependiendo`),
  vagueClaim:
    /(?<!\p{L})(?:funcionan?|se comportan?|operan?|se muestran?|se procesan?|se ejecutan?|se guardan?|se realizan?|se completan?|se visualizan?|se cargan?|se actualizan?|se aplican?|se gestionan?|se crean?|se envían?|responden?)\s+(?:correctamente|adecuadamente|exitosamente|con éxito|satisfactoriamente|bien|como (?:se espera|es de esperar|corresponde|está previsto)|según lo (?:esperado|previsto)|sin (?:errores|problemas)|de forma correcta|de manera (?:correcta|adecuada))/u,
  emptyWords: set(
    `el la los las lo un una es son está están ser se ha han y o de del en con por para que todo toda todos no sin sistema aplicación página pantalla resultado resultados operación acción solicitud función funcionalidad proceso paso prueba comportamiento respuesta datos funciona funcionan completa completado completada realiza realizado realizada procesa procesado correctamente correcto correcta adecuadamente adecuado éxito exitoso exitosa exitosamente esperado esperada espera como según bien válido ocurre error errores problema problemas muestra cumple requisito`,
  ),
  ambiguous: anywhere(
    `adecuad[oa]s?|adecuadamente|apropiad[oa]s?|pertinentes?|razonables?|vari[oa]s|divers[oa]s|algun[oa]s|algún|etc|etcétera|y/o|rápid[oa]|rápidamente|ciert[oa]s|much[oa]s|poc[oa]s|si procede|según corresponda|cuando corresponda|suficientes?|normalmente|similares?|intuitiv[oa]|fácil(?:mente)?`,
  ),
  placeholder:
    /(?<!\p{L})(?:(?:correo|e-?mail|usuario|contraseña|datos?|valor(?:es)?|credenciales|fecha|número|fichero|archivo|nombre|teléfono|dirección|código) (?:in)?(?:válid|correct)[oa]s?|(?:datos?|valor(?:es)?|texto|usuario|nombre) de (?:prueba|ejemplo|muestra)|(?:algún|cualquier) (?:dato|valor|texto|nombre|usuario)|lorem ipsum|x{3,}|foo|asdf\w*|tbd|pendiente de definir)(?!\p{L})|<[\p{L} _-]{2,40}>|\[[\p{L} _-]{2,40}\]|^muestra:/u,
  refusal: anywhere(
    `no|ningun[oa]?|ningún|nada|nunca|sin|rechaz\\p{L}*|deneg\\p{L}*|prohib\\p{L}*|inválid[oa]s?|error(?:es)?|falla\\p{L}*|imposible|desactivad[oa]s?|deshabilitad[oa]s?|inactiv[oa]s?|ocult[oa]s?|falta\\p{L}*|sigue[n]?|permanece[n]?|queda[n]?|continúa[n]?|solo|sólo|únicamente|bloque\\p{L}*|cerrad[oa]s?|caducad[oa]s?|vencid[oa]s?|tampoco|ni|4\\d\\d|5\\d\\d|vací[oa]s?|obligatori[oa]s?|mantiene[n]?|únic[oa]s?|exactamente|aviso|advertencia|atenuad[oa]s?|0|mensajes?(?! de (?:éxito|confirmación))`,
  ),
  refused: anywhere(
    `rechaza\\p{L}*|rechazad[oa]s?|denegad[oa]s?|deniega|prohibid[oa]s?|no se (?:guarda|acepta|permite|crea|envía)|mensaje de error`,
  ),
  success: anywhere(
    `acept\\p{L}*|guard\\p{L}*|cread?[oa]?s?|crea|añad\\p{L}*|enví\\p{L}*|confirm\\p{L}*|complet\\p{L}*|éxito|muestra[n]?|abre[n]?|aparece[n]?|actualiz\\p{L}*|permit\\p{L}*|200|201`,
  ),
  role: /(?<!\p{L})(?:como|con el rol(?: de)?) (?:un |una |el |la )?(administrador|administradora|gerente|supervisor|supervisora|moderador|moderadora|propietario|editor|editora|auditor|operador|revisor)(?!\p{L})/u,
  screen:
    /(?:pantalla|página|pestaña|sección|ventana|módulo|menú)(?: de| del)?(?: la| el)? [«"“]?((?:\p{Lu}[\p{L}\p{N}]*)(?: \p{Lu}[\p{L}\p{N}]*)*)/u,
}

const german: ReviewWords = {
  actions: new RegExp(
    String.raw`${start}(?:klicken sie|klicke|tippen sie|geben sie|gib|wählen sie|wähle|öffnen sie|öffne|schließen sie|speichern sie|speichere|senden sie|melden sie|laden sie|navigieren sie|drücken sie|suchen sie|löschen sie|fügen sie)${end}|(?<!\p{L})(?:klicken|anklicken|antippen|tippen|eingeben|eintragen|wählen|auswählen|öffnen|schließen|speichern|senden|absenden|hinzufügen|löschen|hochladen|herunterladen|anmelden|abmelden|navigieren|aufrufen|neu laden|warten|ändern|setzen|leeren|suchen|filtern|sortieren|abbrechen|bestätigen|anlegen|bearbeiten|kopieren|einfügen|bezahlen|buchen|bestellen|anfordern|scrollen|aktivieren|deaktivieren|drücken)\.?$`,
    'u',
  ),
  joins:
    /\s*(?:,?\s*(?<!\p{L})(?:und dann|und anschließend|und danach|und|dann|danach|anschließend)(?!\p{L})|;|\.)\s+/u,
  checks: new RegExp(
    String.raw`${start}(?:(?:über)?prüfen(?: sie)?,? (?:ob|dass)|(?:über)?prüfe,? (?:ob|dass)|sicherstellen,? dass|stellen sie sicher|verifizieren(?: sie)?|kontrollieren(?: sie)?,? (?:ob|dass)|vergewissern|bestätigen sie,? dass|validieren(?: sie)?)${end}|,? (?:ob|dass) .*(?:über)?prüfen\.?$`,
    'u',
  ),
  states: opening(
    `angenommen|gegeben|vorbedingung|(?:der|ein|die|eine) (?:benutzer|nutzer|anwender|kunde|kundin|nutzerin|benutzerin|administrator|tester)(?:in)? (?:ist|hat|befindet|besitzt)|es (?:gibt|existiert|existieren|liegt)`,
  ),
  conditions: opening(`wenn|falls|sofern|sobald|im falle|es sei denn|je nach`),
  vagueClaim:
    /(?<!\p{L})(?:funktionier\p{L}*|verhält sich|arbeitet|läuft|reagiert|wird|werden|ist|sind)\s+(?:[\p{L} ]{0,30})?(?:korrekt|richtig|ordnungsgemäß|erfolgreich|einwandfrei|wie (?:erwartet|vorgesehen|gewünscht|spezifiziert|beschrieben)|erwartungsgemäß|angemessen|problemlos|fehlerfrei|ohne (?:fehler|probleme))(?:\s+(?:angezeigt|dargestellt|verarbeitet|ausgeführt|durchgeführt|gespeichert|geladen|aktualisiert|behandelt|abgeschlossen|erstellt|gesendet|versendet|übernommen))?(?=[\s.!]*$)|(?<!\p{L})funktionier\p{L}*[\s.!]*$/u,
  emptyWords: set(
    `der die das den dem des ein eine einen ist sind wird werden wurde und oder zu von in im auf für mit alles alle alle kein keine nicht ohne system anwendung seite ergebnis ergebnisse vorgang aktion anfrage funktion funktionalität prozess schritt test verhalten antwort daten funktioniert funktionieren abgeschlossen durchgeführt ausgeführt verarbeitet korrekt richtig ordnungsgemäß erfolgreich erfolg wie erwartet erwartungsgemäß gut fehler probleme problem angezeigt anforderung erfüllt einwandfrei`,
  ),
  ambiguous: anywhere(
    `angemessen\\p{L}*|geeignet\\p{L}*|passend\\p{L}*|entsprechend\\p{L}*|relevant\\p{L}*|verschiedene\\p{L}*|diverse\\p{L}*|mehrere\\p{L}*|einige\\p{L}*|usw|etc|und so weiter|und/oder|schnell|zügig|zeitnah|bestimmte[rsnm]?|viele\\p{L}*|wenige|ggf|gegebenenfalls|falls nötig|bei bedarf|üblich\\p{L}*|ausreichend\\p{L}*|benutzerfreundlich\\p{L}*|ähnlich\\p{L}*|sinnvoll\\p{L}*|irgend\\p{L}*`,
  ),
  placeholder:
    /(?<!\p{L})(?:(?:un)?gültige[nrsm]? (?:e-?mail\p{L}*|benutzername\p{L}*|passwort|daten?|werte?|zugangsdaten|eingaben?|adresse|telefonnummer|datum|nummer|datei|name\p{L}*|code)|test(?:daten|werte?|text|benutzer|nutzer)|beispiel(?:daten|werte?|text)|beliebige[nrsm]? (?:daten|werte?|text|name\p{L}*|eingabe|nutzer|benutzer)|korrekte[nrsm]? (?:zugangsdaten|passwort|daten)|lorem ipsum|x{3,}|foo|asdf\w*|tbd)(?!\p{L})|<[\p{L} _-]{2,40}>|\[[\p{L} _-]{2,40}\]|^beispiel:/u,
  refusal: anywhere(
    `nicht|nichts|kein\\p{L}*|nie|niemals|ohne|abgelehnt|ablehn\\p{L}*|abgewiesen|verweigert|verboten|ungültig\\p{L}*|fehler\\p{L}*|fehlt|fehlen|scheitert|gescheitert|deaktiviert|ausgegraut|inaktiv|gesperrt\\p{L}*|sperr\\p{L}*|verborgen|ausgeblendet|bleib\\p{L}*|geblieben|noch|nur|unverändert|geschlossen|abgelaufen|weder|zu|4\\d\\d|5\\d\\d|leer|pflicht\\p{L}*|markiert|hinweis|warnung|weiterhin|genau|einmal|0|meldung(?:en)?`,
  ),
  refused: anywhere(
    `abgelehnt|abgewiesen|verweigert|verboten|nicht (?:gespeichert|angenommen|erlaubt|angelegt|gesendet)|fehlermeldung`,
  ),
  success: anywhere(
    `angenommen|akzeptiert|gespeichert|angelegt|erstellt|hinzugefügt|gesendet|versendet|versandt|bestätigt|abgeschlossen|erfolgreich|angezeigt|erscheint|geöffnet|öffnet|aktualisiert|möglich|200|201`,
  ),
  role: /(?<!\p{L})(?:als|mit der rolle) (?:ein |eine |der |die )?(administrator(?:in)?|admin|manager(?:in)?|vorgesetzte[rn]?|moderator(?:in)?|eigentümer(?:in)?|redakteur(?:in)?|prüfer(?:in)?)(?!\p{L})/u,
  screen: /(?:Seite|Reiter|Bereich|Dialog|Fenster|Maske|Menü|Modul) [„"»]([^“"«]{2,40})[“"«]/u,
}

const french: ReviewWords = {
  actions: opening(
    `cliquer|cliquez|double-cliquer|appuyer|appuyez|saisir|saisissez|entrer|entrez|taper|sélectionner|sélectionnez|choisir|choisissez|ouvrir|ouvrez|fermer|fermez|enregistrer|enregistrez|envoyer|envoyez|ajouter|ajoutez|supprimer|supprimez|téléverser|charger|télécharger|naviguer|aller|accéder|se connecter|connectez-vous|remplir|remplissez|recharger|attendre|modifier|cocher|décocher|activer|désactiver|rechercher|filtrer|trier|annuler|créer|copier|coller|joindre|accepter|refuser|payer|réserver|demander|exporter|importer|valider (?:le|la|les|l)`,
  ),
  joins: /\s*(?:,?\s*(?<!\p{L})(?:et ensuite|et puis|et|puis|ensuite)(?!\p{L})|;|\.)\s+/u,
  checks: opening(
    `vérifier|vérifiez|s.assurer|assurez-vous|contrôler (?:que|si)|contrôlez (?:que|si)|confirmer que|confirmez que|constater que|constatez que|valider que|validez que|observer que`,
  ),
  states: opening(
    `étant donné|soit|l.utilisateur (?:est|a|dispose|possède)|l.utilisatrice (?:est|a|dispose)|un utilisateur (?:est|a|dispose)|le client (?:est|a|dispose)|il (?:existe|y a)|être connecté\\p{L}*|disposer d|avoir un|précondition`,
  ),
  conditions: opening(`si|s.il|s.ils|quand|lorsque|lorsqu|en cas|sauf si|à moins|selon`),
  vagueClaim:
    /(?<!\p{L})(?:fonctionn\p{L}*|se comport\p{L}*|s.affich\p{L}*|s.exécut\p{L}*|se déroul\p{L}*|est|sont|répond\p{L}*)\s+(?:[\p{L}]{0,20}\s)?(?:correctement|convenablement|comme (?:prévu|attendu|il se doit)|avec succès|normalement|de manière (?:correcte|appropriée)|bien|sans (?:erreur|problème)s?)/u,
  emptyWords: set(
    `le la les l un une des de du est sont être a ont et ou en dans sur pour avec par que tout toute tous toutes ne pas aucun aucune sans système application page écran résultat résultats opération action demande requête fonction fonctionnalité processus étape test comportement réponse données fonctionne fonctionnent effectuée effectué exécutée exécuté traitée traité terminée terminé réussit réussie réussi succès correctement correct correcte convenablement prévu attendu attendue comme bien valide se passe erreur erreurs problème problèmes affiche affichée exigence respectée`,
  ),
  ambiguous: anywhere(
    `appropriée?s?|adéquate?s?|adéquat|pertinente?s?|raisonnables?|diverse?s?|divers|plusieurs|certaine?s?|quelques|etc|et/ou|rapidement|rapide|si nécessaire|le cas échéant|au besoin|suffisante?s?|suffisamment|intuitif|intuitive|convivial|similaires?|beaucoup`,
  ),
  placeholder:
    /(?<!\p{L})(?:(?:adresse|e-?mail|courriel|identifiants?|mot de passe|données|valeurs?|date|numéro|fichier|nom|téléphone|code)(?: e-?mail)? (?:in)?(?:valide|correct)e?s?|(?:données?|valeurs?|texte|utilisateur|nom) (?:de test|d.exemple|quelconque|fictif|fictive)s?|n.importe quel(?:le)? (?:valeur|texte|nom|donnée)|lorem ipsum|x{3,}|foo|asdf\w*|à définir|tbd)(?!\p{L})|<[\p{L} _-]{2,40}>|\[[\p{L} _-]{2,40}\]|^exemple :/u,
  refusal: anywhere(
    `ne|n|pas|aucune?|rien|jamais|sans|refus\\p{L}*|rejet\\p{L}*|interdit\\p{L}*|invalides?|erreurs?|échou\\p{L}*|échec|impossible|désactivée?s?|grisée?s?|inactifs?|masquée?s?|cachée?s?|manqu\\p{L}*|reste[nt]?|restent|toujours|encore|seule?s?|seulement|inchangée?s?|bloqu\\p{L}*|verrouill\\p{L}*|fermée?s?|expirée?s?|ni|4\\d\\d|5\\d\\d|vides?|obligatoires?|signalée?s?|avertissement|exactement|uniques?|0|messages?(?! de (?:succès|confirmation))`,
  ),
  refused: anywhere(
    `refusée?s?|rejetée?s?|interdite?s?|n.est pas (?:enregistrée?|acceptée?|créée?|envoyée?)|message d.erreur`,
  ),
  success: anywhere(
    `acceptée?s?|admise?s?|enregistrée?s?|créée?s?|ajoutée?s?|envoyée?s?|confirmée?s?|terminée?s?|succès|affichée?s?|affiche|apparaît|s.ouvre|ouverte?s?|mise? à jour|possible|200|201`,
  ),
  role: /(?<!\p{L})(?:en tant qu.|en tant que |comme |avec le rôle (?:de |d.)?)(?:une? |le |la )?(administrateur|administratrice|gestionnaire|responsable|superviseur|modérateur|modératrice|propriétaire|éditeur|auditeur|opérateur)(?!\p{L})/u,
  screen: /(?:page|écran|onglet|section|fenêtre|module|menu) « ?([^»]{2,40}?) ?»/u,
}

const portuguese: ReviewWords = {
  actions: opening(
    `clicar|clique|fazer (?:duplo )?clique|premir|pressionar|pressione|tocar|introduzir|introduza|inserir|insira|digitar|digite|escrever|escreva|selecionar|selecione|escolher|escolha|abrir|abra|fechar|feche|guardar|salvar|salve|gravar|enviar|envie|adicionar|adicione|remover|eliminar|apagar|excluir|carregar|descarregar|baixar|navegar|ir para|aceder|acessar|acesse|iniciar sessão|fazer login|preencher|preencha|recarregar|aguardar|esperar|alterar|mudar|marcar|desmarcar|ativar|desativar|pesquisar|buscar|filtrar|ordenar|cancelar|criar|editar|copiar|colar|anexar|aceitar|rejeitar|aprovar|pagar|reservar|registar|registrar|solicitar|exportar|importar`,
  ),
  joins: /\s*(?:,?\s*(?<!\p{L})(?:e depois|e em seguida|e|depois|em seguida|então)(?!\p{L})|;|\.)\s+/u,
  checks: opening(
    `verificar|verifique|validar (?:que|se)|valide (?:que|se)|conferir|confira|garantir que|garanta que|certificar-se|certifique-se|assegurar que|confirmar (?:que|se)|confirme (?:que|se)|checar|observar que|constatar que`,
  ),
  states: opening(
    `dado|dada|dados|dadas|o (?:utilizador|usuário|cliente) (?:está|tem|possui|é)|um (?:utilizador|usuário|cliente) (?:está|tem|com|possui)|existe|existem|há|estar (?:autenticado|logado|com sessão)|ter (?:um|uma|o|a)|pré-?condição`,
  ),
  conditions: opening(`se|quando|caso|a menos que|a não ser que|em caso|dependendo|desde que`),
  vagueClaim:
    /(?<!\p{L})(?:funciona[m]?|comporta-se|se comporta|opera|é|são|foi|responde|aparece)\s+(?:[\p{L}]{0,20}\s)?(?:corretamente|adequadamente|devidamente|com sucesso|como (?:esperado|previsto)|conforme (?:esperado|o esperado|previsto)|normalmente|bem|sem (?:erros?|problemas?)|de forma correta)/u,
  emptyWords: set(
    `o a os as um uma é são está estão foi ser tem e ou de do da em no na com por para que tudo todo toda todos não sem sistema aplicação aplicativo página tela ecrã resultado resultados operação ação pedido requisição função funcionalidade processo passo teste comportamento resposta dados funciona funcionam concluída concluído realizada realizado executada executado processada processado corretamente correto correta adequadamente adequado sucesso esperado esperada como conforme previsto bem válido ocorre erro erros problema problemas exibido exibida mostrado requisito cumprido`,
  ),
  ambiguous: anywhere(
    `adequad[oa]s?|apropriad[oa]s?|pertinentes?|relevantes?|razoáve[li]s?|vári[oa]s|divers[oa]s|algun[s]?|algumas?|algum|etc|e/ou|rapidamente|rápid[oa]|cert[oa]s|muit[oa]s|pouc[oa]s|se necessário|quando aplicável|conforme necessário|suficientes?|intuitiv[oa]|amigável|semelhantes?|similares?`,
  ),
  placeholder:
    /(?<!\p{L})(?:(?:e-?mail|utilizador|usuário|senha|palavra-passe|dados?|valor(?:es)?|credenciais|data|número|ficheiro|arquivo|nome|telefone|endereço|código) (?:in)?(?:válid|corret)[oa]s?|(?:dados?|valor(?:es)?|texto|utilizador|usuário|nome) de (?:teste|exemplo)|(?:algum|qualquer) (?:dado|valor|texto|nome|usuário|utilizador)|lorem ipsum|x{3,}|foo|asdf\w*|a definir|tbd)(?!\p{L})|<[\p{L} _-]{2,40}>|\[[\p{L} _-]{2,40}\]|^exemplo:/u,
  refusal: anywhere(
    `não|nenhum[a]?|nada|nunca|sem|recus\\p{L}*|rejeit\\p{L}*|negad[oa]s?|proibid[oa]s?|inválid[oa]s?|erros?|falha\\p{L}*|impossível|desativad[oa]s?|desabilitad[oa]s?|inativ[oa]s?|ocult[oa]s?|falta\\p{L}*|continua[m]?|permanece[m]?|mantém|mantêm|mantém-se|fica[m]?|ainda|só|somente|apenas|bloque\\p{L}*|fechad[oa]s?|expirad[oa]s?|nem|4\\d\\d|5\\d\\d|vazi[oa]s?|obrigatóri[oa]s?|aviso|esmaecid[oa]s?|exatamente|únic[oa]s?|0|mensage(?:m|ns)(?! de (?:sucesso|confirmação))`,
  ),
  refused: anywhere(
    `recusad[oa]s?|rejeitad[oa]s?|negad[oa]s?|proibid[oa]s?|não é (?:guardad[oa]|salv[oa]|aceit[eoa]|criad[oa]|enviad[oa])|mensagem de erro`,
  ),
  success: anywhere(
    `aceit[eoa]s?|guardad[oa]s?|salv[oa]s?|gravad[oa]s?|criad[oa]s?|adicionad[oa]s?|enviad[oa]s?|confirmad[oa]s?|concluíd[oa]s?|sucesso|exibid[oa]s?|mostrad[oa]s?|aparece[m]?|abre|abert[oa]s?|atualizad[oa]s?|permitid[oa]s?|200|201`,
  ),
  role: /(?<!\p{L})(?:como|com o (?:perfil|papel)(?: de)?) (?:um |uma |o |a )?(administrador|administradora|gerente|gestor|gestora|supervisor|supervisora|moderador|moderadora|proprietário|editor|editora|auditor|operador)(?!\p{L})/u,
  screen:
    /(?:tela|ecrã|página|aba|separador|seção|secção|janela|módulo|menu) (?:de |do |da )?[“«"]([^”»"]{2,40})[”»"]/u,
}

const books: Record<Language, ReviewWords> = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  pt: portuguese,
}

/** The words of a language; a text in a language we do not know is checked in English. */
export function reviewWordsOf(language: Language | undefined): ReviewWords {
  return books[language ?? 'en']
}
