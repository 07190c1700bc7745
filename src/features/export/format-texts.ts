import type { ExportFormat, ExportFormatId } from '#domain/export/export-format.ts'
import { language } from '#src/lib/language.ts'

/** The texts of a format. Menus, columns and options keep the names that the tools show. */
type FormatWords = Pick<ExportFormat, 'howToImport' | 'warning'> & Partial<Pick<ExportFormat, 'label'>>

export const spanishFormats: Record<ExportFormatId, FormatWords> = {
  csv: {
    howToImport: [
      'Excel: abra el archivo. Donde Excel separa con punto y coma, use Datos > De texto/CSV y elija la coma.',
      'Google Sheets y LibreOffice: Archivo > Importar o Abrir, con coma y UTF-8.',
    ],
  },
  json: {
    howToImport: [
      'testCases contiene los casos con sus pasos; testSteps tiene una fila por paso, para scripts que leen filas planas.',
      'Detrás: la versión del formato, el ticket y las observaciones de la revisión de cada caso.',
    ],
  },
  excel: {
    howToImport: [
      'Hoja Test Cases: una fila por paso.',
      'Hoja Ticket Info: el ticket del que vienen los casos. Se abre en Excel, Google Sheets y LibreOffice.',
    ],
  },
  markdown: {
    howToImport: [
      'Ponga el archivo en un repositorio o una wiki, o cópielo como Markdown en una «pull request» o un comentario.',
      'Las observaciones de la revisión siguen a cada caso.',
    ],
  },
  xray: {
    howToImport: [
      'En Jira: Test Case Importer de Xray, CSV, delimitador coma, delimitador de listas punto y coma.',
      'Cargue la asignación de campos de abajo, o asigne TCID a Test ID y las demás columnas al campo del mismo nombre. Asigne Requirement Keys a Link «Tests».',
    ],
    warning:
      'Cada importación crea pruebas nuevas. El proyecto necesita el tipo de prueba Manual; las prioridades son los nombres propios de Jira.',
  },
  'xray-server': {
    howToImport: [
      'En Jira: Test Case Importer de Xray, CSV, delimitador coma.',
      'Cargue la asignación de campos de abajo, o asigne Issue ID a Test Case Identifier y las demás columnas al campo del mismo nombre.',
    ],
    warning:
      'Cada importación crea pruebas nuevas. El importador de Server y Data Center no admite tipos de prueba ni carpetas; cada etiqueta y cada enlace tiene su columna.',
  },
  zephyr: {
    howToImport: [
      'Test Cases > More > Import from File > Excel CSV.',
      'Asigne cada columna al campo del mismo nombre, y las tres columnas Step-by-Step a paso, datos de prueba y resultado esperado.',
    ],
    warning:
      'Las filas de pasos, los datos de prueba y las comas entre etiquetas son como exporta Zephyr; que también los importe no está documentado. Pruebe primero con un caso. En Data Center se pierde una barra invertida suelta.',
  },
  testrail: {
    howToImport: [
      'Import from CSV: plantilla Test Case (Steps), disposición «Test cases use multiple rows», Case ID indica un caso nuevo.',
      'Asigne Step a Steps (Step) y Expected Result a Steps (Expected Result); Description a un campo de texto propio, si lo tiene.',
    ],
    warning:
      'Desactive «ignore rows without a valid, non-empty title»: según los usuarios, descarta todos los pasos después del primero. Cada importación crea casos nuevos.',
  },
  'azure-devops': {
    howToImport: [
      'Test Plans: abra una «test suite» e importe los casos con Import test cases from CSV/XLSX.',
      'Una «suite» basada en un requisito vincula los casos con él; el archivo nombra el ticket como etiqueta.',
    ],
    warning:
      'La página de Microsoft no muestra ningún ejemplo de filas de pasos; también hay archivos con el título en cada fila. Pruebe primero con un caso. Las versiones nuevas piden un Area Path que exista.',
  },
  'azure-devops-xlsx': {
    howToImport: [
      'Test Plans: abra una «test suite» e importe los casos con Import test cases from CSV/XLSX.',
      'Este archivo se puede abrir en Excel: sus celdas son textos.',
    ],
    warning:
      'La página de Microsoft no muestra ningún ejemplo de filas de pasos; también hay archivos con el título en cada fila. Pruebe primero con un caso. Las versiones nuevas piden un Area Path que exista.',
  },
  qase: {
    howToImport: [
      'En el proyecto: Import, origen Qase.io, el archivo CSV.',
      'Cada ticket se convierte en una «suite»; los pasos van numerados dentro de una fila.',
    ],
    warning:
      'Las páginas de Qase y lo que cuentan los usuarios difieren sobre «suites» e ID; este archivo es plano y numerado, como se informó que funciona. No lo guarde otra vez desde Excel. Cada importación crea casos nuevos.',
  },
  testomat: {
    howToImport: [
      'En el proyecto: Imports, desde CSV, formato Testomat.io.',
      'Los pasos, los datos y los resultados esperados están en la descripción, como los escribe Testomat.io.',
    ],
    warning:
      'La disposición no se ha comprobado en Testomat.io ni el archivo se probó en un proyecto. Pruebe primero con un caso.',
  },
  qtest: {
    howToImport: [
      'Test Design: Import Excel, un caso en varias filas, Id indica dónde empieza un caso.',
      'Asigne cada columna al campo del mismo nombre. Los datos de prueba forman parte de su paso.',
    ],
    warning:
      'Las columnas no se han comprobado en qTest ni el archivo se probó en un proyecto. Pruebe primero con un caso.',
  },
  gherkin: {
    howToImport: [
      'Cucumber, Behave, Reqnroll: ponga el archivo junto a las demás «features» y escriba las definiciones de los pasos.',
      'Xray: importe el .feature o el .zip como pruebas de Cucumber.',
    ],
    warning:
      'Cada texto va en una línea: se omiten viñetas, palabras clave y un punto antes de los datos. Varios tickets dan un archivo .feature cada uno, en un .zip. Zephyr Data Center admite escenarios sin la línea Feature.',
  },
  playwright: {
    label: 'Playwright y Cucumber',
    howToImport: [
      'Descomprima el .zip, ejecute npm install y después npm test: playwright-bdd genera las pruebas a partir de los archivos .feature.',
      'Escriba los pasos en steps/steps.ts. Cada paso distinto está una sola vez.',
    ],
    warning:
      'Cada texto va en una línea: se omiten viñetas, palabras clave y un punto antes de los datos. Los pasos son plantillas que fallan hasta que usted las escriba; no se inventan localizadores.',
  },
  'entries-csv': {
    label: 'Lista de entradas (CSV)',
    howToImport: [
      'Una fila por entrada: ticket, título, fecha, número de casos, tipos, prioridades.',
      'Se abre en Excel, Google Sheets y LibreOffice.',
    ],
  },
  'entries-json': {
    label: 'Entradas completas (JSON)',
    howToImport: ['Cada entrada con su ticket, sus criterios y sus casos.', 'Para scripts y archivos.'],
  },
}

/** The texts of a format in the user's language. */
export function wordsOf({ id, label, howToImport, warning }: ExportFormat): FormatWords & Pick<ExportFormat, 'label'> {
  return language === 'en' ? { label, howToImport, warning } : { label, ...spanishFormats[id] }
}
