/**
 * The titles people give the parts of a ticket. Each list is read through `titleWords`: lower case, no accents, no
 * punctuation. English, Spanish, Portuguese, French and German are kept complete; other languages have the usual title
 * of the criteria only.
 */

/** The part that holds the acceptance criteria. */
// biome-ignore format: a list of words is read as a block
export const criteriaTitles = [
  'acceptance criteria', 'acceptance criterion', 'acceptance criterias', 'acceptance critera', 'acceptance critieria',
  'acceptance conditions', 'acceptance condition', 'conditions of acceptance', 'criteria of acceptance',
  'criteria for acceptance', 'conditions of satisfaction', 'acceptance scenarios', 'acceptance scenario',
  'acceptance tests', 'acceptance requirements', 'acceptance checklist', 'success criteria', 'acceptance',
  'criterios de aceptacion', 'criterio de aceptacion', 'condiciones de aceptacion', 'condiciones de satisfaccion',
  'criterios de exito', 'criterios aceptacion', 'pruebas de aceptacion', 'escenarios de aceptacion',
  'criterios de aceite', 'criterio de aceite', 'criterios de aceitacao', 'criterio de aceitacao',
  'condicoes de aceite', 'condicoes de aceitacao', 'criterios de sucesso', 'criterios aceite',
  'cenarios de aceitacao', "criteres d'acceptation", "critere d'acceptation", "criteres d'acceptance",
  "conditions d'acceptation", 'criteres de validation', 'conditions de satisfaction', "criteres d'acceptabilite",
  'criteres de reussite', "scenarios d'acceptation", 'akzeptanzkriterien', 'akzeptanzkriterium', 'abnahmekriterien',
  'abnahmekriterium', 'annahmekriterien', 'akzeptanzbedingungen', 'abnahmebedingungen', 'erfolgskriterien',
  'akzeptanzszenarien', 'criteri di accettazione', 'acceptatiecriteria', 'kryteria akceptacji',
  'kryterium akceptacji', 'критерии приемки', 'критерии приема', 'критерии принятия', 'критерии готовности',
  'критерії приймання', 'критерії прийняття', 'acceptanskriterier', 'acceptanskriterium', 'acceptkriterier',
  'akseptansekriterier', 'akseptkriterier', 'hyvaksymiskriteerit', 'hyvaksymisehdot', 'kabul kriterleri',
  'akceptacni kriteria', 'akceptacne kriteria', 'elfogadasi kriteriumok', 'elfogadasi feltetelek',
  'criterii de acceptare', 'criterii de acceptanta', 'κριτηρια αποδοχης', 'kriteria penerimaan', 'tieu chi chap nhan',
  "criteris d'acceptacio", 'критерии за приемане', 'kriteriji prihvacanja', 'kriterijumi prihvatanja',
]

/** The same titles in scripts that put no space between words: found anywhere in a title. */
// biome-ignore format: a list of words is read as a block
export const criteriaTitlesUnspaced = [
  '受け入れ基準', '受入基準', '受け入れ条件', '受入条件', '受入れ基準', '驗收標準', '驗收條件', '驗收準則', '验收标准', '验收条件', '验收准则', '接受标准', '인수조건',
  '인수 조건', '인수기준', '인수 기준', '수용 기준', '수락 기준', '완료 조건', 'เกณฑ์การยอมรับ', 'קריטריוני קבלה', 'معايير القبول',
]

/** Short names of the same, which must be the whole title. */
export const criteriaShortTitles = [
  'ac',
  'acs',
  'a/c',
  "ac's",
  'ca',
  'cas',
  'ak',
  'criteria',
  'criterios',
  'criteres',
  'kriterien',
]

