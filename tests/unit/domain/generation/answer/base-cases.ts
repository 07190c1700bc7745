/** Test cases full of characters that have a meaning in JSON. */
export const baseCases = [
  {
    title: 'Login with "admin" user, first time',
    description: "It's the user's first login: e.g. http://a.b/c?d=e, see [docs] {x}",
    preconditions: ['User "admin" exists', 'Cart is empty, no items'],
    type: 'Positive',
    priority: 'High',
    steps: [
      { step: 'Open https://example.com/login', data: 'none', expected: 'The page shows "Welcome", then the form' },
      { step: "Enter the user's name: O'Brien", data: 'user: O, pass: x', expected: 'Name is shown (in bold)' },
    ],
    criterionIds: ['AC-1'],
  },
  {
    title: 'No access without permission // admin',
    description: '100 % of calls fail; error #5',
    preconditions: [],
    type: 'Negative',
    priority: 'Low',
    steps: [
      {
        step: 'Call GET /api/items?x=1,2',
        data: 'header X-Role: guest',
        expected: 'Status 403 - the body names the "role"',
      },
    ],
    criterionIds: ['AC-2', 'AC-3'],
    assumptions: ['Message text is assumed'],
  },
  {
    title: 'Límite de 5 caracteres – código',
    description: 'Línea uno\nLínea dos\n\t- punto',
    preconditions: ['x'],
    type: 'Boundary',
    priority: 'Medium',
    steps: [{ step: 'Escribir 6 caracteres', data: 'abcdef', expected: 'Se muestra: Demasiado largo' }],
    criterionIds: ['AC-4'],
  },
]
