import type { Romance } from './grammar.ts'
import { finiteVerb, infinitiveOfParticiple, isInfinitive, presentForms, presentOf } from './verbs.ts'

/** Forms of the subjunctive that follow no rule, with the present in which a tester reads them. */
const irregular: Record<Romance, string> = {
  es: 'sea es,sean son,esté está,estén están,haya ha,hayan han,dé da,den dan,vaya va,vayan van,tenga tiene,tengan tienen,haga hace,hagan hacen,diga dice,digan dicen,venga viene,vengan vienen,salga sale,salgan salen,ponga pone,pongan ponen,caiga cae,caigan caen,obtenga obtiene,obtengan obtienen,contenga contiene,contengan contienen,mantenga mantiene,mantengan mantienen,introduzca introduce,introduzcan introducen,aparezca aparece,aparezcan aparecen,pertenezca pertenece,pertenezcan pertenecen,permanezca permanece,permanezcan permanecen,desaparezca desaparece,desaparezcan desaparecen,reconozca reconoce,reproduzca reproduce,elija elige,elijan eligen,siga sigue,sigan siguen,sepa sabe',
  pt: 'for é,forem são,tiver tem,tiverem têm,estiver está,estiverem estão,houver há,fizer faz,fizerem fazem,puder pode,puderem podem,quiser quer,vier vem,vir vê,der dá,derem dão,sair sai,cair cai,disser diz,seja é,sejam são,esteja está,estejam estão,haja há,tenha tem,tenham têm,faça faz,façam fazem,possa pode,possam podem,queira quer,venha vem,venham vêm,vá vai,dê dá,diga diz,saia sai,caia cai,ponha põe,contenha contém,obtenha obtém,mantenha mantém,perca perde,siga segue,peça pede,saiba sabe,saírem saem,caírem caem,vierem vêm,virem veem,disserem dizem,quiserem querem,souber sabe,souberem sabem,trouxer traz,trouxerem trazem,puser põe,puserem põem,mantiver mantém,mantiverem mantêm,contiver contém,contiverem contêm,obtiver obtém,obtiverem obtêm,propuser propõe,expuser expõe,couber cabe,previr prevê,incluir inclui,incluírem incluem,excluir exclui,excluírem excluem,concluir conclui,concluírem concluem,possuir possui,possuírem possuem,ler lê,lerem leem,queiram querem,deem dão,saiam saem,perda perde,percam perdem,sigam seguem,peçam pedem,mantenham mantêm,contenham contêm,inclua inclui,exclua exclui,conclua conclui,possua possui,leia lê,veja vê,vejam veem',
  fr: 'soit est,soient sont,ait a,aient ont,puisse peut,puissent peuvent,fasse fait,fassent font,aille va,aillent vont,veuille veut,sache sait,doive doit,doivent doivent,reçoive reçoit,prenne prend,vienne vient,tienne tient,obtienne obtient,contienne contient,revienne revient,devienne devient,mette met,permette permet,transmette transmet,remette remet,choisisse choisit,finisse finit,remplisse remplit,saisisse saisit,réussisse réussit,aboutisse aboutit,fournisse fournit,rende rend,réponde répond,perde perd,apparaisse apparaît,disparaisse disparaît,parte part,sorte sort,serve sert,lise lit,écrive écrit,suive suit,connaisse connaît,existe existe,dise dit',
}

const maps = new Map<Romance, Map<string, string>>()

/** "confirme" of "confirmar", "pierda" of "perder": the present changes its vowel. */
function subjunctives(language: Romance): Map<string, string> {
  const known = maps.get(language)
  if (known !== undefined) return known
  const map = new Map<string, string>()
  const spelled = (stem: string): string =>
    stem
      .replace(/c$/, 'qu')
      .replace(/g$/, 'gu')
      .replace(/z$/, language === 'es' ? 'c' : 'z')
  const add = (form: string, present: string): void => {
    if (form.length > 2 && !map.has(form) && finiteVerb(form, language) === undefined) map.set(form, present)
  }
  if (language !== 'fr')
    for (const [infinitive, [one, many]] of presentForms(language)) {
      if (/ar$/.test(infinitive) && /a$/.test(one)) {
        add(`${spelled(one.slice(0, -1))}e`, one)
        add(`${spelled(one.slice(0, -1))}e${language === 'es' ? 'n' : 'm'}`, many)
      } else if (/[ei]r$/.test(infinitive) && /e$/.test(one)) {
        const stem = one
          .slice(0, -1)
          .replace(/g$/, 'j')
          .replace(/c$/, language === 'pt' ? 'ç' : 'c')
        add(`${stem}a`, one)
        add(`${stem}a${language === 'es' ? 'n' : 'm'}`, many)
      }
    }
  for (const pair of irregular[language].split(',')) {
    const [form = '', present = ''] = pair.split(' ')
    map.set(form, present)
  }
  maps.set(language, map)
  return map
}