/** Parts that state what must hold, read as criteria when the ticket has no part of its own for them. */
// biome-ignore format: a list of words is read as a block
export const requirementTitles = [
  'requirements', 'requirement', 'functional requirements', 'business rules', 'business rule', 'rules',
  'expected behavior', 'expected behaviour', 'desired behavior', 'desired behaviour', 'expected functionality',
  'scenarios', 'use cases', 'specification', 'specifications', 'functional specification', 'validations',
  'validation rules', 'what is expected', 'expected', 'expected result', 'expected results', 'expected outcome',
  'expected outcomes', 'expectation', 'expectations', 'what should happen', 'what we want', 'what we need',
  'what we expect', 'what must hold', 'how it should work', 'how it should behave', 'target behavior',
  'target behaviour', 'intended behavior', 'intended behaviour', 'desired outcome', 'must have',
  'must haves', 'requisitos', 'requisitos funcionales', 'reglas de negocio', 'comportamiento esperado',
  'resultado esperado', 'resultados esperados', 'esperado', 'se espera', 'que se espera', 'lo que queremos',
  'que queremos', 'lo que esperamos', 'que esperamos', 'como debe funcionar', 'comportamiento deseado',
  'funcionamiento esperado', 'hecho cuando', 'reglas', 'requerimientos', 'requerimientos funcionales', 'escenarios',
  'validaciones', 'requisitos funcionais', 'regras de negocio', 'comportamento esperado', 'resultado esperado',
  'resultados esperados', 'esperado', 'o que se espera', 'o que queremos', 'o que esperamos', 'como deve funcionar',
  'comportamento desejado', 'funcionamento esperado', 'pronto quando', 'regras', 'cenarios', 'validacoes',
  'exigences', 'exigences fonctionnelles', 'regles de gestion', 'regles metier', 'comportement attendu',
  'resultat attendu', 'resultats attendus', 'attendu', 'ce qui est attendu', 'ce que nous voulons', 'ce qu on veut',
  'ce que nous attendons', "ce qu'on attend", 'comportement souhaite', 'fonctionnement attendu',
  'comment cela doit fonctionner', 'termine quand', 'regles', 'besoins', 'anforderungen', 'funktionale anforderungen',
  'geschaftsregeln', 'erwartetes verhalten', 'erwartetes ergebnis', 'erwartet', 'erwartung', 'erwartungen', 'soll',
  'soll verhalten', 'soll zustand', 'was wir wollen', 'was wir brauchen', 'was wir erwarten', 'gewunschtes verhalten',
  'zielverhalten', 'sollverhalten', 'so soll es funktionieren', 'fertig wenn', 'regeln', 'fachliche regeln',
  'szenarien',
]

/** Parts that hold the steps of a bug. */
// biome-ignore format: a list of words is read as a block
export const reproductionTitles = [
  'steps to reproduce', 'steps to repro', 'steps for reproduction', 'steps to recreate', 'reproduction steps',
  'reproduction', 'repro steps', 'repro', 'how to reproduce', 'to reproduce', 'steps taken', 'reproducing the bug',
  'reproduce', 'pasos para reproducir', 'pasos para reproducirlo', 'pasos de reproduccion', 'como reproducir',
  'como reproducirlo', 'como se reproduce', 'reproduccion', 'pasos a seguir para reproducir',
  'passos para reproduzir', 'passos de reproducao', 'como reproduzir', 'como se reproduz', 'reproducao',
  'etapes de reproduction', 'etapes pour reproduire', 'etapes a reproduire', 'pas de reproduction',
  'comment reproduire', 'pour reproduire', 'scenario de reproduction', 'procedure de reproduction',
  'schritte zum reproduzieren', 'schritte zur reproduktion', 'schritte um den fehler zu reproduzieren',
  'reproduktion', 'reproduktionsschritte', 'so lasst sich der fehler nachstellen', 'wie reproduzieren', 'nachstellen',
  'schritte zum nachstellen', 'fehler nachstellen',
]

/** Parts that hold the steps of a bug when the ticket also tells what happens instead. */
// biome-ignore format: a list of words is read as a block
export const stepTitles = [
  'steps', 'the steps', 'step by step', 'pasos', 'passos', 'etapes', 'schritte', 'vorgehen', 'ablauf', 'procedure',
  'procedimiento', 'procedimento',
]

