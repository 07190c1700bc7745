import { finiteVerb, presentOf } from '../../understand/romance/verbs.ts'

/** "je" with its verb in the third person. */
const verbs: [RegExp, string][] = [
  [/\bje ne peux\b/giu, 'ne peut'],
  [/\bje peux\b/giu, 'peut'],
  [/\bje ne dois\b/giu, 'ne doit'],
  [/\bje dois\b/giu, 'doit'],
  [/\bje ne vois\b/giu, 'ne voit'],
  [/\bje vois\b/giu, 'voit'],
  [/\bje reçois\b/giu, 'reçoit'],
  [/\bje (?:veux|souhaite|voudrais)(?: pouvoir)?\b/giu, 'peut'],
  [/\bj['’]ai accès\b/giu, 'a accès'],
]

const owned = (text: string): string =>
  text
    .replace(/(?<!\p{L})mon(?= )/giu, 'son')
    .replace(/(?<!\p{L})ma(?= )/giu, 'sa')
    .replace(/(?<!\p{L})mes(?= )/giu, 'ses')

/** The sentence as the patterns expect it: in the third person and the present, with times of day in full. */
export function rewritten(sentence: string): string {
  let text = sentence
  const story = /^En tant qu(?:e |['’])(?:une? |l['’]|le |la )?(?<who>[^,]{2,60}), (?=j)/iu.exec(text)
  const who = story?.groups?.who
  if (story !== null && who !== undefined) text = `Le ${who} ${text.slice(story[0].length)}`
  if (who !== undefined || /^je /iu.test(text)) {
    for (const [sign, word] of verbs) text = text.replace(sign, word)
    text = owned(text).replace(/^(?=(?:ne )?(?:peut|doit|voit|reçoit|a accès))/u, "L'utilisateur ")
    text = text.replace(/^Le (?=[aeiouéèêhâîô])/iu, "L'").replace(/ afin (?:de |d['’]|que )[^,;]*$/iu, '')
  }
  return text
    .replace(
      /(?<lead>^|, )(?:le système|l['’]application|la plateforme|le site|l['’]outil|le portail|le logiciel) (?:envoie|adresse|transmet) (?:automatiquement |alors |aussitôt )?(?<article>une?) (?<what>[^,;:]{3,60}?)(?= (?:aux? |à (?:la |l['’]|tous|chaque))|$)/iu,
      '$<lead>$<article> $<what> est envoyé',
    )
    .replace(/(?<=^|, )(?<one>[Uu]ne [^,;:]{3,60}? est envoyé)(?!e)/u, '$<one>e')
    .replace(
      /^Le système (?:doit permettre|permet|permettra) (?:aux |à tous les )(?<who>[^,;]{3,50}?) de (?=\p{L}+(?:er|ir|re) )/iu,
      'Les $<who> peuvent ',
    )
    .replace(
      /^Le système (?:doit permettre|permet|permettra) (?:au |à un )(?<who>[^,;]{3,50}?) de (?=\p{L}+(?:er|ir|re) )/iu,
      'Le $<who> peut ',
    )
    .replace(
      /^(?:Il (?:est|doit être|sera) possible (?:de |d['’])|On (?:peut|doit pouvoir) |Le système (?:doit permettre|permet) de )(?=\p{L}+(?:er|ir|re) )/iu,
      "L'utilisateur peut ",
    )
    .replace(
      /^(?<who>(?:Le |La |Les |Un |Une |Chaque |L['’])[^,;:]{2,50}?) (?:doit pouvoir|a la possibilité (?:de |d['’])|est en mesure de|a le droit de|est autorisée? à) ?(?=\p{L}+(?:er|ir|re)(?: |$))/iu,
      '$<who> peut ',
    )
    .replace(
      /^(?<who>(?:Les |Tous les )[^,;:]{2,50}?) (?:doivent pouvoir|ont la possibilité (?:de |d['’])|ont le droit de|sont autorisée?s à) ?(?=\p{L}+(?:er|ir|re)(?: |$))/iu,
      '$<who> peuvent ',
    )
    .replace(
      /(?<!\p{L})(?<from>entre|de) (?<one>\d{1,2}) ?h(?:eures)? (?<to>et|à) (?<two>\d{1,2}) ?h(?:eures)?(?! ?\d)(?!\p{L})/giu,
      '$<from> $<one> h 00 $<to> $<two> h 00',
    )
    .replace(
      /(?<!\p{L})(?<before>avant|après|à partir de|dès|jusqu['’]à|(?<!jusqu['’])à) (?<hour>\d|1\d|2[0-3]) ?h(?:eures)?(?! ?\d)(?!\p{L})(?! (?:avant|après|de|d['’]|à l))/giu,
      '$<before> $<hour> h 00',
    )
    .replace(/(?<!\p{L})\p{Ll}{2,18}r(?:a|ont)(?!\p{L})/gu, present)
}

/** "sera" is "est", "recevront" is "reçoivent". */
function present(word: string): string {
  const known = futures[word]
  if (known !== undefined) return known
  const form = finiteVerb(word, 'fr')
  return form === undefined ? word : (presentOf(form.infinitive, 'fr', form.plural) ?? word)
}

const futures: Record<string, string> = {
  sera: 'est',
  seront: 'sont',
  aura: 'a',
  auront: 'ont',
  pourra: 'peut',
  pourront: 'peuvent',
  devra: 'doit',
  devront: 'doivent',
  recevra: 'reçoit',
  recevront: 'reçoivent',
  verra: 'voit',
  verront: 'voient',
}

const verbGroup =
  "(?:est|sont|doit|doivent|peut|peuvent|ne|n['’]|a|ont|comporte|contient|reste|restent|affiche|compte|passe|reçoit|permet|s['’]\\p{L}+|indique|propose)"
const joint =
  /,? (?<word>et|mais|ou) (?=(?:ne |n['’]|est |sont |doit |doivent |peut |peuvent |reste |restent |passe |passent |reçoit |contient |comporte |s['’]\p{L}+ |affiche |limitée?s? |\p{L}+(?:ée?s?|ie?s?|ue?s?) (?:à|par|en|dans|sur|au|avec|pendant|toutes|après) |être |avoir |comporter |contenir |dépasser |ne ))/giu

/** "Le commentaire est facultatif et limité à 300 caractères" as two sentences about the same thing. */
export function halves(sentence: string): [string, string][] {
  const subject = new RegExp(
    `^(?<subject>(?:Le |La |Les |Un |Une |Chaque |Tout |Toute |Tous les |Toutes les |L['’])[^,;:()]{2,60}?) (?<verb>${verbGroup})(?!\\p{L})`,
    'iu',
  ).exec(sentence)?.groups
  if (subject?.subject === undefined || subject.verb === undefined) return []
  const found: [string, string][] = []
  for (const one of sentence.matchAll(joint)) {
    const first = sentence.slice(0, one.index)
    const behind = sentence.slice(one.index + one[0].length)
    if (first.length < subject.subject.length + subject.verb.length + 3) continue
    // A participle or an infinitive goes on with the verb of the first half.
    const verb =
      /^(?:limité|\p{L}+(?:ée?s?|ie?s?|ue?s?) )/iu.test(behind) &&
      !/^(?:ne |n['’]|est|sont|doit|peut|reste|passe|reçoit|contient|comporte|s['’]|affiche)/iu.test(behind)
    const infinitive =
      /^(?:ne pas |être |avoir |comporter |contenir |dépasser )|^ne (?:pas )?\p{L}+(?:er|ir|re)(?: |$)/iu.test(behind)
    const modal = /(?<!\p{L})(?:doit|doivent|peut|peuvent)(?!\p{L})/iu.exec(first)?.[0]
    if (infinitive && modal === undefined) continue
    const negative = /^ne pas (?<act>.+)$/iu.exec(behind)?.groups?.act
    const only = /^ne (?<act>\p{L}+(?:er|ir|re)) (?<rest>qu.+)$/iu.exec(behind)?.groups
    const going = infinitive
      ? negative !== undefined
        ? `ne ${modal ?? ''} pas ${negative}`
        : only !== undefined
          ? `ne ${modal ?? ''} ${only.act ?? ''} ${only.rest ?? ''}`
          : `${modal ?? ''} ${behind}`
      : verb
        ? `${/^(?:les|tous|toutes)/iu.test(subject.subject) ? 'sont' : 'est'} ${behind}`
        : behind
    found.push([first, `${subject.subject} ${going}`])
  }
  // The second half has a subject of its own.
  for (const one of sentence.matchAll(
    /,? et (?=(?:(?:un|une|le|la|les|son|sa|ses|aucune?|tous les|toutes les) |l['’])[^,;:]{2,60}? (?:est|sont|s['’]affiche|reste|restent|passe|passent|devient|reçoit|reçoivent|ne |n['’]|doit|peut|apparaît))/giu,
  ))
    found.push([sentence.slice(0, one.index), sentence.slice(one.index + one[0].length)])
  return found
}