/** In front of a noun or an infinitive: "el cierre", "para confirmar". */
const noVerb: Record<Romance, RegExp> = {
  es: /(?:^|\s)(?:el|la|los|las|un|una|de|del|al|en|con|por|para|sin|su|cada|este|esta)\s$/iu,
  pt: /(?:^|\s)(?:o|os|as|seu|sua|este|esta|esse|essa|nenhum|nenhuma|a|ao|de|do|da|um|uma|para|por|sem|com|pode|podem|deve|devem|vai|quer|é|em|no|na|e|ou|até|cada|ao|tenta[rm]?|tentar(?:em)?|tentem?|consegu\p{L}+|precisa[rm]?|deseja[rm]?|desejar(?:em)?|quiser(?:em)?|permite|permitir|antes de|após)\s$/iu,
  fr: /(?:^|[\s'’])(?:le|la|les|un|une|de|du|en|avec|par|pour|sans|son|sa|chaque|l|d|cette|quelque)[\s'’]$/iu,
}

const auxiliary =
  /(?:^|\s)(?:é|são|for|forem|foi|foram|ser|sido|seja|sejam|está|estão|estiver|fica|ficar|es|son|sea|sean|fue|ha|han|haya|hayan|esté|est|sont|soit|été) $/iu

/** "Se o produto for vermelho" and "en cuanto el monitor confirme la clase" state that it is red, that it is confirmed. */
export function indicative(text: string, language: Romance): string {
  const forms = subjunctives(language)
  const stated = text.replace(/(?<![\p{L}-])\p{Ll}{2,20}(?![\p{L}-])/gu, (word, at: number) => {
    const known = forms.get(word)
    const before = text.slice(0, at)
    // "For entregue": the participle of a passive.
    if (infinitiveOfParticiple(word, language) !== undefined && auxiliary.test(before)) return word
    if (known !== undefined && !noVerb[language].test(before))
      return word === 'haya' &&
        !/^haya (?:\p{L}+[aei]do|hecho|visto|puesto|abierto|escrito|devuelto)(?!\p{L})/u.test(text.slice(at))
        ? 'hay'
        : known
    if (language !== 'pt' || noVerb.pt.test(before) || /(?:^|\s)a não\s$/u.test(before)) return word
    const plural = /^(.+[aei]r)em$/.exec(word)?.[1]
    const infinitive = plural ?? word
    if (!isInfinitive(infinitive, language)) return word
    return presentOf(infinitive, language, plural !== undefined) ?? word
  })
  return language === 'fr' ? stated.replace(/(?<!\p{L})ne (?=[aeiouéê])/gu, "n'") : stated
}

const conjunctions: Record<Romance, string> = {
  es: 'cuando|en cuanto|tan pronto como|siempre que|siempre y cuando|mientras|hasta que|en caso de que|a menos que|salvo que|con tal de que|cada vez que|una vez que|desde que|quien|quienes|sin que|después de que|antes de que',
  pt: 'se|quando|caso|enquanto|desde que|assim que|logo que|a menos que|a não ser que|sempre que|cada vez que|quem|até que|sem que|depois de|antes que|na medida em que',
  fr: "pourvu qu(?:e|['’])|à condition qu(?:e|['’])|à moins qu(?:e|['’])|jusqu['’]à ce qu(?:e|['’])|avant qu(?:e|['’])|sans qu(?:e|['’])|pour qu(?:e|['’])",
}

const clauses = new Map<Romance, RegExp>()

/** The subordinate clauses of a sentence in the present, in which every reader knows their verbs. */
export function inIndicative(text: string, language: Romance): string {
  const clause =
    clauses.get(language) ?? new RegExp(`(?<!\\p{L})(?:${conjunctions[language]})(?!\\p{L})[^,;:.]{3,200}`, 'giu')
  clauses.set(language, clause)
  return text.replace(clause, (whole) => indicative(whole, language))
}
