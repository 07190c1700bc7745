/** Three values of a field, the lowest first; they are entered in another order. */
export function samplesOf(field: string, things = ''): [string, string, string] {
  const text = field.toLowerCase()
  if (/(?:last|first|family|full|sur)[ -]?name|surname/u.test(text)) return ['Adams', 'Baker', 'Clark']
  if (/mileage/u.test(text)) return ['940 km', '12,300 km', '88,000 km']
  if (/time of day|start time|hour|departure|arrival|kick-?off/u.test(text)) return ['08:15', '11:40', '17:05']
  if (
    /date|day|time|created|creation|received|newest|oldest|recent|latest|(?<!\p{L})age|deadline|due|expir|birthday|modified|updated|submitted|start|end|upload|publi|last |entered|added|registered|posted/u.test(
      text,
    )
  )
    return ['3 March 2026', '14 April 2026', '2 May 2026']
  if (
    /price|amount|cost|fee|total|fare|salary|balance|value|premium|cheap|expensive|sum|rent|turnover|revenue/u.test(
      text,
    )
  )
    return ['€8.50', '€19.90', '€120.00']
  if (/distance|near|close|far|proximity/u.test(text)) return ['0.8 km', '2.4 km', '11 km']
  if (/duration|length|travel time|longest|shortest/u.test(text)) return ['9 minutes', '25 minutes', '110 minutes']
  if (/rating|stars|review/u.test(text)) return ['2.1', '3.8', '4.9']
  if (/weight|heav|light/u.test(text)) return ['0.9 kg', '4.5 kg', '21 kg']
  if (/priority|urgency|severity/u.test(text)) return ['low', 'medium', 'high']
  if (
    /number|id(?!\p{L})|score|points|count|quantity|stock|size|popular|rank|votes|likes|downloads|percent|progress|temperature|level|capacity|seats|places|mileage|used|sold|visits|frequen/u.test(
      text,
    )
  )
    return ['9', '25', '110']
  return /name|title/u.test(text) &&
    !/member|user|customer|employee|patient|student|guest|person|people|contact|player|driver|author|teacher|participant|client|tenant|staff|list of name/iu.test(
      things,
    )
    ? ['Almond', 'Birch', 'Cedar']
    : ['Adams', 'Baker', 'Clark']
}

/** Two values of a field that a filter or a search tells apart. */
export function twoOf(field: string): [string, string] {
  const text = field.toLowerCase()
  if (/month/u.test(text)) return ['May 2026', 'June 2026']
  if (/year/u.test(text)) return ['2025', '2026']
  if (/date|day|time|period/u.test(text)) return ['5 May 2026', '8 June 2026']
  if (/mileage/u.test(text)) return ['12,300 km', '88,000 km']
  if (/status|state/u.test(text)) return ['open', 'closed']
  if (/price|amount|cost|fee|fare|rent/u.test(text)) return ['€25.00', '€140.00']
  if (/e-?mail/u.test(text)) return ['anna.weber@example.com', 'ben.ark@example.com']
  if (/phone|mobile/u.test(text)) return ['+44 20 7946 0018', '+44 161 496 0345']
  if (/postcode|zip|postal/u.test(text)) return ['SW1A 1AA', 'M1 2AB']
  if (/city|town|place|location|region|district/u.test(text)) return ['Bristol', 'Leeds']
  if (/country/u.test(text)) return ['Spain', 'Norway']
  if (/number|id(?!\p{L})|code|isbn|sku|plate/u.test(text)) return ['10417', '20835']
  if (
    /type|category|kind|genre|group|class|subject|topic|tag|brand|department|depot|language|cuisine|size|colour|color/u.test(
      text,
    )
  )
    return [`${singular(text)} A`, `${singular(text)} B`]
  if (/title|description|text|keyword|content|word/u.test(text)) return ['Kestrel at dawn', 'Harbour lights']
  if (
    /name|person|author|customer|teacher|doctor|employee|member|owner|driver|client|patient|trainer|contact|user/u.test(
      text,
    )
  )
    return ['Anna Weber', 'Ben Ark']
  return [`${singular(text)} A`, `${singular(text)} B`]
}

const singular = (text: string): string => text.replace(/^(?:the|an?|its|their) /iu, '')
