import { describe, expect, it } from 'vitest'
import { casesIn } from './support/lines.ts'

describe('a dense criterion that is not in English', () => {
  it.each([
    [
      'pt',
      'A partir de 80 % da lotação o painel mostra um aviso laranja.',
      ['79 %', 'O painel não mostra um aviso laranja.'],
    ],
    ['pt', 'Desconto: 0 % até 10 dias; 5 % de 11 a 20 dias; 12 % de 21 dias para cima.', ['21', '2,40 €']],
    [
      'pt',
      'O sócio pode anexar até 4 fotos (JPG ou PNG, no máximo 8 MB cada). A quinta é recusada com «Limite de 4 fotos».',
      ['Lê-se «Limite de 4 fotos»; continua a haver 4 fotos.', '8,1 MB | O ficheiro é recusado'],
    ],
    [
      'pt',
      'O técnico indica o motivo da devolução (máximo de 400 caracteres) e o cliente recebe um e-mail.',
      ['Introduzir 401 caracteres no motivo da devolução'],
    ],
    [
      'es',
      'A partir del 75 % del aforo la pantalla muestra un aviso naranja.',
      ['74 %', 'La pantalla no muestra un aviso naranja.'],
    ],
    [
      'fr',
      "À partir de 85 % du quota, l'écran affiche un bandeau orange.",
      ['84 %', "L'écran n'affiche pas un bandeau orange."],
    ],
    [
      'de',
      'Beim Stornieren ist eine Begründung Pflicht (mind. 20, max. 300 Zeichen). Der Auftrag steht danach wieder auf Entwurf.',
      ['(Begründung) | 19 Zeichen', '(Begründung) | 301 Zeichen'],
    ],
  ] as const)('%s: %s', (language, text, expected) => {
    const written = casesIn(language, text).join('\n')
    for (const line of expected) expect(written).toContain(line)
  })
})
