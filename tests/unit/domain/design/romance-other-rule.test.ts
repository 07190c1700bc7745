import { describe, expect, it } from 'vitest'
import { casesIn } from './support/lines.ts'

describe('a value that belongs to another kind of rule', () => {
  it.each([
    ['a day of the month is due', 'fr', "L'avoir est prêt le 8 de chaque mois.", /Saisir/],
    ['one more waits', 'es', 'El taller admite 12 alumnos; a partir de ahí hay lista de espera.', /13/],
    ['a fee is not refused', 'pt', 'A bagagem tem uma taxa de 9 € para maiores de 12 anos.', /recusada/],
    ['a number is no password', 'es', 'La nota media es un número entre 0 y 20.', /Kite/],
    [
      'a word of refusal beside it',
      'es',
      'El lema no puede quedar vacío ni superar los 70 caracteres.',
      /71 caracteres: se admite/,
    ],
    ['a code that is sent', 'pt', 'O código de confirmação tem 8 dígitos.', /aceit|guardado/],
    [
      'days of notice are no minutes',
      'fr',
      'Le locataire doit donner congé au moins 20 jours avant la date de sortie.',
      /17:59/,
    ],
    ['how long an event lasts', 'es', 'Cada sesión de tutoría dura 45 minutos.', /Ya no funciona/],
    ['the lines of a file', 'fr', "L'import accepte les fichiers Excel de 800 lignes au plus.", /Ajouter jusqu/],
    ['a tax on top', 'es', 'El total es la suma de las partidas más un 10 % de tasas.', /90 %/],
    [
      'a condition behind a moment',
      'fr',
      "La sirène retentit 20 secondes après l'intrusion si personne ne répond.",
      /retentit l'intrusion/,
    ],
    [
      'a way that needs something else',
      'fr',
      'Une annonce passe de « Brouillon » à « Publiée » uniquement après contrôle.',
      /Passer le statut/,
    ],
  ] as const)('%s', (_, language, text, wrong) => {
    expect(casesIn(language, text).join('\n')).not.toMatch(wrong)
  })

  it.each([
    [
      'not earlier',
      'fr',
      'La salle peut être ouverte dix minutes avant le début, pas plus tôt.',
      'ne peut pas encore être ouverte',
    ],
    ['up to a span after', 'pt', 'O cliente pode trocar a peça até 9 dias após a compra.', '10/06/2026, 10:01'],
    ['a clause names no thing', 'es', 'Los bonos valen por 30 días desde la compra.', 'Usar el bono A'],
  ] as const)('%s', (_, language, text, right) => {
    expect(casesIn(language, text).join('\n')).toContain(right)
  })
})

describe('steps that no tester can take', () => {
  it.each([
    ['a limit in words', 'fr', "L'abonné peut geler son forfait de un à deux mois, une fois par an.", /Geler/],
    ['what only one may have', 'pt', 'Cada cartão só pode estar associado a uma única conta.', /Associar cada/],
    ['twice is once first', 'es', 'Un socio no puede apuntarse dos veces a la misma clase.', /dirección directa/],
    [
      'what lasts is not seen at once',
      'fr',
      'Les brouillons sont enregistrés toutes les 20 secondes.',
      /toutes les 20/,
    ],
    [
      'a role with a condition',
      'fr',
      "Un lot peut être rouvert par le magasinier tant qu'il est « Ouvert ».",
      /magasinier tant/,
    ],
    ['a look at a log', 'es', 'Todas las altas quedan registradas con usuario y fecha.', /Consultar todas/],
  ] as const)('%s', (_, language, text, wrong) => {
    expect(casesIn(language, text).join('\n')).not.toMatch(wrong)
  })
})