/** Parts that name what the ticket leaves out or what nobody has decided yet. */
// biome-ignore format: a list of words is read as a block
export const asideTitles = [
  'out of scope', 'not in scope', 'outside of scope', 'outside scope', 'out of the scope', 'non goals', 'non goal',
  'nongoals', 'exclusions', 'excluded', 'not included', 'wont do', "won't do", 'wont have', "won't have", 'deferred',
  'future work', 'open questions', 'open question', 'questions', 'open points', 'open point', 'open issues',
  'open items', 'open topics', 'points to clarify', 'to clarify', 'to be clarified', 'to be decided',
  'to be discussed', 'to decide', 'pending decisions', 'decisions pending', 'still open', 'still to clarify',
  'unresolved', 'unclear', 'parking lot', 'not part of this ticket', 'not part of this story', 'not in this ticket',
  'not in this story', 'not now', 'scope exclusions', 'questions and answers', 'questions for', 'follow up',
  'follow ups', 'next steps', 'nice to have', 'future improvements', 'later', 'fuera de alcance', 'fuera del alcance',
  'fuera de ambito', 'fuera del ambito', 'no entra', 'queda fuera', 'no forma parte', 'excluido', 'ahora no',
  'mas adelante', 'preguntas', 'preguntas pendientes', 'preguntas por resolver', 'dudas', 'dudas abiertas',
  'pregunta abierta', 'punto abierto', 'puntos abiertos', 'puntos pendientes', 'temas abiertos', 'temas pendientes',
  'cuestiones abiertas', 'cuestiones pendientes', 'pendientes', 'pendiente', 'por aclarar', 'pendiente de',
  'por resolver', 'por confirmar', 'por decidir', 'por definir', 'a aclarar', 'no incluye', 'no incluido',
  'exclusiones', 'preguntas abiertas', 'fora do escopo', 'fora de escopo', 'fora do ambito', 'fora de ambito',
  'nao faz parte', 'fica de fora', 'agora nao', 'mais tarde', 'perguntas', 'perguntas abertas', 'questoes',
  'questoes em aberto', 'questoes abertas', 'pontos em aberto', 'ponto em aberto', 'pergunta em aberto',
  'questao em aberto', 'pontos abertos', 'pontos pendentes', 'duvidas em aberto', 'pendencias', 'pendentes',
  'por esclarecer', 'por decidir', 'por definir', 'pendente de', 'a esclarecer', 'nao incluido', 'exclusoes',
  'duvidas', 'perguntas em aberto', 'hors perimetre', 'hors scope', 'hors sujet', 'hors du perimetre', 'hors champ',
  'hors du champ', 'hors de portee', 'exclu', 'exclus', 'non inclus', 'non compris', 'pas maintenant', 'plus tard',
  'questions en suspens', 'questions en attente', 'questions a trancher', 'points ouverts', 'point ouvert',
  'question ouverte', 'points en suspens', 'points a clarifier', 'points a eclaircir', 'points a trancher',
  'sujets ouverts', 'a clarifier', 'a trancher', 'a decider', 'en suspens', 'questions ouvertes', 'nicht im umfang',
  'nicht umfang', 'ausserhalb des umfangs', 'nicht enthalten', 'nicht im scope', 'abgrenzung', 'nicht ziele',
  'nichtziele', 'nicht teil', 'nicht bestandteil', 'kein bestandteil', 'nicht teil dieses tickets', 'ausserhalb',
  'ausser umfang', 'ausgeschlossen', 'ausschlusse', 'nicht jetzt', 'spater', 'fragen', 'ruckfragen', 'ungeklart',
  'ungeklarte fragen', 'ungeklarte punkte', 'zu klaren', 'noch zu klaren', 'noch zu entscheiden', 'zu entscheiden',
  'noch offen', 'offen', 'offene themen', 'klarungsbedarf', 'offene fragen', 'offene frage', 'offene punkte',
  'offener punkt', 'naechste schritte', 'nachste schritte',
]

/** Parts that tell what a bug does. */
// biome-ignore format: a list of words is read as a block
export const observationTitles = [
  'actual', 'actual result', 'actual results', 'actual behavior', 'actual behaviour', 'actual outcome', 'observed',
  'observed result', 'observed results', 'observed behavior', 'observed behaviour', 'current behavior',
  'current behaviour', 'current result', 'what happens', 'what happened', 'what happens instead', 'instead',
  'resultado actual', 'resultado real', 'resultado obtenido', 'obtenido', 'resultado observado',
  'comportamiento actual', 'comportamiento real', 'comportamiento observado', 'que ocurre', 'que pasa',
  'resultado atual', 'resultado obtido', 'obtido', 'comportamento atual', 'comportamento real',
  'comportamento observado', 'o que acontece', 'resultat actuel', 'resultat obtenu', 'obtenu', 'constate',
  'resultat observe', 'resultat constate', 'comportement actuel', 'comportement observe', 'comportement constate',
  'ce qui se passe', 'aktuelles verhalten', 'aktuelles ergebnis', 'ist', 'ist verhalten', 'ist zustand',
  'beobachtetes verhalten', 'beobachtet', 'tatsachlich', 'tatsachliches verhalten', 'tatsachliches ergebnis',
]

