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
      'testCases contiene los casos con sus pasos.',
      'testSteps contiene una fila por paso, con el ID de su caso, para scripts que leen filas planas.',
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
      'Ponga el archivo en un repositorio o una wiki.',
      'O cópielo como Markdown en una «pull request» o un comentario.',
    ],
  },
  xray: {
    howToImport: [
      'En Jira: Test Case Importer de Xray, CSV, delimitador coma, delimitador de listas punto y coma.',
      'Asigne TCID a Test ID, las demás columnas al campo del mismo nombre, Requirement Keys a Link «Tests».',
    ],
    warning:
      'Cada importación crea pruebas nuevas. El proyecto necesita el tipo de prueba Manual; las prioridades son los nombres propios de Jira.',
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
      'Import from CSV: plantilla Test Case (Steps), disposición «Test cases use multiple rows», Title indica un caso nuevo.',
      'Asigne Step a Steps (Step) y Expected Result a Steps (Expected Result).',
    ],
    warning:
      'Desactive «ignore rows without a valid, non-empty title»: según los usuarios, descarta todos los pasos después del primero. Cada importación crea casos nuevos.',
  },
  'azure-devops': {
    howToImport: [
      'Test Plans: abra una «test suite» e importe los casos con Import test cases from CSV/XLSX.',
      'Una «suite» basada en un requisito vincula los casos con él; el archivo no puede hacerlo.',
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
  gherkin: {
    howToImport: [
      'Cucumber, Behave, Reqnroll: ponga el archivo junto a las demás «features» y escriba las definiciones de los pasos.',
      'Xray: importe el .feature o el .zip como pruebas de Cucumber.',
    ],
    warning:
      'Varios tickets dan un archivo .feature cada uno, en un .zip. Zephyr Data Center admite escenarios sin la línea Feature.',
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
