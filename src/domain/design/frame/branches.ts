import type { Language } from '../language.ts'
import { compiledOnce } from '../understand/lexicon/lexicon.ts'
import { observationsIn } from './observations.ts'

/** What an outcome says of another situation than the one that led to it. */
export interface Branch {
  /** "if it has already started": the situation in which it holds. */
  situation?: string
  /** The situation keeps the outcome of the main branch from coming about: "unless …". */
  except?: boolean
  outcome: string
}

export interface Outcome {
  /** What follows in the situation of the scenario, one thing observed at a time. */
  main: string[]
  branches: Branch[]
}

interface BranchWords {
  /** In front of a situation that leads a sentence. */
  leads: string
  /** In front of a situation at its end. */
  unless: string
  /** In front of what holds in a neighbouring case. */
  but: string
}

const words: Record<Language, BranchWords> = {
  en: { leads: 'if|when|where|in case', unless: 'unless|except (?:when|if)', but: 'but' },
  de: { leads: 'wenn|falls|sofern', unless: 'es sei denn,?(?: dass)?|außer wenn', but: 'aber|jedoch' },
  es: { leads: 'si|cuando|en caso de que', unless: 'salvo que|salvo si|a menos que|excepto si', but: 'pero' },
  fr: { leads: "s['’]|si|lorsque|quand", unless: 'sauf si|à moins que', but: 'mais' },
  pt: { leads: 'se|quando|caso', unless: 'salvo se|exceto se|a menos que|a não ser que', but: 'mas' },
}

/** Parts an outcome into what is observed and what holds in other situations. */
export function outcomeOf(text: string, language: Language): Outcome {
  const { leads, unless, but } = words[language]
  const result: Outcome = { main: [], branches: [] }
  for (const one of observationsIn(text, language)) {
    const other = compiledOnce(`^(?:(?:${but}) )?(?:${leads}) (?<situation>[^,]{3,120}), (?<outcome>.{3,})$`).exec(
      one,
    )?.groups
    if (other?.situation !== undefined && other.outcome !== undefined) {
      result.branches.push({ situation: other.situation, outcome: other.outcome })
      continue
    }
    const exception = compiledOnce(`^(?<outcome>.{3,}?),? (?:${unless}) (?<situation>[^,]{3,120})$`).exec(one)?.groups
    if (exception?.situation !== undefined && exception.outcome !== undefined) {
      result.main.push(exception.outcome)
      result.branches.push({ situation: exception.situation, except: true, outcome: exception.outcome })
      continue
    }
    const contrast = compiledOnce(`^(?:${but}) (?<outcome>.{3,})$`).exec(one)?.groups?.outcome
    if (contrast === undefined) result.main.push(one)
    else result.branches.push({ outcome: contrast })
  }
  return result
}
