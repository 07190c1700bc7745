import type { Lexicon } from './lexicon.ts'
import { verbsOf } from './verbs.ts'

const not = "(?:not|never|n[o’']t|cannot|can[’']t)"

export const english: Lexicon = {
  decimal: '.',
  months: 'January February March April May June July August September October November December'.split(' '),
  numberWords: 'two three four five six seven eight nine ten eleven twelve',
  ordinalWords: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  ordinalEnd: 'st|nd|rd|th',
  units: {
    percent: 'per ?cent|percent',
    pixels: 'px|pixels?',
    times: 'times',
    characters:
      '(?:alphanumeric )?characters?|chars?|letters (?:or|and|and/or) (?:digits|numbers)|(?:digits|numbers) (?:or|and) letters',
    digits: 'digits?',
    letters: '(?:capital |upper-?case |lower-?case )?letters?',
    words: 'words?',
    second: 'seconds?|secs?|s',
    minute: 'minutes?|mins?',
    hour: 'hours?|hrs?|h',
    workday: '(?:working|business) days?',
    day: '(?:calendar )?days?',
    week: 'weeks?',
    month: 'months?',
    year: 'years?|yrs?',
    byte: 'bytes?',
    kilobyte: 'kb|kib|kilobytes?',
    megabyte: 'mb|mib|megabytes?',
    gigabyte: 'gb|gib|gigabytes?',
  },
  bounds: {
    betweenBelow: ['(?:from )?# (?:up )?to (?:just )?(?:under|below|less than|fewer than) #'],
    between: [
      '(?:must be |is |are )?between # and #',
      'from # (?:up )?to #',
      'from # through #',
      '# ?(?:-|–|—|to|through) ?#',
      'at least # and (?:at most|no more than|up to|not more than) #',
      'min(?:imum|\\.)? (?:of )?#,? (?:and )?max(?:imum|\\.)? (?:of )?#',
    ],
    atLeast: [
      '(?:at least|no (?:less|fewer) than|not less than|min(?:imum)?\\.?(?: of| is|:)?|starting (?:at|from)|a minimum of|never below|not below|not older than the last) #',
      '# (?:or|and) (?:more|above|over|older|higher|longer|greater|later)(?! than)',
      '# (?:ago|earlier) or (?:more|longer|earlier)(?! than)',
      '# minimum',
      'from # (?:on|onwards|upwards?)',
      '(?<=^|[.;] )from #(?= (?:[\\p{L}]+ (?:on,? )?)?(?:the|an?|no|every|each|all|two|both) )',
      'free from (?:an? [\\p{L} ]{0,30})?#',
      'minimum [\\p{L} ]{1,30}?(?: of| is|:) #',
      '(?:>=|≥) ?#',
      'from (?:an? (?:[\\p{L}]+ ){1,4}of )#',
    ],
    moreThan: [
      '(?:more than|over|above|exceed(?:s|ing)?|(?:greater|older|longer|larger|bigger|higher|heavier|wider|taller|deeper|later) than|beyond|>) #',
      'after #',
    ],
    atMost: [
      '(?:cannot|can not|must not|may not|never) (?:[\\p{L}]+ ){0,2}(?:more than|longer than|larger than|over|exceed) #',
      '(?:at most|up to|no more than|not more than|no longer than|not longer than|max(?:imum)?\\.?(?: of| is|:)?|a maximum of|not exceed(?:ing)?|(?:can ?not|must not|may not|never|not) exceed|never above|not above|limited to|limit of|no older than|not older than|nor older than|no later than|holds?|as many as) #',
      '# (?:or|and) (?:less|fewer|below|under|younger|shorter|lower|earlier)(?! than)',
      '# (?:at most|maximum|max)',
      'maximum [\\p{L} ]{1,30}?(?: of| is|:) #',
      '(?:<=|≤) ?#',
    ],
    lessThan: ['(?:(?:less|fewer|smaller|shorter|younger|lower|lighter|narrower|earlier|sooner) than|under|below|<) #'],
    exactly: ['(?:exactly|precisely) #', 'must (?:be|have|contain) #'],
    step: ['in (?:steps|increments|multiples|blocks) of #', 'multiples? of #', 'increments of #'],
  },
  cues: {
    age: 'years? old|of age|aged?|adults?|minors?|older|younger|birthdays?',
    file: 'files?|photos?|images?|pictures?|documents?|attachments?|uploads?|pdfs?|jpe?g|png|csv|avatars?|logos?',
    wrong: 'wrong|failed|incorrect|invalid|unsuccessful|failures?|failed \\d+|fails|attempts?|tries|misses',
    lock: 'lock(?:s|ed|out)?|block(?:s|ed)?|suspended|frozen|barred',
    expire:
      'valid for|(?:works?|usable|good) for|can be used for|valid until|expires?|expired|stays? valid|is kept for|kept for|lasts|ends? after|stays? (?:active|open|reserved)|remains? (?:active|open|reserved|valid)|reserved for|held for|retained for|deleted after|removed after',
    within: 'within|in less than|in under|no later than|at the latest|passed|under # |at most # after',
    idle: 'without (?:any )?activity|inactiv\\p{L}*|idle',
    notify:
      'e-?mails?|sms|text messages?|push(?: messages?| notifications?)?|notifications?|notified|reminders?|newsletter',
    required:
      'mandatory|required|compulsory|must be (?:filled(?: in)?|provided|entered|given)|obligatory|cannot be (?:empty|blank)|must not be (?:empty|blank)',
    optional: 'optional(?:ly)?',
    default: 'by default|defaults?(?: to)?|starts? (?:at|as|with)|pre-?selected|pre-?filled|initial(?:ly)?',
    optionList: 'one of|options?|choices?|offers?|choose (?:from|between)|either|values?|supported',
    hidden: `(?:is|are|be) (?:not|no longer|never) (?:shown|visible|displayed|offered|available)|hidden|invisible|disappears?|does ${not} appear|do not appear|removed from`,
    disabled:
      "disabled|greyed? out|inactive|(?:can ?not|can't) be (?:clicked|selected|pressed|tapped|used)|unavailable",
    shown: 'shown|visible|appears?|displayed|shows?|offered|available|enabled|active',
    until: 'until|unless|except when',
    whole: 'whole numbers?|integers?',
    perPage: 'per page|a page|each page',
    newestFirst:
      '(?:newest|latest|most recent)(?: [\\p{L}]+){0,3} first|(?:sorted|ordered) by date|chronological(?:ly)?|descending',
    alphabetical: 'alphabetical(?:ly)?|a to z|a-z',
    sort: 'sort(?:ed|able|ing)?|order(?:ed)? by|in (?:the )?order|sequence|first(?= *,|$)|ascending|descending',
    search: 'search(?:es|ed|able)?|finds?|looks? up|query',
    filter: 'filter(?:s|ed|ing)?|narrow(?:ed)?',
    anyCase:
      'in capitals or not|case[- ]insensitiv\\p{L}*|regardless of (?:case|capitals)|ignor\\p{L}+ case|upper or lower case',
    unique: `unique|only once|(?:not|never|no [\\p{L}]+ (?:is|are|be)?) ?(?:[\\p{L}]+ ){0,3}(?:a second time|twice)|twice|no two|no second|duplicates?|already (?:exists?|taken|used|registered|in use)|works once|once per|one [\\p{L} ]{1,30} per|exactly once|same [\\p{L} ]{2,30} (?:only once|again|twice)`,
    simultaneous:
      'at the same (?:time|moment)|simultaneous(?:ly)?|both at once|two (?:users?|people|persons?|members?|tabs?|devices?|browsers?|clerks?|customers?|windows?)|concurrent(?:ly)?|in (?:two|the second|another) (?:tabs?|browsers?|windows?)|second to save|in parallel',
    persist:
      'reload(?:s|ed|ing)?|refresh(?:es|ed|ing)?|remember(?:s|ed)?|survives?|is kept|are kept|persist(?:s|ed)?|still there|saved automatically|auto-?sav\\p{L}*|sign(?:s|ed|ing)? (?:in|out) again|log(?:s|ged|ging)? (?:in|out) again|next (?:visit|session|time)',
    offline:
      'offline|connection (?:is )?(?:drops?|lost|interrupted|fails?)|no (?:connection|network)|without (?:a )?(?:connection|network)',
    never:
      'never|must not|may not|does not|do not|cannot|can not|no one|nobody|without (?:showing|revealing)|(?:is|are) not|not (?:show|contain|reveal|include|visible|shown)',
    refused:
      'refus(?:es|ed|al)|reject(?:s|ed|ion)?|not (?:accepted|possible|allowed|saved|permitted)|denied|declined|blocked|cannot|errors?|forbidden|prevented|fails?',
    says: 'says?|reads?|messages?|errors?|displays?|displayed|shows?|shown|appears?|answers?|hint|notice|told|warning|text|sees?|gets?|return(?:s|ed)?|prompt(?:s|ed)?|replie[sd]',
    nothingElse:
      'no other|nothing else|no step may be skipped|cannot be (?:skipped|undone|reversed)|only these|no way back|no [\\p{L} ]{2,30} is possible|skipped|undone',
    nextStatus:
      'status(?:es)?|states?|transitions?|workflow|changes? from|goes from|moves? from|turns?|becomes?|set to|from @ to @',
    or: 'or',
    roundUp: 'round(?:ed|s|ing)? up|half (?:a )?(?:cent )?up|upwards?',
    roundDown: 'round(?:ed|s|ing)? down|truncated|cut off',
    round: 'round(?:ed|s|ing)?|nearest',
    reduction: 'discount(?:ed)?|off|reduc\\p{L}*|less|deduct\\p{L}*|cheaper|rebate|minus|lower',
    free: 'free(?: of charge)?|no charge|costs nothing|for nothing',
    future: 'in the future|future|upcoming',
    past: 'in the past|past dates?|backdated',
    ahead: 'ahead|in the future|in advance|into the future|from today|from now|beforehand',
    before: 'before|prior to|earlier than',
    password: 'passwords?|passphrases?|pin|secret',
    vague:
      'fast|quick(?:ly)?|user[- ]friendly|intuitive(?:ly)?|nice(?:ly)?|modern|friendly|sensible|appropriate(?:ly)?|easy|easily|reasonable|a while|a bit|tbd|to be (?:defined|decided)|etc\\.?|readable|important|good|properly|smooth(?:ly)?',
    role: '(?:admin(?:istrator)?|manager|moderator|editor|author|owner|clerk|supervisor|auditor|member|guest|visitor|customer|employee|agent|operator|staff|teacher|student|parent|coordinator|volunteer|team lead|reviewer|approver|seller|buyer|accountant|nurse|doctor|driver|librarian|reader|viewer|role|user|people|person|those|anyone|everyone)s?',
    pick: 'selects?|chooses?|picks?|opts? for|ticks?|set to|for @',
    width: 'wide|width|viewport|screens?|narrow(?:er)?|breakpoint|desktop|mobile|phones?|tablets?|columns?',
    per: 'per|each|every|a(?= (?:day|week|month|year|hour|person|page))',
    weekday: 'sundays?|saturdays?|weekends?|public holidays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?',
    cutoff: 'until|by|before|at the latest|no later than|closes? at|up to|till',
    startsWith: '(?:start(?:s|ing)?|begin(?:s|ning)?) with',
    hasLetter: '(?:at least )?(?:one|a|1) letter',
    hasCapital: '(?:at least )?(?:one|a|an|1) (?:capital|upper-?case)(?: letter)?',
    hasSmall: '(?:at least )?(?:one|a|1) (?:small|lower-?case)(?: letter)?',
    hasDigit: '(?:at least|contains?|needs?|and|include|with) (?:at least )?(?:one|a|1) (?:digit|number|numeral)',
    hasSpecial: '(?:at least )?(?:one|a|1) (?:special character|symbol)',
    noSpaces: 'no (?:blank )?spaces?|without spaces?',
  },
  shapes: {
    onlyRole: [
      'only (?<role>[^,;.:()]{2,70}?) (?:may|can|is able to|are able to|is allowed to|are allowed to|is permitted to|are permitted to|has the right to|have the right to) (?<action>[^;.:]{3,140})',
      '(?<object>[^,;.:]{3,90}?) (?:may|can|must|is|are) (?:only )?be (?<participle>[\\p{L}]+) (?:only )?by (?<role>[^,;.:]{2,70})',
      '(?<no>(?:no one|nobody) (?:but|except)) (?<role>[^,;.:]{2,60}?) (?:may|can) (?<action>[^;.:]{3,140})',
      '(?<role>[^,;.:]{2,70}?) (?:may|can|are allowed to|is allowed to) (?<action>[^,;.:]{3,120}?)[,;]? (?:but )?(?<others>[^,;.:]{2,50}?) (?:may not|cannot|can not|must not|are not)',
      '(?<others>[^,;.:]{2,60}?) (?:may not|cannot|can not|must not|are not allowed to|is not allowed to) (?<action>[^;.:]{3,140})',
      '(?<action>[^,;.:]{3,90}?) (?:requires?|needs?) the (?:role|permission|right) (?<role>[^,;.:]{2,60})',
    ],
    visibleOnlyTo: [
      '(?<object>[^,;.:]{2,80}?) (?:is|are) (?:shown|visible|available|offered|displayed|accessible) only (?:to|for) (?<role>[^;.:]{2,90})',
      '(?<object>[^,;.:]{2,80}?) (?:is|are) only (?:shown|visible|available|offered|displayed|accessible) (?:to|for) (?<role>[^;.:]{2,90})',
      '(?<object>[^,;.:]{2,80}?) (?:must be|is|are) visible to (?<role>[^;.:,]{2,90})',
      'only (?<role>[^,;.:]{2,70}?) (?:sees?|can see|may see) (?<object>[^;.:]{2,90})',
      '(?<object>[^,;.:]{2,80}?) (?:is|are) (?:never|not) (?:shown|visible|displayed) to anyone but (?<role>[^;.:]{2,90})',
    ],
    neverShown: [
      "(?:they |it |which |must |may )?(?:never|do not|does not|must not|may not|don’t|doesn[’']t|no longer) (?:see|show|shows|contain|contains|include|includes|mention|mentions|reveal|reveals|display|displays) (?<secret>[^;.]{3,120})",
      '(?<secret>[^,;.:]{3,80}?) (?:is|are|must|may) (?:never|not) (?:be )?(?:shown|visible|displayed|logged|stored|exposed|included|readable)',
      'no (?<secret>[^,;.:]{3,80}?) (?:is|are) (?:shown|visible|displayed|logged|exposed)',
      'without (?:showing|revealing|naming) (?<secret>[^;.]{3,100})',
      ', never (?<secret>[^;.]{3,100})',
    ],
    statusChange: [
      'from @ (?:via @ )?to @',
      '@ (?:in)?to @',
      'becomes @',
      '(?:set|changes?|goes|moves?|turns|back|put|puts it back) (?:back )?to @',
      'status (?:is |of |becomes |changes to )?@',
      'starts as @',
      'stays @',
    ],
    defaultValue: [
      '(?:by default,?|default(?:s)?(?: value)?(?: is| to|:)?|starts? (?:at|with|as)|pre-?selected(?: is|:)?|initially) (?<value>[^,;.]{1,50})',
      '(?<value>[^,;.:]{1,50}?) (?:is|are) (?:the default|pre-?selected|pre-?filled)',
    ],
    optionList: [
      '(?:one of(?: the following)?|offers?(?: exactly)?|options(?: are)?|choices(?: are)?|choose (?:from|between)|either|values(?: are)?|is|are|can be|accepts?|supports?|with the choices)[: ]+(?<list>[^;.]{5,300})',
    ],
    requiredFields: [
      '(?<fields>[^;.:]{2,160}?) (?:is|are) (?:mandatory|required|compulsory|obligatory)',
      '(?<fields>[^;.:]{2,160}?) (?:must|cannot|must not|can not) be (?:filled(?: in)?|provided|entered|given|empty|blank|left empty)',
      '(?:requires|needs) (?:the |an? )?(?<fields>[^;.:]{3,100})',
      '(?:mandatory|required)(?: fields)?: (?<fields>[^;.]{3,160})',
    ],
    optionalFields: [
      '(?<fields>[^;.:,]{2,120}?) (?:is|are) optional',
      '(?<fields>[^;.:,()]{2,80}?) (?:may|can) be (?:omitted|left out|left empty|left blank|missing|absent)',
      'optional(?: fields)?: (?<fields>[^;.]{3,120})',
    ],
    conditionFirst: [
      '^only (?:if|when|after|once) (?<condition>.{3,120}?) (?:does|do|is|are|can|may) (?<main>.{3,200})$',
      '^(?:only )?(?:if|when(?:ever)?|once|as soon as|while|as long as|after|in case|for|on|upon|with|without) (?<condition>[^,:]{3,160})[,:] (?:then )?(?<main>.{1,400})$',
      '^(?:if|while|when|once) (?<condition>[^:]{2,60}): (?<main>.{1,300})$',
    ],
    conditionLast: [
      '^(?<main>[^;]{3,200}?),? (?:only )?(?:if|when(?:ever)?|(?<!at )once(?! (?:every|per|an?|in|daily|weekly|monthly|yearly|more|only|or|and|[\uE000-\uE7FF])(?!\\p{L}))|as soon as|while|as long as|unless|until|in case) (?<condition>[^;]{3,160})$',
    ],
    uniqueThing: [
      '(?:the same|an?|each|every|no) (?<thing>[^,;.:]{2,60}?) (?:can|may|must|is|are|works?|cannot|gets?)',
      '(?<thing>[^,;.:]{2,60}?) (?:must be|is|are) unique',
    ],
    noticeAbout: [
      '(?:e-?mail|sms|text message|push(?: message| notification)?|notification|message|reminder) (?:with|about|containing|naming|that contains) (?<content>[^;.:]{2,120}?)(?= (?:is|goes|within|to the|to every|arrives|leaves)|[,;.]|$)',
    ],
    noticeTo: [
      '(?<recipient>(?:the|a|an|every|each|all) [\\p{L} -]{2,50}?) (?:has |have )?(?:who [^,;.]{2,50} )?(?:receives?|received|gets?|is notified|are notified|is sent|must get)',
      '(?:sent|goes|delivered) (?:out )?to (?<recipient>(?:the |a |an |every |each |all )?[\\p{L} -]{2,40})',
      'notif(?:y|ies) (?<recipient>(?:the|every|each|all) [\\p{L} -]{2,40})',
    ],
    label: ['^(?<label>[^:,;.]{2,60}): (?<rest>.{2,300})$', '^(?<label>[^:=,;.]{2,60}) = (?<rest>.{2,300})$'],
    pattern: ['(?<parts>(?:exactly |at least )?#(?: (?:followed by|plus|and|then|,)(?: exactly)? #){0,3})'],
  },
  stops:
    'and|or|per|for|in|on|at|to|from|by|with|of|is|are|be|has|have|can|may|must|should|will|that|which|who|if|when|until|unless|within|after|before|than|but|so|only|not|each|every|the|a|an|as|goes|need|needs|gets|get|costs|appear|have|were|was|it|they|ahead|long|wide|since|while|because|during|between',
  determiners: 'the|a|an|each|every|all|any|no|this|that|its|their|his|her|one',
  subjectVerbs:
    'is|are|was|were|has|have|had|must|should|shall|can|may|might|cannot|will|would|(?<!(?:^| )(?:an?|the|each|every|any|one) )(?:needs?|requires?|gets?|goes|costs?|holds?|accepts?|allows?|contains?|consists?|shows?|displays?|lasts?|ends?|expires?|receives?|stays?|remains?|keeps?|becomes?|opens?|closes?|starts?|begins?|supports?|offers?|appears?|disappears?|works?|continues?|arrives?|loads?|returns?|sends?|finds?|lists?|counts?|changes?|signs?|removes?|deletes?|leaves|moves?|turns?|puts?|delivers?|takes?|gives?|says?|reads?|waits?|saves?)|does|do|never|always|cannot|exceeds?',
  modals:
    'must be able to|should be able to|shall be able to|is able to|are able to|can|may|must|should|shall|will|could|wants to|tries to|attempts to|is allowed to|are allowed to',
  exceeds: 'exceeds',
  reaches: 'reaches',
  passives: 'is|are|was|were|gets?|has been|have been|can be|may be|must be|is being',
  verbs: verbsOf(
    'select click tap press open close enter type submit save delete remove cancel confirm add create edit change update search filter sort upload download attach drag drop move scroll reload refresh visit view sign_in sign_out log_in log_out register book order pay buy choose pick tick untick check uncheck enable disable activate deactivate hide show expand collapse accept reject approve decline publish unpublish archive restore export import print share send receive request reset rename copy paste duplicate assign unassign invite enter return go navigate start stop finish complete continue leave switch set fill fill_in pass answer call hover swipe place withdraw transfer schedule reschedule reserve apply redeem join subscribe unsubscribe follow rate review comment report block unblock lock unlock verify hand_in dispose store record log mark resize rotate zoom play pause mute exceed attempt try make write read find look_up use reopen change edit bid hire borrow renew extend deposit refund',
    [
      { ending: /(?:ch|sh|ss|x|o)$/, finite: ['$&es'], participle: ['$&ed'], noun: ['$&ing'] },
      { ending: /([^aeiou])y$/, finite: ['$1ies'], participle: ['$1ied'], noun: ['$1ying'] },
      { ending: /^(\w+) (\w+)$/, finite: ['$1s $2'], participle: ['$1ed $2'], noun: ['$1ing $2'] },
      { ending: /e$/, finite: ['es'], participle: ['ed'], noun: ['ing'] },
      { ending: /$/, finite: ['s'], participle: ['ed'], noun: ['ing'] },
    ],
    `pay pays paid paying
set sets set setting
hide hides hidden hiding
choose chooses chosen choosing
send sends sent sending
leave leaves left leaving
read reads read reading
write writes written writing
make makes made making
find finds found finding
buy buys bought buying
submit submits submitted submitting
tap taps tapped tapping
tick ticks ticked ticking
cancel cancels cancelled,canceled cancelling,canceling
drop drops dropped dropping
stop stops stopped stopping
drag drags dragged dragging
hit hits hit hitting
begin begins begun beginning
go goes gone going
withdraw withdraws withdrawn withdrawing
log_in logs_in logged_in logging_in
sign_in signs_in signed_in signing_in
sign_out signs_out signed_out signing_out
log_out logs_out logged_out logging_out
open opens opened opening`,
  ),
  otherwise: 'otherwise|or else|if not|anything else|after that|afterwards|from then on|beyond that|thereafter',
  and: 'and',
  verbLast: false,
}
