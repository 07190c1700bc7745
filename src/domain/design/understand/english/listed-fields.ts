/** A field and what stands in brackets behind it: "Name (required, max. 50 characters)". */
const field = /(?<name>["“]?\p{L}[\p{L} /-]{1,40}?["”]?) \((?<what>[^()]{3,80})\)/gu
const listed =
  /^(?:the |this |an? )?(?:[\p{L} -]{0,30}?)(?:form|dialog|dialogue|page|screen|mask|window)?[\p{L} -]{0,20}? (?:has|contains|shows|offers|asks for|consists of)(?: the)?(?: following)?(?: input)?(?: fields?| entries)?:? (?<list>.{6,400})$/iu
const bound = /[\uE000-\uE7FF]/u

/** "The form has the fields Name (required, max. #), E-mail (required) and …": a sentence for each thing that is said of each. */
export function listedFields(text: string): string[] | undefined {
  const list = listed.exec(text)?.groups?.list
  if (list === undefined) return undefined
  const fields = [...list.matchAll(field)]
  const left = list.replace(field, '').replace(/[,;.]|(?<!\p{L})and(?!\p{L})|\s/giu, '')
  if (fields.length < 2 || left !== '') return undefined
  const sentences = fields.flatMap(({ groups = {} }) => {
    const name = (groups.name ?? '').trim().replace(/^and /u, '')
    return (groups.what ?? '').split(/, (?:and )?| and (?=[\p{Ll}\uE000-\uE7FF])/u).flatMap((what) => {
      const said = what.trim()
      if (/^(?:required|mandatory|optional|unique|compulsory)$/iu.test(said))
        return [`${name} is ${said.toLowerCase()}`]
      return bound.test(said) ? [`${name} has ${said}`] : []
    })
  })
  return sentences.length < 2 ? undefined : sentences
}

/** "An expired coupon shows @, an unknown one @": the second has the verb of the first. */
export function withVerbRepeated(text: string): [string, string] | undefined {
  const found =
    /^(?<first>an? (?<kind>[\p{L}-]+) (?<noun>[\p{L} -]{2,30}?) (?<verb>shows|displays|gives|leads to|brings up|returns|is (?:answered|refused|rejected) with) (?:the message |the error )?[\uF000-\uF7FF]),? (?:and )?(?<other>an? [\p{L}-]+) one (?:shows |gives |with )?(?<message>[\uF000-\uF7FF])$/iu.exec(
      text,
    )?.groups
  if (found?.first === undefined || found.other === undefined || found.message === undefined) return undefined
  return [found.first, `${found.other} ${found.noun ?? ''} ${found.verb ?? ''} ${found.message}`]
}
