import type { Language } from '../../design/reading/language.ts'

interface StockCase {
  title: string
  description: string
  preconditions: string[]
  /** What to do, with which data, and what is then seen. */
  steps: [step: string, data: string, expected: string][]
  assumption: string
}

export interface StockWords {
  sample(data: string): string
  moveUp: StockCase
  moveDown: StockCase
  deleteOnly: StockCase
}

const english: StockWords = {
  sample: (data) => `Sample: ${data}`,
  moveUp: {
    title: 'Move up option disabled at the top',
    description: 'The first resource of the list cannot be moved further up.',
    preconditions: ['The list holds three resources'],
    steps: [
      ['Find the first resource of the list', 'resources A, B, C in this order', 'Resource A is at the top of the list'],
      ['Try to move it up', 'resource A', 'The option to move it up is disabled, and the order stays A, B, C'],
    ],
    assumption: 'The ticket does not say how the option behaves at the top of the list; it is taken that it is disabled.',
  },
  moveDown: {
    title: 'Move down option disabled at the bottom',
    description: 'The last resource of the list cannot be moved further down.',
    preconditions: ['The list holds three resources'],
    steps: [
      ['Find the last resource of the list', 'resources A, B, C in this order', 'Resource C is at the bottom of the list'],
      ['Try to move it down', 'resource C', 'The option to move it down is disabled, and the order stays A, B, C'],
    ],
    assumption: 'The ticket does not say how the option behaves at the bottom of the list; it is taken that it is disabled.',
  },
  deleteOnly: {
    title: 'Delete option disabled when only a single resource exists',
    description: 'The only resource that is left cannot be deleted.',
    preconditions: ['Exactly one resource exists'],
    steps: [
      ['Find the only resource', 'resource A', 'Resource A is shown, and no other'],
      ['Try to delete it', 'resource A', 'The option to delete it is disabled, and resource A is still there'],
    ],
    assumption: 'The ticket does not say what happens to the only resource; it is taken that it cannot be deleted.',
  },
}

const spanish: StockWords = {
  sample: (data) => `Ejemplo: ${data}`,
  moveUp: {
    title: 'Opción de subir deshabilitada en el primer lugar',
    description: 'El primer recurso de la lista no se puede subir más.',
    preconditions: ['La lista tiene tres recursos'],
    steps: [
      ['Buscar el primer recurso de la lista', 'recursos A, B, C en este orden', 'El recurso A está al principio de la lista'],
      ['Intentar subirlo', 'recurso A', 'La opción de subirlo está deshabilitada y el orden sigue siendo A, B, C'],
    ],
    assumption: 'El ticket no dice cómo se comporta la opción al principio de la lista; se supone que está deshabilitada.',
  },
  moveDown: {
    title: 'Opción de bajar deshabilitada en el último lugar',
    description: 'El último recurso de la lista no se puede bajar más.',
    preconditions: ['La lista tiene tres recursos'],
    steps: [
      ['Buscar el último recurso de la lista', 'recursos A, B, C en este orden', 'El recurso C está al final de la lista'],
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

export const stockWords: Record<Language, StockWords> = { en: english, es: spanish }
