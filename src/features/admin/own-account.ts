import { createContext, useContext, useEffect } from 'react'
import { ApiError } from '#src/backend/api-client.ts'

export interface OwnAccount {
  id: string
  /** Call when the administrator's own name or role has changed, here or elsewhere. */
  onChanged: () => void
}

export const OwnAccountContext = createContext<OwnAccount | undefined>(undefined)

/** The account of the administrator who uses the panel. */
export function useOwnAccount(): OwnAccount {
  const account = useContext(OwnAccountContext)
  if (account === undefined) throw new Error('useOwnAccount needs an AdminScreen above it')
  return account
}

/** Whether the server has refused because the administrator lost the role. */
export function useAccessDenied(error: Error | null): boolean {
  const { onChanged } = useOwnAccount()
  const denied = error instanceof ApiError && error.code === 'admin_only'
  useEffect(() => {
    if (denied) onChanged()
  }, [denied, onChanged])
  return denied
}
