import { describe, expect, it } from 'vitest'
import { linesOf } from './support/lines.ts'

describe('Spanish', () => {
  const other = 'El sistema no guarda los datos del usuario cuando se cierra la página con el botón.'
  it.each([
    [
      'what is demanded becomes what is seen',
      'El panel debe mostrar el saldo de la cuenta.',
      ['El panel muestra el saldo de la cuenta', 'Consultar el panel | El panel muestra el saldo de la cuenta.'],
    ],
    [
      'a reflexive demand',
      'Las facturas deben mostrarse al titular.',
      ['Consultar las facturas | Las facturas se muestran al titular.'],
    ],
    [
      'one word',
      'El aviso debe tener al menos 2 palabras.',
      ['Introducir 1 palabra en el aviso | 1 palabra: se rechaza; no se guarda nada.'],
    ],
    [
      'a situation named by a preposition',
      'Sin cobertura, el mapa muestra la última posición.',
      ['Desconectar la red del dispositivo de prueba | El mapa muestra la última posición.'],
    ],
    [
      'an event is arranged',
      'Cuando falla la copia, el panel muestra una alerta en menos de 5 minutos.',
      [
        'Reproducir el caso: falla la copia | El panel muestra una alerta. Ocurre antes de las 10:05:00; a esa hora ya sería tarde.',
      ],
    ],
  ])('%s', (_, criterion, lines) => {
    expect(linesOf(criterion, other)).toEqual(expect.arrayContaining(lines))
  })
})

describe('French', () => {
  const other = 'Le dossier est affiché dans la liste des demandes et ne peut pas être masqué.'
  it.each([
    [
      'what is demanded becomes what is seen',
      'Le tableau doit afficher le solde et les derniers mouvements.',
      ['Consulter le tableau | Le tableau affiche le solde et les derniers mouvements.'],
    ],
    [
      'a passive demand agrees',
      'Les factures doivent être affichées au titulaire.',
      ['Les factures sont affichées au titulaire'],
    ],
    [
      '"ne … que si": without its condition it is refused',
      'Une dépense ne peut être envoyée que si elle est rattachée à un projet.',
      [
        "Second cas : tenter d'envoyer une dépense | L'action n'est pas proposée ou elle est refusée ; rien n'a changé après rechargement.",
      ],
    ],
  ])('%s', (_, criterion, lines) => {
    expect(linesOf(criterion, other)).toEqual(expect.arrayContaining(lines))
  })
})

describe('Portuguese', () => {
  const other = 'O sistema não guarda os dados do utilizador quando a página é fechada com o botão.'
  it.each([
    [
      'what is demanded becomes what is seen',
      'O painel deve mostrar o saldo da conta.',
      ['Consultar o painel | O painel mostra o saldo da conta.'],
    ],
  ])('%s', (_, criterion, lines) => {
    expect(linesOf(criterion, other)).toEqual(expect.arrayContaining(lines))
  })
})