/** Titles of remarks. A title of these words may stand in small letters, without any mark. */
// biome-ignore format: a list of words is read as a block
export const remarkTitles = [
  'info', 'infos', 'pm', 'p m', 'memo', 'pour memoire', 'para saber', 'intern', 'interno', 'interne', 'internal', 'extra', 'extras',
  'note', 'notes', 'side note', 'nb', 'n b', 'nota bene', 'ps', 'p s', 'fyi', 'remark', 'remarks', 'misc', 'other', 'open points',
  'open questions', 'good to know', 'for info', 'heads up', 'nota', 'notas', 'ojo', 'obs', 'observaciones', 'observacion',
  'otros', 'varios', 'aparte', 'apuntes', 'a tener en cuenta', 'bueno saber',
  'observacao', 'observacoes', 'outros', 'diversos', 'bom saber', 'a saber', 
  'em aberto', 'remarque', 'remarques', 'divers', 'a savoir', 'bon a savoir', 'a noter', 'pour info', 'en suspens', 'autre',
  'autres', 'hinweis', 'hinweise', 'anmerkung', 'anmerkungen', 'bemerkung', 'bemerkungen', 'notiz', 'notizen', 'sonstiges',
  'gut zu wissen', 'zur info', 'nebenbei', 'offene punkte', 'offene fragen', 'tech', 'technik', 'technisches',
  'tecnico', 'tecnica', 'technique', 'cote technique', 'cote tech', 'lado tecnico', 'parte tecnica',
]

/** Titles of whatever is left. Inside the criteria they may also head the last group of rules. */
// biome-ignore format: a list of words is read as a block
export const catchAllTitles = [
  'misc', 'miscellaneous', 'other', 'others', 'otros', 'otras', 'varios', 'outros', 'outras', 'diversos', 'autre', 'autres',
  'divers', 'sonstiges', 'weiteres',
]

/** Parts that are never criteria, whatever stands in them. */
// biome-ignore format: a list of words is read as a block
export const excludedTitles = [
  ...reproductionTitles,
  ...asideTitles,
  ...observationTitles,
  ...remarkTitles,
  'technical notes', 'technical note', 'technical details', 'technical considerations', 'technical approach',
  'technical implementation', 'technical information', 'tech notes', 'dev notes', 'developer notes',
  'development notes', 'implementation notes', 'implementation details', 'implementation', 'implementation hints',
  'implementation plan', 'proposed solution', 'solution', 'solution design', 'architecture', 'notes', 'note',
  'additional notes', 'additional information', 'additional context', 'design', 'designs', 'design notes',
  'design note', 'ux', 'ui design', 'ux design', 'ui ux', 'mockups', 'mockup', 'mocks', 'wireframes', 'screenshots',
  'figma', 'links', 'useful links', 'related links', 'link', 'references', 'reference', 'related', 'related tickets',
  'related issues', 'resources', 'documentation', 'attachments', 'dependencies', 'dependency', 'blocked by',
  'blockers', 'risks', 'risks and mitigations', 'assumptions', 'test cases', 'test case', 'test plan',
  'test scenarios', 'test data', 'test notes', 'testing', 'testing notes', 'test strategy', 'qa notes', 'how to test',
  'tests', 'tasks', 'task', 'subtasks', 'sub tasks', 'to do', 'things to do', 'todo', 'todos', 'checklist',
  'definition of done', 'dod', 'definition of ready', 'dor', 'estimate', 'estimation', 'story points', 'rollout',
  'rollout plan', 'release notes', 'changelog', 'stakeholders', 'metrics', 'analytics', 'comments', 'environment',
  'logs', 'stack trace', 'workaround', 'files to modify', 'files affected', 'technical', 'tech', 'how', 'hint',
  'hints', 'remarks', 'decision log', 'decisions', 'good to know', 'for developers', 'indicaciones', 'pistas',
  'tecnica', 'tecnico', 'como se hace', 'a tener en cuenta', 'bueno saber', 'registro de decisiones', 'dicas',
  'registro de decisoes', 'bom saber', 'technique', 'indications', 'pistes', 'a savoir', 'bon a savoir',
  'journal des decisions', 'technik', 'technisches', 'gut zu wissen', 'wissenswertes', 'entscheidungen',
  'entscheidungsprotokoll', 'observaciones', 'comentarios', 'notas', 'nota', 'notas tecnicas', 'notas de diseno',
  'detalles tecnicos', 'consideraciones tecnicas', 'implementacion', 'diseno', 'disenos', 'maquetas', 'enlaces',
  'referencias', 'recursos', 'documentacion', 'dependencias', 'riesgos', 'supuestos', 'casos de prueba',
  'caso de prueba', 'plan de pruebas', 'pruebas', 'tareas', 'tareas tecnicas', 'subtareas', 'definicion de terminado',
  'definicion de hecho', 'definicion de listo', 'estimacion', 'entorno', 'comentarios', 'notas tecnicas',
  'observacoes', 'observacao', 'detalhes tecnicos', 'consideracoes tecnicas', 'implementacao', 'prototipo',
  'prototipos', 'dependencias', 'riscos', 'premissas', 'casos de teste', 'plano de testes', 'testes', 'tarefas',
  'subtarefas', 'definicao de pronto', 'definicao de preparado', 'estimativa', 'ambiente', 'commentaires',
  'notes techniques', 'note technique', 'details techniques', 'considerations techniques', 'remarques', 'remarque',
  'implementation technique', 'maquettes', 'liens', 'references', 'ressources', 'dependances', 'risques',
  'hypotheses', 'cas de test', 'plan de test', 'tests', 'taches', 'sous taches', 'definition de fini',
  'environnement', 'kommentare', 'bemerkungen', 'technische hinweise', 'technische notizen', 'technische details',
  'technische umsetzung', 'hinweise', 'hinweis', 'anmerkungen', 'anmerkung', 'notizen', 'umsetzung', 'entwurf',
  'entwurfe', 'verweise', 'referenzen', 'abhangigkeiten', 'risiken', 'annahmen', 'testfalle', 'testfall', 'testplan',
  'aufgaben', 'teilaufgaben', 'umgebung',
]

