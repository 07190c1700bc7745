import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

const other = 'Le champ « Objet » est obligatoire.'
const casesOf = (text: string) =>
  everyCase(contextOf(...[text, other].map((one) => ({ given: '', when: '', then: '', text: one }))), {
    enrichment: true,
    maxTestCases: 100,
  })
const linesOf = (text: string): string =>
  casesOf(text)
    .flatMap(({ preconditions = [], steps }) => [
      ...preconditions,
      ...steps.map(({ step, data, expected }) => `${step} | ${data} | ${expected}`),
    ])
    .join('\n')

describe('French sentences that were misread', () => {
  it.each([
    [
      'a ceiling of what is worked out is no field',
      'La commission est de 2 € par colis et par tournée, plafonnée à 45 € par semaine civile.',
      /Saisir .{0,20}tournée/,
    ],
    [
      'the bound of a tier is no field',
      "Les commissions du site sont calculées par tranches : 4 % jusqu'à 8 000 €, 2 % sur la part comprise entre 8 000 € et 20 000 €, et 1 % au-delà.",
      /Saisir les commissions/,
    ],
    ['the season of an offer is no field', 'Inscriptions ouvertes du 3 mars au 12 avril inclus.', /Saisir « Inscr/],
    ['a date that is awaited is no field', 'Dépôt attendu le 15 mai au plus tard.', /Saisir « Dépôt/],
    [
      'a lead time has no upper bound',
      "Un délégué peut déposer une motion jusqu'à 20 jours avant la date de la séance, à 22 h 59.",
      /21 jours avant|jusqu.à 20 jours/,
    ],
    [
      'the ends of a range are no choices',
      'Le patient choisit une heure de passage entre 8 h 00 et 17 h 00.',
      /Sont proposés exactement/,
    ],
    [
      'a list in its own order is sorted by nobody',
      'Seules les cabines rattachées au membre sont proposées, triées par étage puis par numéro de porte.',
      /Trier la liste/,
    ],
    [
      'records that a list leaves out are no secret',
      "Les annonces du vendeur lui-même n'apparaissent pas.",
      /code source/,
    ],
    ['two decisions have two results', 'Le gérant accepte ou refuse la demande.', /ou refuse/],
    [
      'a condition with two halves is no step',
      "Le départ est refusé si le vélo est loué par quelqu'un d'autre ou si la location est déjà en retard.",
      /Louer le vélo/,
    ],
    [
      'a change of status is not brought about by a look',
      'Un colis passe par les statuts « Déposé », « Trié » puis « Livré ».',
      /Consulter un colis/,
    ],
    ['time does not pass by a look', 'Une offre reste « Ouverte » pendant 6 heures au plus.', /Consulter une offre/],
    [
      'the tiers of a table are no result',
      'Un bonus est calculé selon le taux saisi à la livraison : aucun bonus en dessous de 20 % de matière, 3 % du prix de 20 à 29 % de matière, 6 % de 30 à 39 % de matière et 8 % à partir de 40 % de matière.',
      /Calculer un bonus/,
    ],
    [
      'what somebody does is not seen by signing in',
      "Seul le parent d'un joueur peut signer la licence ; un joueur adulte la signe lui-même.",
      /ouvrir la page concernée \| Aucune \| Un joueur/,
    ],
    [
      'a preposition is no situation',
      'Sans réponse du bailleur, la demande redevient « Libre » et le bouton « Relancer » apparaît.',
      /: sans réponse/,
    ],
    [
      'a notice is no part of a page',
      "Dès que le colis trié est de retour, le premier de la liste reçoit un courriel et la commande passe à l'état « À prendre ». Il a 6 jours pour venir le prendre.",
      /ouvrir la page : le colis/,
    ],
    [
      'a value of a choice is lost with its label',
      "L'atelier choisit « Réparé » ou « Perdu ». Perdu : le badge entier est masqué.",
      /Consulter le badge/,
    ],
    [
      'the approval by somebody is no field',
      "Un responsable valide jusqu'à 900 € ; au-delà, l'approbation d'un directeur est requise.",
      /[Ss]ans l'approbation/,
    ],
    [
      'two limits in one step are not tried',
      'Un abonnement peut être prolongé une seule fois, de 10 jours pour les adultes et de 5 jours pour les enfants, dès la fin.',
      /Prolonger un abonnement/,
    ],
    [
      'the contrary of "at least one" is not "at least one not"',
      "Si au moins une salle est libre, le message « Complet » ne s'affiche pas.",
      /au moins une salle n.est pas/,
    ],
    [
      'a value chosen for each record is no field',
      'Pour chaque motion, le délégué choisit « Oui », « Non » ou « Blanc », et il peut changer son choix.',
      /valeur reconnaissable/,
    ],
    [
      'a person is not named by half a sentence',
      'Le gérant voit le total des ventes mais ne peut pas modifier les prix.',
      /gérant voit le total des ventes mais/,
    ],
    [
      'a period without a start is not waited for',
      "La prime est plafonnée à 70 € ; au-delà de 12 jours, elle est réduite d'un tiers.",
      /horloge|prime \| 70/,
    ],
    [
      'what is needed above an amount is neither always needed nor an amount',
      'La facture est obligatoire au-delà de 40 €.',
      /sans la facture|Saisir la facture/,
    ],
    [
      'the message of one person does not show what comes later',
      "Lorsqu'une demande est validée, le voisin reçoit une notification. Elle est payée le 7 du mois suivant.",
      /payée le 7/,
    ],
    [
      'a pronoun is no object of a step',
      'Tant que la demande est « Posée », le voisin peut la retirer.',
      /^Retirer \|/m,
    ],
    [
      'a pronoun stands for what the step names',
      "Le rappel est envoyé la veille. Il n'est pas envoyé si l'offre a été annulée.",
      /\| Il n'est pas envoyé/,
    ],
  ])('%s', (_, text, wrong) => {
    expect(linesOf(text)).not.toMatch(wrong)
  })

  it('keeps the verb of a relative clause in it', () => {
    expect(
      linesOf('Un locataire dont le compte est bloqué par le gardien voit les salles mais ne peut pas réserver.'),
    ).toContain('locataire dont le compte est bloqué par le gardien et ouvrir')
  })

  it('keeps a sorting that somebody may choose', () => {
    expect(linesOf('Le caissier recherche par client et trie par montant ou par caisse.')).toContain(
      'Trier la liste par montant',
    )
  })

  it('names a text without its bound, and a file by a word for it', () => {
    expect(linesOf("En cas de refus, un motif d'au moins 15 caractères est exigé et envoyé au vendeur.")).toContain(
      '14 caractères dans un motif |',
    )
    expect(linesOf('Permis obligatoire avant le départ ; format PDF, 2 Mo maximum.')).not.toContain('« format PDF »')
  })
})
