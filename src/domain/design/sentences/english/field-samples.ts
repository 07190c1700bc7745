/** Something to type into a field, by what its name says. */
export function sampleFor(name: string): string {
  const samples: [RegExp, string][] = [
    [/e-?mail/i, 'anna.weber@example.com'],
    [/first name|given name|forename/i, 'Anna'],
    [/last name|surname|family name/i, 'Weber'],
    [/company|organi[sz]ation|employer/i, 'Kestrel Ltd'],
    [/(?:^|full |contact |your |guest |customer |author |owner )name|person|contact/i, 'Anna Weber'],
    [/name/i, 'Kestrel'],
    [/phone|mobile|fax/i, '+44 20 7946 0958'],
    [/post(?:al )?code|postcode|zip/i, '10115'],
    [/street|address/i, '12 Mill Lane'],
    [/city|town|place/i, 'Leeds'],
    [/birth/i, '14 March 1990'],
    [/date|day|deadline/i, '10 June 2026'],
    [/time/i, '10:00'],
    [/iban/i, 'DE89 3704 0044 0532 0130 00'],
    [/amount|price|sum|cost|budget|fee/i, '120.00'],
    [/quantity|number of|weight|age|mileage|reading/i, '12'],
    [/comment|reason|note|description|message|remark|purpose|feedback|explanation/i, 'Moved to another town'],
    [/country|nationality/i, 'Spain'],
    [/title|subject|heading/i, 'Kestrel'],
  ]
  return samples.find(([sign]) => sign.test(name))?.[1] ?? 'an entry of the right kind'
}
