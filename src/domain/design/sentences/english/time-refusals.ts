import type { RefusalPattern } from '../pattern.ts'

/** What happens when the time is over, told in a sentence of its own. */
export const timeRefusals: RefusalPattern[] = [
  {
    said: '(?:Outside (?:of )?(?:these|the|this|opening|those)[a-z ]{0,20}|At (?:all|any) other times?|Before that|Before(?=,)|Until then|In the meantime|Within this time|During this time|Earlier(?=,)|Any earlier|After that|After this|After that time|After this time|After that point|Afterwards|After expiry|Later than that|From then on|Beyond that|Later(?=,)|Thereafter(?=,)|Then(?=,)|Once (?:this time|the time|it) has (?:passed|expired)|After (?:the|this|that) (?:period|deadline|time limit)|Once expired|Past that point|When (?:it|they) (?:has|have) expired|If (?:it|they) (?:has|have) expired|If it is later|If it is too late),? (?:there is )?(?:an error |the error |the message |a message )?<message>(?: (?:is|are) (?:shown|displayed)| appears)?',
    outcome: '{message} is displayed; nothing has changed.',
  },
  {
    said: '(?:Outside (?:of )?(?:these|the|this|opening|those)[a-z ]{0,20}|At (?:all|any) other times?|Before that|Before(?=,)|Until then|In the meantime|Within this time|During this time|Earlier(?=,)|Any earlier|After that|After this|After that time|After this time|After that point|Afterwards|After expiry|Later than that|From then on|Beyond that|Later(?=,)|Thereafter(?=,)|Then(?=,)|Once (?:this time|the time|it) has (?:passed|expired)|After (?:the|this|that) (?:period|deadline|time limit)|Once expired|Past that point|When (?:it|they) (?:has|have) expired|If (?:it|they) (?:has|have) expired|If it is later|If it is too late),? <rest>',
    outcome: '{rest}.',
  },
  {
    said: '(?:An?|Any|Every|Each) (?:second|third|further|repeated|later|new) (?:attempt|use|try|scan|entry|request|redemption) (?:shows|displays|leads to|is refused with|is rejected with|gives|returns) <rest>',
    outcome: 'It is refused: the result is {rest}.',
  },
  ...[
    ['(?:is|are) <rest>', 'It is {rest}.'],
    ['costs? <rest>', 'It costs {rest}.'],
    ['shows? <rest>', 'It shows {rest}.'],
    ['leads? to <rest>', 'It leads to {rest}.'],
    ['redirects? to <rest>', 'It leads to {rest}.'],
    ['(?:can no longer|cannot|can not) be <done>', 'It cannot be {done}.'],
  ].map(([behind = '', outcome = '']) => ({
    said: `(?:(?:An?|The|Every|Any) )?(?:late|later|expired|older|used|too late|earlier|subsequent) (?:[\\p{L}-]+ ){1,4}?${behind}`,
    outcome,
  })),
]
