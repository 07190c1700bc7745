/** What is seen after a tester's act, by its verb. */
const seenAfter: [RegExp, string][] = [
  [
    /^(?:consulter|voir|lire|afficher|visualiser|parcourir|retrouver|suivre|accéder|visionner|écouter|comparer)$/u,
    'Les données demandées sont affichées.',
  ],
  [
    /^(?:créer|ajouter|saisir|déposer|publier|enregistrer|déclarer|poster|rédiger|réserver|commander|soumettre|envoyer|joindre|commenter|planifier|programmer|proposer|signaler|téléverser|inscrire|inviter|transmettre|émettre|générer|demander|noter|évaluer|laisser)$/u,
    'Le nouvel élément est affiché, avec ses données, aussi après rechargement.',
  ],
  [
    /^(?:modifier|changer|renommer|déplacer|corriger|remplacer|ajuster|configurer|personnaliser|régler|définir|compléter|actualiser|reporter|prolonger|renouveler|affecter|attribuer|associer|choisir|sélectionner|désigner|paramétrer|fixer)$/u,
    'La nouvelle valeur est affichée, aussi après rechargement.',
  ],
  [/^(?:supprimer|effacer|vider|désinscrire)$/u, "L'élément n'est plus affiché, aussi après rechargement."],
  [
    /^(?:activer|désactiver|valider|refuser|approuver|rejeter|clôturer|archiver|bloquer|débloquer|suspendre|restaurer|confirmer|accepter|marquer|annuler|résilier|rouvrir|réactiver|verrouiller|déverrouiller|masquer|signer|épingler|interrompre|reprendre)$/u,
    'Le nouvel état est affiché, aussi après rechargement.',
  ],
  [/^(?:télécharger|exporter|imprimer)$/u, "Le fichier obtenu s'ouvre et contient les données demandées."],
  [/^(?:dupliquer|copier)$/u, "Une copie est affichée en plus de l'original, avec les mêmes valeurs."],
  [/^(?:filtrer|rechercher|chercher)$/u, 'Seuls les éléments concernés sont affichés.'],
  [/^(?:trier|classer)$/u, "L'ordre affiché suit le critère choisi."],
  [/^(?:partager)$/u, 'La personne choisie y a accès avec son propre compte.'],
]

/** The expected result of an act that is allowed; undefined for a verb whose effect is not known. */
export function resultOf(act: string): string | undefined {
  const verb =
    act
      .toLowerCase()
      .replace(/^(?:se |s['’])/u, '')
      .split(' ')[0] ?? ''
  return seenAfter.find(([verbs]) => verbs.test(verb))?.[1]
}

const nouns: Record<string, string> = {
  suppression: 'supprimer',
  validation: 'valider',
  création: 'créer',
  modification: 'modifier',
  annulation: 'annuler',
  ouverture: 'ouvrir',
  fermeture: 'fermer',
  envoi: 'envoyer',
  confirmation: 'confirmer',
  enregistrement: 'enregistrer',
  désactivation: 'désactiver',
  activation: 'activer',
  clôture: 'clôturer',
  publication: 'publier',
  signature: 'signer',
  réservation: 'réserver',
  archivage: 'archiver',
  restauration: 'restaurer',
  ajout: 'ajouter',
  retrait: 'retirer',
  changement: 'changer',
  import: 'importer',
  importation: 'importer',
  export: 'exporter',
  acceptation: 'accepter',
  approbation: 'approuver',
  soumission: 'soumettre',
  dépôt: 'déposer',
  saisie: 'saisir',
  duplication: 'dupliquer',
  sélection: 'sélectionner',
}

/** "la suppression d'un projet" → "supprimer un projet"; other events are to be brought about. */
export function actOfNoun(noun: string): string {
  const found =
    /^(?:la |le |l['’]|une |un |chaque |toute |tout )?(?<head>\p{L}+) (?:de |d['’]|du |des )(?<rest>.+)$/iu.exec(
      noun,
    )?.groups
  const verb = nouns[(found?.head ?? '').toLowerCase()]
  if (verb === undefined || found?.rest === undefined)
    return /^\p{Ll}+$/u.test(noun) ? `Procéder à cette étape : ${noun}` : `Provoquer l'événement : ${noun}`
  const contracted = / du /u.test(
    ` ${noun.replace(/^(?:la |le |l['’]|une |un |chaque |toute )?\p{L}+ /iu, '')}`.slice(0, 4),
  )
  const many = /^(?:la |le |l['’]|une |un |chaque |toute )?\p{L}+ des /iu.test(noun)
  const rest = contracted ? `le ${found.rest}` : many ? `les ${found.rest}` : found.rest
  return `${verb} ${/^(?:le |la |les |l['’]|une? |son |sa |ses )/iu.test(rest) ? rest : `: ${rest}`}`
}
