import type { RefusalPattern } from '../pattern.ts'

/** What happens beyond a limit, told in a sentence of its own. */
export const refusals: RefusalPattern[] = [
  {
    said: '(?:Otherwise|If not|In any other case),? (?:the user sees |the system shows |there is )?<message>(?: (?:is|are) (?:shown|displayed))?(?: (?:below|under|next to) <place>)?',
    outcome: '{message} is displayed; nothing is saved.',
  },
  { said: '(?:Otherwise|If not),? <rest>', outcome: '{rest}; nothing is saved.' },
  {
    said: '(?:If|When) (?:they|the user|he|she|somebody|someone|<who>) (?:tr(?:y|ies) to|attempts? to|wants? to) [^,]{3,80}, <rest>',
    outcome: '{rest}.',
  },
  { said: 'On (?:trying|attempting) to [^,]{3,80}, <rest>', outcome: '{rest}.' },
  {
    said: '(?:The |An? )?(?:error )?(?:message|text|hint|note|notice|warning)? ?<message>(?: (?:is|must be) (?:then )?(?:shown|displayed)| appears)(?: instead| in this case)?',
    outcome: '{message} is displayed.',
  },
  {
    said: '(?:A|Any|Each|Every) (?:second|further|repeated|new|later|other|additional) (?:attempt|try|use|vote|request|submission|entry|[a-z]+)(?: [a-z ]{3,30}?)? (?:shows?|displays?|results? in|leads? to|gets?|gives?|produces?|is answered with) (?:the )?(?:error )?(?:message |text |hint )?<message>',
    outcome: '{message} is displayed.',
  },
  {
    said: '(?:A|Any|Each|Every) (?:second|further|repeated|new|later|other|additional) (?:attempt|try|use|vote|request|submission|entry|[a-z]+)(?: [a-z ]{3,30}?)? is (?:refused|rejected|ignored|declined|not possible)(?: with <message>)?',
    outcome: 'It is refused; nothing is saved.',
  },
  {
    said: '(?:If|When) (?:it|they|he|she|(?:the|this|that|such an?|an?) [a-z ]{3,40}?) (?:is|are|was|has|have|already) (?:already )?(?:been )?(?:taken|in use|used|exists?|registered|assigned|given|known|there)(?: already)?,? (?:the (?:user|customer|[a-z]+) (?:sees|gets|receives|is shown) )?(?:the (?:message|text|error) )?<message>(?: (?:is|must be) (?:shown|displayed)| appears)?',
    outcome: '{message} is displayed; nothing is saved.',
  },
]
