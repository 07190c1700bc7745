import type { RefusalPattern } from '../pattern.ts'

const ordinal =
  '(?:\\d{1,3}(?:st|nd|rd|th)|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|extra)'
/** Words of a condition that is about what lies beyond a limit. */
const beyond = `more|only|exceed\\p{L}*|reach(?:es|ed|ing)?|hits?|limit|maximum|minimum|longer|shorter|larger|bigger|smaller|higher|lower|greater|heavier|lighter|older|younger|less|fewer|outside|beyond|above|below|over|under|another|additional|further|invalid|wrong|incorrect|other|different|differs?|empty|blank|missing|not|no|cannot|already|tr(?:y|ies|ied|ying)|attempts?|attempting|full|used up|violat\\p{L}*|too|duplicate|fails?|without|${ordinal}|(?:does|do|is|are|has|have)n't`
const otherwise =
  '(?:Otherwise|If not|Else|Or else|In (?:any other|all other|every other) cases?|If (?:this|that|it) is not (?:the case|so|met|fulfilled)|If (?:this|the) (?:rule|condition|check) is (?:not met|violated|broken)|Anything else:),?'
const condition = `(?:${otherwise}|(?:And |But )?(?:If|When|Whenever|Once|As soon as|In case|On|Upon|For|With|Below|Above|Over|Under|Beyond) (?=[^,"]{0,100}(?<!\\p{L})(?:${beyond})(?!\\p{L}))[^,":]{1,120}[,:](?: then)?)`
const forOthers =
  'For (?:shorter|longer|larger|smaller|higher|lower|bigger|more|fewer|other|all other|invalid) [\\p{L}]+(?: [\\p{L}]+)?'
const sees =
  '(?:(?:the (?:user|customer|member|applicant|visitor|\\p{L}+)|they|he or she|you) (?:sees?|gets?|receives?|(?:is|are) shown)|(?:the )?(?:system|app|application|form|page|screen|field|it|we)(?: must| should| will)? (?:shows?|displays?|returns?|answers? with|reports?)|there is|there appears|shows?|displays?)'
const messageNoun =
  '(?:(?:with )?(?:the|an?) (?:error |validation |warning |info |inline |red |corresponding )*(?:message|error|text|hint|note|notice|warning|toast|alert|banner)(?: (?:text|saying|reading|that says|that reads|stating))?:? ?)?'
const place =
  '<clause=(?:(?:directly |right |just )?(?:below|under|underneath|beneath|next to|beside|above|beside|at|in|on|by) (?:the|that|this|it|each)[^,;"]{0,50}?)>'
const appears =
  '(?:,? (?:is|are|gets|will be|must be|should be|has to be) (?:then )?(?:shown|displayed|returned|visible|output)|,? (?:appears?|comes up|pops up|is|will appear|must appear|should appear))?'
const andRefused =
  '(?: instead(?: of [^,;"]{3,40})?)?(?:,? and (?:the (?:\\p{L}+ ){1,3}|nothing |it )(?:is|are|cannot be|can not be|stays?|remains?|gets)[^"]{3,60})?'
const subject = `(?:And |But |while )?(?:(?:anyone|whoever|everyone|somebody|users|those|customers|people|members|guests) (?:who )?[^,;"]{3,60}?|(?:letters|digits|special characters|spaces|blanks|decimals|fractions|negative (?:numbers|values|amounts)|numbers)(?: [^,;"]{2,40}?)?|\\p{L}+ing (?=[^,;"]{0,70}(?<!\\p{L})(?:${beyond})(?!\\p{L}))[^,;"]{2,70}?|(?:any|all|an?|the|each|every) )?(?:(?:anything|everything|nothing|other|further|additional|invalid|larger|longer|shorter|higher|lower|bigger|smaller|heavier|lighter|older|younger|more|another|fewer|less|later|earlier|different|duplicate|empty|wrong|${ordinal})(?: [^,;"]{1,70}?)?|(?!it )[\\p{L}-]+(?: [\\p{L}-]+){0,3} (?:outside|above|below|beyond|with|without|that|which|exceeding|over|under|of any other|of another|in any other|in another|not) [^,;"]{2,70}?)`
const isRefused =
  "(?:(?:is|are|gets?|will be|must be|should be|shall be|has to be|have to be) (?:then )?(?:rejected|refused|declined|denied|blocked|prevented|prohibited|disallowed|turned away|sent away|stopped|answered|not (?:be )?(?:accepted|allowed|saved|possible|permitted|added|imported|uploaded)|invalid|impossible)|(?:cannot|can't|can not|must not|may not|should not|will not) be \\p{L}+(?: \\p{L}+){0,2}|(?:must|should|will|may) not be accepted|(?:is|are)n't (?:accepted|allowed|possible))"
const leads =
  '(?:see|sees|reads?|shows?|displays?|leads? to|triggers?|results? in|causes?|produces?|gives?|is answered with|are answered with|gets?|brings? up)'
const refusing =
  '[^"]*(?:refuse|reject|declin|den(?:y|ied)|block|not (?:accepted|saved|possible|allowed|sent|added)|cannot|invalid|error|prevent)[^"]*'

