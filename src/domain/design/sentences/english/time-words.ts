export const can =
  '(?:can|may|could|is able to|are able to|is allowed to|are allowed to|is permitted to|are permitted to|must be able to|should be able to|is entitled to|are entitled to)(?: still| also| only)?'

/** What is told to happen later, in the same sentence or behind a dash. */
/** Who can do something, also told as a wish: "As a member, I want to …". */
export const whoCan = `(?:(?:Only )?<who> ${can}|As an? <who2>,? I (?:want to|would like to|wish to|can|may)(?: be able to)?(?: only)?)`

/** What a wish is for: "so that …". */
const soThat = '(?:,? (?:so that|in order to|because) .{3,140}?)?'

export const later = `${soThat}(?:(?:,| –| -|;)? (?:and |but )?(?:after that|after this|after which|afterwards|after expiry|later than that|any later|from then on|beyond that|later|thereafter|otherwise|then|if not|after that point|once this time has passed),? <rest>)?`

export const before = '(?:before|prior to|ahead of|in advance of)'
export const automatically = '(?: automatically| then| immediately| permanently| irrevocably| silently)*'

/** "after it was sent", "from the date of purchase": when a period begins. */
export const origin =
  '(?: (?:after|from|of|since|starting from|counted from|as of|once)(?: (?:being|having been|it (?:is|was|has been)|they (?:are|were|have been)))? <word=[^.;,]{3,60}?>)?'