/** Names of parts of a ticket that name parts of a product as well: as the title of a box among the criteria, they group them. */
// biome-ignore format: a list of words is read as a block
export const productTitles = [
  'link', 'links', 'design', 'status', 'labels', 'priority', 'summary', 'overview', 'attachments', 'documentation',
  'tasks', 'analytics', 'metrics', 'logs', 'resources', 'enlace', 'enlaces', 'prioridad', 'resumen', 'documentacion',
  'tareas', 'recursos', 'prioridade', 'resumo', 'tarefas', 'liens', 'priorite', 'taches', 'ressources', 'prioritat',
  'zusammenfassung', 'aufgaben', 'verweise',
]

/** Words that begin a longer title of such a part, or end it: "Hints for the rollout", "Notas del proveedor", "Partner notes". */
// biome-ignore format: a list of words is read as a block
export const remarkOpenings = [
  'notes', 'hints', 'remarks', 'notas', 'observaciones', 'observacoes', 'indicaciones', 'dicas', 'remarques',
  'indications', 'hinweise', 'anmerkungen', 'bemerkungen', 'notizen',
]
export const remarkEnding = / (?:notes|hints|remarks)$|(?:hinweise|notizen|anmerkungen)$/

/** Parts that tell the story: not criteria by themselves, though a Given/When/Then in them is one. They end the criteria before them. */
// biome-ignore format: a list of words is read as a block
export const storyTitles = [
  'description', 'summary', 'overview', 'context', 'background', 'business context', 'business value', 'user story',
  'story', 'problem', 'problem statement', 'motivation', 'goal', 'goals', 'objective', 'objectives', 'purpose',
  'introduction', 'why', 'what', 'rationale', 'value', 'scope', 'in scope', 'priority', 'status', 'labels', 'epic',
  'descripcion', 'resumen', 'contexto', 'antecedentes', 'historia de usuario', 'objetivo', 'objetivos', 'problema',
  'motivacion', 'alcance', 'prioridad', 'descricao', 'resumo', 'historia de usuario', 'historia do usuario',
  'contexto', 'motivacao', 'escopo', 'prioridade', 'contexte', 'recit utilisateur', 'objectif', 'objectifs',
  'perimetre', 'probleme', 'priorite', 'histoire utilisateur', 'beschreibung', 'kontext', 'hintergrund',
  'zusammenfassung', 'nutzergeschichte', 'ziel', 'ziele', 'problem', 'umfang', 'prioritat', 'ausgangslage',
]
