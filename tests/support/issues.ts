/** A Jira issue in REST v3 format, with criteria as Given/When/Then lines under a heading. */
export function anIssue(overrides: { key?: string; criteria?: string[] } = {}) {
  const criteria = overrides.criteria ?? [
    'Given the cart holds one item',
    'When the shopper removes it',
    'Then the cart shows "Your cart is empty"',
  ]
  return {
    key: overrides.key ?? 'SHOP-1',
    names: {},
    fields: {
      summary: 'Empty the cart',
      issuetype: { name: 'Story' },
      priority: { name: 'High' },
      status: { name: 'To Do' },
      components: [],
      labels: [],
      description: {
        type: 'doc',
        version: 1,
        content: [
          ...(criteria.length === 0
            ? []
            : [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Acceptance criteria' }] }]),
          ...criteria.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
        ],
      },
    },
  }
}

/** A response of the generation endpoint with one case. */
export function aResponse() {
  return {
    testCases: [
      {
        title: 'Removing the last item empties the cart',
        description: 'The cart says that it is empty.',
        preconditions: ['A shopper is signed in'],
        type: 'Positive',
        priority: 'High',
        steps: [{ step: 'Remove the mug', data: 'Mug', expected: 'The cart shows "Your cart is empty"' }],
        criterionIds: ['AC-1'],
        generationStatus: 'designed',
      },
    ],
    warnings: [],
    dropped: [],
    metadata: { maxTestCases: 6, provider: 'builtin', model: 'designer', enriched: false },
  }
}