const withMessage = (said: string): RefusalPattern[] => [
  { said: `${said}${appears} ${place}${andRefused}`, outcome: '{message} is displayed {clause}; nothing is saved.' },
  { said: `${said}${appears}${andRefused}`, outcome: '{message} is displayed; nothing is saved.' },
]

/** What happens beyond a limit, told in a sentence of its own. */
export const refusals: RefusalPattern[] = [
  ...withMessage(`${condition} (?:${sees} )?${messageNoun}<message>`),
  ...withMessage(
    `${condition} (?:the |its )?[\\p{L} -]{2,50} (?:is|are) (?:rejected|refused|declined|denied|not saved|blocked),? (?:with|and) (?:${sees} )?${messageNoun}<message>`,
  ),
  ...withMessage(`${subject} ${isRefused},? (?:with|by|and|showing) (?:${sees} )?${messageNoun}<message>`),
  ...withMessage(`${subject} ${leads} ${messageNoun}<message>`),
  ...withMessage(
    `(?:The |Our )?(?:system|app|form|page|import|upload|server|\\p{L}+)(?: must| should| will)? (?:rejects?|refuses?|blocks?|declines?) [^"]{3,60} (?:with|and (?:shows?|displays?|returns?)|showing) ${messageNoun}<message>`,
  ),
  {
    said: `(?:In that case,? )?${messageNoun}<message>(?: (?:is|are) (?:shown|displayed)| appears),? (?:otherwise|if not|in (?:all|any) other cases?|(?:if|when) (?=[^"]{0,80}(?<!\\p{L})(?:${beyond})(?!\\p{L}))[^"]{3,120})`,
    outcome: '{message} is displayed; nothing is saved.',
  },
  { said: `${subject} (?:is|are) (?:simply |silently )?ignored`, outcome: 'It is ignored; nothing is saved.' },
  {
    said: '(?:And )?(?:the )?<label>(?: button| link| option| field)? (?:disappears|is hidden|is (?:then )?no longer (?:shown|offered|displayed|available|visible)|is (?:then )?(?:disabled|greyed out|hidden)|becomes inactive|goes away)(?: (?:after|once|when|as soon as|with|then|from) [^"]{2,60})?',
    outcome: '{label} is no longer available; nothing is added.',
  },
  {
    said: `${subject} (?:is|are|gets?) (?:marked|flagged|highlighted)(?: <how=(?:as |in )[^,;"]{3,40}?>)`,
    outcome: 'It is marked {how}; nothing is saved.',
  },
  {
    said: '(?:And )?(?:the )?<thing=(?:decimals?(?: places)?|fractions|decimal digits|further characters|surplus characters|characters beyond (?:that|this))> (?:is|are|get) <done=(?:cut off|truncated|ignored|dropped|rounded(?: up| down)?)>',
    outcome: 'The {thing} are {done}; only what is left of the entry is saved.',
  },
  {
    said: `${subject} (?:is|are|gets) (?:cut off|truncated|cut)`,
    outcome: 'What is beyond the limit is cut off; only what fits is saved.',
  },
  {
    said: `${subject} ${isRefused}(?: (?:completely|entirely|altogether|as a whole|immediately|outright|by the (?:system|app|form|server)))?`,
    outcome: 'It is refused; nothing is saved.',
  },
  {
    said: `(?:The )?(?:system|app|form|page|import|upload|server)(?: must| should| will)? (?:rejects?|refuses?|blocks?|declines?) [^",]{3,60}`,
    outcome: 'It is refused; nothing is saved.',
  },
  {
    said: `${subject} (?:is|are|gets?|will be) (?:automatically )?<done=(?:put|placed|moved|queued|sent|redirected|forwarded)(?: (?:on|to|in|into|at) [^"]{3,80}?)>`,
    outcome: 'It is {done}.',
  },
  {
    said: `${condition} <rest=(?:the|this|that|it|they)[^"]{0,60} (?:is|are|gets|turns?|becomes?) (?:shown |framed |highlighted |marked |bordered |outlined |coloured |displayed )?(?:in )?(?:red|framed|highlighted|marked|outlined|underlined|disabled|greyed out)[^"]{0,40}>`,
    outcome: '{rest}; nothing is saved.',
  },
  {
    said: '(?:Below|Under|Above|Over|Beyond) [^,"]{1,40} (?:the (?:form|system|app|page|user) (?:says|shows|displays|sees|reads)|it says) <message>',
    outcome: '{message} is displayed; nothing is saved.',
  },
  { said: `${subject} (?:is|are|gets?) <done=[a-z]+(?: [^"]{2,60})?>`, outcome: 'It is {done}.' },
  { said: `${condition} <rest=${refusing}>`, outcome: '{rest}; nothing is saved.' },
  { said: `${condition} <rest>`, outcome: '{rest}.' },
  { said: `${forOthers} <rest=(?:no|nothing|the|an?|only) .{3,120}>`, outcome: '{rest}.' },
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
