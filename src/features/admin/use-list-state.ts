import { useSearchParams } from 'react-router-dom'
import { changedAddress } from './list-address.ts'

export type ChangeList = (changes: Record<string, string | number | undefined>, options?: { replace?: boolean }) => void

/** A list's state in the address. Turning a page is a step of its own for the Back button; typing in a search is not. */
export function useListState<State>(read: (params: URLSearchParams) => State): [State, ChangeList] {
  const [params, setParams] = useSearchParams()
  const change: ChangeList = (changes, { replace = !('page' in changes) } = {}) => {
    setParams((current) => changedAddress(current, changes), { replace, preventScrollReset: true })
  }
  return [read(params), change]
}
