import type { PhraseBook } from './vocabulary.ts'
import { capital, counted, lowered, firstSentence, shortened, withoutSameDay } from './text.ts'
import { q, list, numbers, field, bare, at, together, person, observed } from './french-grammar.ts'

/** The titles of French cases. */
export const frenchTitles = {
  limitTitle: ({ thing, accepted, refused }) =>
    `${shortened(bare(thing), 34)} : ${[accepted.length === 0 ? '' : `${list(accepted)} oui`, refused.length === 0 ? '' : `${list(refused)} non`].filter((part) => part !== '').join(', ')}`,
  thresholdTitle: ({ thing, inside, outside }) =>
    `${shortened(bare(thing), 34)} : la règle vaut à ${inside}, pas à ${outside}`,
  lifetimeTitle: ({ thing, inside, outside }) =>
    `${shortened(bare(thing), 30)} : valable ${at(inside)}, plus ${at(withoutSameDay(outside, inside))}`,
  lockTitle: ({ inside, outside }) =>
    `Le blocage dure encore ${at(inside)}, il est levé ${at(withoutSameDay(outside, inside))}`,
  idleTitle: ({ inside, outside }) =>
    `Actif ${at(inside)}, la session continue ; ${at(withoutSameDay(outside, inside))}, elle est finie`,
  deadlineTitle: ({ outcome, due }) =>
    `${shortened(capital(observed(outcome)), due.includes(', ') ? 38 : 50)} : au plus tard ${at(due)}`,
  cutoffTitle: ({ thing, inside, outside }) =>
    `${shortened(bare(thing), 36)} : possible à ${inside}, clos à ${outside}`,
  aheadTitle: ({ thing, inside, outside }) => `${shortened(bare(thing), 30)} : ${inside} admis, ${outside} refusé`,
  attemptsTitle: ({ count }) =>
    count === 1
      ? 'Un seul échec compte, même si la saisie est ensuite bonne'
      : `${capital(counted(count, numbers))} échecs de suite comptent, même si la saisie est ensuite bonne`,
  windowTitle: ({ count, period }) => `${String(count)} erreurs, mais pas en ${period} : sans effet`,
  attemptsEdgeTitle: ({ count, restarts }) =>
    `Après ${counted(count, numbers)} ${count === 1 ? 'échec' : 'échecs'}${restarts ? ' et une réussite, le compte repart de zéro' : ', la bonne saisie est encore admise'}`,
  formatTitle: ({ thing, good, count }) =>
    `${shortened(bare(thing), 30)} : ${good} admis, ${counted(count, numbers)} valeurs voisines refusées`,
  compositionTitle: ({ thing }) => `${shortened(bare(thing), 40)} : refus si un type de caractère manque`,
  optionsTitle: ({ thing, values }) => `${shortened(bare(thing), 30)} : ${shortened(list(values), 36)}, rien d'autre`,
  initialTitle: ({ thing, value }) => `${shortened(bare(thing), 40)} : valeur initiale ${value}`,
  requiredTitle: ({ field: name }) => `Sans ${shortened(lowered(name), 44)}, rien n'est enregistré`,
  optionalTitle: ({ field: name }) => `${shortened(capital(field(name)), 50)} : peut rester vide`,
  messageTitle: ({ text }) => `${q(shortened(text, 56))} s'affiche`,
  visibilityTitle: ({ control }) => `${shortened(control, 40)} seulement sous condition`,
  permissionTitle: ({ role }) => `${capital(shortened(person(role), 36))} : avec ce droit oui, sans lui non`,
  audienceTitle: ({ thing, audience }) =>
    `${capital(shortened(thing, 34))} : visible par ${shortened(audience, 30)} seulement`,
  rightsTitle: ({ roles }) => `${shortened(list(roles), 50)} : droits de chaque rôle`,
  statesTitle: ({ from, to }) => `De ${from} à ${to}`,
  noOtherStatesTitle: ({ thing }) => `${shortened(bare(thing), 36)} : aucun statut sauté, aucun retour`,
  resultTitle: ({ thing, results }) => `${shortened(bare(thing), 34)} : ${shortened(results.join(', '), 42)}`,
  sortTitle: ({ thing }) => `${shortened(bare(thing), 40)} : ordre de trois enregistrements`,
  pageTitle: ({ size }) => `${String(size)} enregistrements sur une page, le suivant en ouvre une autre`,
  searchTitle: () => 'La recherche affiche ce qui correspond et rien d’autre',
  filtersTitle: ({ names }) =>
    names.length === 1
      ? `Filtre ${shortened(names[0] ?? '', 60)}`
      : capital(`${shortened(list(names), 50)} : seuls et ensemble`),
  uniqueTitle: ({ thing }) => `Seconde fois : toujours une seule entrée (${shortened(thing, 36)})`,
  noticeTitle: ({ channel }) => `${capital(channel)} : un seul envoi, avec le bon contenu`,
  reloadTitle: ({ outcome }) => `Après rechargement : ${shortened(lowered(observed(outcome)), 56)}`,
  sameTimeTitle: ({ outcome }) => `Au même instant : ${shortened(lowered(observed(outcome)), 58)}`,
  secretTitle: ({ words }) => `Introuvable partout : ${shortened(together(words), 54)}`,
  statusTitle: ({ condition, status }) =>
    `${capital(shortened(condition === '' ? 'requête incorrecte' : condition, 60))} : ${status}`,
  fileTypesTitle: ({ types }) => `${list(types)} admis, autres types de fichier refusés`,
  openTitle: ({ text }) => shortened(capital(observed(firstSentence(text))), 78),
} satisfies Partial<PhraseBook>
