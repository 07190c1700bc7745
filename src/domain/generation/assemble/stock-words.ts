import type { Language } from '../../design/language.ts'

interface StockCase {
  title: string
  description: string
  preconditions: string[]
  /** What to do, with which data, and what is then seen. */
  steps: [step: string, data: string, expected: string][]
  assumption: string
}

export interface StockWords {
  moveUp: StockCase
  moveDown: StockCase
  deleteOnly: StockCase
}

const english: StockWords = {
  moveUp: {
    title: 'Move up option disabled at the top',
    description: 'The first resource of the list cannot be moved further up.',
    preconditions: ['The list holds three resources'],
    steps: [
      [
        'Find the first resource of the list',
        'resources A, B, C in this order',
        'Resource A is at the top of the list',
      ],
      ['Try to move it up', 'resource A', 'The option to move it up is disabled, and the order stays A, B, C'],
    ],
    assumption:
      'The ticket does not say how the option behaves at the top of the list; it is assumed that it is disabled.',
  },
  moveDown: {
    title: 'Move down option disabled at the bottom',
    description: 'The last resource of the list cannot be moved further down.',
    preconditions: ['The list holds three resources'],
    steps: [
      [
        'Find the last resource of the list',
        'resources A, B, C in this order',
        'Resource C is at the bottom of the list',
      ],
      ['Try to move it down', 'resource C', 'The option to move it down is disabled, and the order stays A, B, C'],
    ],
    assumption:
      'The ticket does not say how the option behaves at the bottom of the list; it is assumed that it is disabled.',
  },
  deleteOnly: {
    title: 'Delete option disabled when only a single resource exists',
    description: 'The only resource that is left cannot be deleted.',
    preconditions: ['Exactly one resource exists'],
    steps: [
      ['Find the only resource', 'resource A', 'Resource A is shown, and no other'],
      ['Try to delete it', 'resource A', 'The option to delete it is disabled, and resource A is still there'],
    ],
    assumption: 'The ticket does not say what happens to the only resource; it is assumed that it cannot be deleted.',
  },
}

const spanish: StockWords = {
  moveUp: {
    title: 'Opción de subir deshabilitada en el primer lugar',
    description: 'El primer recurso de la lista no se puede subir más.',
    preconditions: ['La lista tiene tres recursos'],
    steps: [
      [
        'Buscar el primer recurso de la lista',
        'recursos A, B, C en este orden',
        'El recurso A está al principio de la lista',
      ],
      ['Intentar subirlo', 'recurso A', 'La opción de subirlo está deshabilitada y el orden sigue siendo A, B, C'],
    ],
    assumption:
      'El ticket no dice cómo se comporta la opción al principio de la lista; se supone que está deshabilitada.',
  },
  moveDown: {
    title: 'Opción de bajar deshabilitada en el último lugar',
    description: 'El último recurso de la lista no se puede bajar más.',
    preconditions: ['La lista tiene tres recursos'],
    steps: [
      [
        'Buscar el último recurso de la lista',
        'recursos A, B, C en este orden',
        'El recurso C está al final de la lista',
      ],
      ['Intentar bajarlo', 'recurso C', 'La opción de bajarlo está deshabilitada y el orden sigue siendo A, B, C'],
    ],
    assumption: 'El ticket no dice cómo se comporta la opción al final de la lista; se supone que está deshabilitada.',
  },
  deleteOnly: {
    title: 'Opción de eliminar deshabilitada cuando existe un único recurso',
    description: 'El único recurso que queda no se puede eliminar.',
    preconditions: ['Existe exactamente un recurso'],
    steps: [
      ['Buscar el único recurso', 'recurso A', 'Se muestra el recurso A y ningún otro'],
      ['Intentar eliminarlo', 'recurso A', 'La opción de eliminarlo está deshabilitada y el recurso A sigue estando'],
    ],
    assumption: 'El ticket no dice qué pasa con el único recurso; se supone que no se puede eliminar.',
  },
}

