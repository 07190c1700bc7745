import type { WireTestCase } from '../../contracts/ai-generate.ts'

const screen =
  /(?<!\p{L})(?:reload(?:ed)?|The form is|the page|(?:is|are) (?:still |not |neither )?displayed|signed? in as)(?!\p{L})/iu
const atScreen = /^(?:Enter|Open(?! the log)|Prepare a case|Tick|Click|Choose|Read off|Bring an?) /u

/** Whether a case fills in a form or looks at a page: an interface has neither. */
export function usesScreen({ preconditions, steps }: Pick<WireTestCase, 'preconditions' | 'steps'>): boolean {
  return (
    preconditions.some((text) => screen.test(text)) ||
    steps.some(({ step, expected }) => atScreen.test(step) || screen.test(step) || screen.test(expected))
  )
}
