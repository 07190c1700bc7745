import { describe, expect, it } from 'vitest'
import { casesIn } from './support/lines.ts'

const lines = (language: 'es' | 'fr' | 'pt', text: string): string => casesIn(language, text).join('\n')

describe('what an action, a case or an amount asks for is tried with and without it', () => {
  it.each([
    ['es', 'Al anular un parte, la causa es obligatoria.', 'Intentar anular un parte sin la causa'],
    [
      'fr',
      "Lors de l'archivage d'un lot, un commentaire est obligatoire.",
      "Tenter d'archiver un lot sans le commentaire",
    ],
    ['pt', 'Ao devolver uma peça, a causa é obrigatória.', 'Tentar devolver uma peça sem a causa'],
    ['es', 'Si el envío es frágil, hay que indicar el contenido.', 'Guardar el formulario B sin el contenido'],
    ['fr', 'Si le colis est fragile, une photo est obligatoire.', 'Enregistrer le second formulaire'],
    ['pt', 'Se o envio for frágil, a fotografia é obrigatória.', 'Guardar o formulário B sem a fotografia'],
    ['es', 'Los viajes de más de 700 € requieren la aprobación de la directora.', 'viaje de 700,01 € | 700,01 €'],
    ['fr', 'Tout voyage supérieur à 700 € doit être validé par la directrice.', 'voyage de 700,01 € | 700,01 €'],
    ['pt', 'Viagens acima de 700 € precisam da aprovação da diretora.', 'viagem de 700,01 € | 700,01 €'],
  ] as const)('%s: %s', (language, text, step) => {
    expect(lines(language, text)).toContain(step)
  })
})

describe('both sides of a sentence are set up', () => {
  it.each([
    ['es', 'Un préstamo puede renovarse siempre que no esté reservado.', 'En el caso B, intentar renovar el préstamo'],
    ['fr', "Un prêt peut être renouvelé tant qu'il est « En cours ».", 'Second cas : tenter de renouveler un prêt'],
    ['pt', 'Um empréstimo pode ser renovado desde que não esteja reservado.', 'Tentar renovar um empréstimo no caso B'],
    ['es', 'El seguro es gratis a partir de 90 €; si no, cuesta 6 €.', 'Por el seguro se cobran 6 €'],
    ['fr', "L'assurance est offerte à partir de 90 €, sinon elle coûte 6 €.", "L'assurance est à 6 €"],
    ['pt', 'O seguro é grátis a partir de 90 €; senão custa 6 €.', 'Valor cobrado (seguro): 6 €'],
    ['es', 'Los jubilados tienen un 25 % de descuento en la entrada.', 'Total: 60,00 €'],
    ['fr', "Les retraités bénéficient d'une réduction de 25 % sur le tarif.", 'Total à payer : 60,00 €'],
    ['pt', 'Os sócios têm 25% de desconto na entrada.', 'Total a pagar: 60,00 €'],
    ['fr', 'Une hauteur hors de la plage de 2 à 8 mètres est refusée.', '1 mètre | '],
    ['pt', 'Uma pressão fora da faixa de 2 a 8 é recusada.', 'Guardar 9 como pressão'],
    ['fr', 'Les moniteurs peuvent lire les fiches, mais jamais les supprimer.', 'Chercher à supprimer les fiches'],
    ['fr', 'Le menu « Paie » est masqué pour les apprentis.', "On n'y trouve pas le menu « Paie »"],
    ['es', 'El panel de costes no se muestra a los becarios.', 'No se ve nada de esto: el panel de costes'],
    ['fr', 'Après deux retards, le lecteur ne peut plus emprunter pendant 3 semaines.', 'Emprunter avec le compte A'],
    ['pt', 'Após duas faltas, o paciente não pode marcar consultas durante 30 dias.', 'Marcar consultas com a conta A'],
  ] as const)('%s: %s', (language, text, step) => {
    expect(lines(language, text)).toContain(step)
  })
})

describe('an exception, a confirmation and a date are tried on both sides', () => {
  it.each([
    ['es', 'Una multa pagada no puede anularse, salvo por la directora.', 'Con la cuenta B, intentar anular una multa'],
    [
      'fr',
      'Une amende payée ne peut plus être annulée, sauf par la directrice.',
      'Annuler une amende payée avec le premier',
    ],
    ['pt', 'Uma multa paga não pode ser anulada, exceto pela diretora.', 'Anular uma multa paga com a conta'],
    ['es', 'Antes de borrar una lista, se pide confirmación.', 'Rechazar la confirmación'],
    ['fr', 'Avant de supprimer une liste, une confirmation est demandée.', 'Refuser la confirmation'],
    ['pt', 'Antes de apagar uma lista, é pedida uma confirmação.', 'Recusar a confirmação'],
    ['es', 'No se admiten turnos con fecha anterior a hoy.', '31/05/2026'],
    ['pt', 'Voluntários não têm acesso aos contratos.', 'conta que tem o perfil voluntário'],
  ] as const)('%s: %s', (language, text, step) => {
    expect(lines(language, text)).toContain(step)
  })
})

describe('what follows from an action is its result', () => {
  it.each([
    [
      'es',
      'El gestor puede pausar una línea, en cuyo caso el cliente recibe un aviso.',
      'Pausar una línea |  | El cliente',
    ],
    [
      'fr',
      'Le gérant peut suspendre une carte, auquel cas le client reçoit un message.',
      'Suspendre une carte |  | Le client',
    ],
  ] as const)('%s: %s', (language, text, step) => {
    expect(lines(language, text).replaceAll(/\| (?:No hacen falta|Aucune) \|/gu, '|  |')).toContain(step)
  })
})