const german: StockWords = {
  moveUp: {
    title: 'Ganz oben lässt sich ein Eintrag nicht weiter nach oben verschieben',
    description: 'Der erste Eintrag der Liste kann nicht höher rücken.',
    preconditions: ['Die Liste enthält drei Einträge'],
    steps: [
      ['Ersten Eintrag der Liste suchen', 'Einträge A, B, C in dieser Reihenfolge', 'Eintrag A steht ganz oben'],
      [
        'Eintrag nach oben verschieben',
        'Eintrag A',
        'Das Verschieben nach oben ist gesperrt; die Reihenfolge bleibt A, B, C',
      ],
    ],
    assumption:
      'Das Ticket sagt nicht, was ganz oben in der Liste gilt; angenommen wird, dass die Funktion dort gesperrt ist.',
  },
  moveDown: {
    title: 'Ganz unten lässt sich ein Eintrag nicht weiter nach unten verschieben',
    description: 'Der letzte Eintrag der Liste kann nicht tiefer rücken.',
    preconditions: ['Die Liste enthält drei Einträge'],
    steps: [
      ['Letzten Eintrag der Liste suchen', 'Einträge A, B, C in dieser Reihenfolge', 'Eintrag C steht ganz unten'],
      [
        'Eintrag nach unten verschieben',
        'Eintrag C',
        'Das Verschieben nach unten ist gesperrt; die Reihenfolge bleibt A, B, C',
      ],
    ],
    assumption:
      'Das Ticket sagt nicht, was ganz unten in der Liste gilt; angenommen wird, dass die Funktion dort gesperrt ist.',
  },
  deleteOnly: {
    title: 'Der einzige Eintrag lässt sich nicht löschen',
    description: 'Der letzte verbliebene Eintrag kann nicht gelöscht werden.',
    preconditions: ['Es gibt genau einen Eintrag'],
    steps: [
      ['Einzigen Eintrag suchen', 'Eintrag A', 'Eintrag A wird angezeigt, kein anderer'],
      ['Eintrag löschen', 'Eintrag A', 'Das Löschen ist gesperrt; Eintrag A ist noch vorhanden'],
    ],
    assumption:
      'Das Ticket sagt nicht, was für den einzigen Eintrag gilt; angenommen wird, dass er nicht gelöscht werden kann.',
  },
}

const french: StockWords = {
  moveUp: {
    title: 'En haut de la liste, impossible de monter davantage',
    description: 'Le premier élément de la liste ne peut pas monter plus haut.',
    preconditions: ['La liste contient trois éléments'],
    steps: [
      [
        'Repérer le premier élément de la liste',
        'éléments A, B, C dans cet ordre',
        "L'élément A est en haut de la liste",
      ],
      ['Tenter de le monter', 'élément A', "La commande est désactivée ; l'ordre reste A, B, C"],
    ],
    assumption: 'Le ticket ne dit rien du haut de la liste ; on suppose que la commande y est désactivée.',
  },
  moveDown: {
    title: 'En bas de la liste, impossible de descendre davantage',
    description: 'Le dernier élément de la liste ne peut pas descendre plus bas.',
    preconditions: ['La liste contient trois éléments'],
    steps: [
      [
        'Repérer le dernier élément de la liste',
        'éléments A, B, C dans cet ordre',
        "L'élément C est en bas de la liste",
      ],
      ['Tenter de le descendre', 'élément C', "La commande est désactivée ; l'ordre reste A, B, C"],
    ],
    assumption: 'Le ticket ne dit rien du bas de la liste ; on suppose que la commande y est désactivée.',
  },
  deleteOnly: {
    title: "L'unique élément ne peut pas être supprimé",
    description: 'Le dernier élément restant ne peut pas être supprimé.',
    preconditions: ['Il existe exactement un élément'],
    steps: [
      ["Repérer l'unique élément", 'élément A', "L'élément A est affiché, et aucun autre"],
      ['Tenter de le supprimer', 'élément A', "La suppression est désactivée ; l'élément A est toujours présent"],
    ],
    assumption: "Le ticket ne dit rien de l'unique élément ; on suppose qu'il ne peut pas être supprimé.",
  },
}

const portuguese: StockWords = {
  moveUp: {
    title: 'No topo da lista não é possível subir mais',
    description: 'O primeiro item da lista não pode subir mais.',
    preconditions: ['A lista tem três itens'],
    steps: [
      ['Localizar o primeiro item da lista', 'itens A, B, C por esta ordem', 'O item A está no topo da lista'],
      ['Tentar subi-lo', 'item A', 'A opção de subir está desativada; a ordem continua A, B, C'],
    ],
    assumption: 'O ticket não diz o que acontece no topo da lista; supõe-se que a opção está desativada.',
  },
  moveDown: {
    title: 'No fim da lista não é possível descer mais',
    description: 'O último item da lista não pode descer mais.',
    preconditions: ['A lista tem três itens'],
    steps: [
      ['Localizar o último item da lista', 'itens A, B, C por esta ordem', 'O item C está no fim da lista'],
      ['Tentar descê-lo', 'item C', 'A opção de descer está desativada; a ordem continua A, B, C'],
    ],
    assumption: 'O ticket não diz o que acontece no fim da lista; supõe-se que a opção está desativada.',
  },
  deleteOnly: {
    title: 'O único item não pode ser eliminado',
    description: 'O último item que resta não pode ser eliminado.',
    preconditions: ['Existe exatamente um item'],
    steps: [
      ['Localizar o único item', 'item A', 'É apresentado o item A e mais nenhum'],
      ['Tentar eliminá-lo', 'item A', 'A opção de eliminar está desativada; o item A continua a existir'],
    ],
    assumption: 'O ticket não diz o que acontece ao único item; supõe-se que não pode ser eliminado.',
  },
}

export const stockWords: Record<Language, StockWords> = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  pt: portuguese,
}
