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
      'Las facturas deben enviarse al correo del titular.',
      ['Consultar las facturas | Las facturas se envían al correo del titular.'],
    ],
    [
      'one word',
      'El aviso debe tener al menos 2 palabras.',
      ['Introducir 1 palabra en el aviso | 1 palabra: se rechaza; se conserva el valor anterior.'],
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
    [
      'an impersonal sentence has no subject',
      'No se propone ningún hotel que esté completo.',
      ['Abrir el lugar correspondiente y observar el resultado | No se propone ningún hotel que esté completo.'],
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
      'Les factures doivent être envoyées au titulaire.',
      ['Les factures sont envoyées au titulaire'],
    ],
    [
      'a role signs in without its article',
      'Seuls les gestionnaires peuvent supprimer une facture.',
      [
        'Supprimer une facture en tant que gestionnaire | Il est possible de supprimer une facture.',
        "Deux comptes de test sont prêts : l'un avec ce droit (gestionnaire), l'autre sans.",
      ],
    ],
    [
      'two of a kind, and a moment on another day',
      'La pièce jointe est valable pendant 1 mois.',
      [
        'Pièce jointe : valable le 01/07/2026 à 09:59:00, plus à 10:01:00',
        "Utiliser la première pièce jointe | Cela fonctionne comme d'habitude.",
      ],
    ],
    [
      'a limit in a verb',
      'Si le montant dépasse 500 €, une seconde signature est demandée.',
      ['Reproduire le cas : le montant atteint 500,01 € | Une seconde signature est demandée.'],
    ],
    [
      'a moment that opens the sentence',
      'Dès la validation du devis, le stock est réservé.',
      ['Consulter le stock | Le stock est réservé.'],
    ],
    [
      'a message in quotes ends the sentence',
      "Si la carte est périmée, « Votre carte n'est plus valable. » s'affiche.",
      [
        "Préparer cette situation et ouvrir la page : la carte est périmée | « Votre carte n'est plus valable. » s'affiche.",
      ],
    ],
    [
      'a verb the designer does not know',
      'Le salarié doit pouvoir corriger chaque ligne.',
      ['Corriger chaque ligne | Après rechargement, on lit la nouvelle valeur.'],
    ],
    [
      '"ne … que si": without its condition it is refused',
      'Une dépense ne peut être envoyée que si elle est rattachée à un projet.',
      ["Essayer d'envoyer une dépense | L'action est refusée ; rien n'a changé après rechargement."],
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
    ['a passive demand', 'As faturas devem ser enviadas ao titular.', ['As faturas são enviadas ao titular']],
    [
      'a role signs in without its article',
      'Só os gestores podem apagar uma fatura.',
      [
        'Apagar uma fatura como gestor | É possível apagar uma fatura.',
        'Há duas contas de teste: uma com o direito (gestor) e outra sem ele.',
      ],
    ],
    [
      'two of a kind, and a moment on another day',
      'O convite expira após 2 dias.',
      [
        'Convite: vale a 03/06/2026 às 09:59:00, às 10:01:00 já não',
        'Usar o primeiro convite | Funciona como habitualmente.',
      ],
    ],
    [
      'the future subjunctive of a condition',
      'Enquanto o carrinho estiver vazio, o botão «Pagar» está desativado.',
      [
        'Ainda não se verifica que o carrinho está vazio.',
        'Reproduzir o caso: o carrinho está vazio | «Pagar» está desativado.',
      ],
    ],
    [
      'a limit in a verb, and its opposite',
      'Se o montante exceder 500 €, aparece um aviso ao gestor.',
      [
        'Reproduzir o caso: o montante chega a 500 € | Não aparece um aviso ao gestor.',
        'Reproduzir o caso: o montante chega a 500,01 € | Aparece um aviso ao gestor.',
      ],
    ],
    [
      'counted failures agree',
      'Após 3 tentativas falhadas, a conta fica bloqueada durante 5 minutos.',
      ['Após duas falhas o dado correto ainda é aceite'],
    ],
    [
      '"depois de" is a moment, not another branch',
      'Depois da aprovação, o artigo fica reservado.',
      ['Concluir a aprovação | O artigo fica reservado.'],
    ],
    [
      'a noun is no form of a verb',
      'O aluno pode substituir o arquivo até ao fim do prazo.',
      ['Substituir o arquivo até ao fim do prazo | A ação é realizada e o resultado continua lá após recarregar.'],
    ],
    [
      'what cannot be done is tried',
      'Uma fatura paga não pode ser alterada.',
      ['Tentar alterar uma fatura paga | A ação é recusada; após recarregar nada mudou.'],
    ],
  ])('%s', (_, criterion, lines) => {
    expect(linesOf(criterion, other)).toEqual(expect.arrayContaining(lines))
  })
})
