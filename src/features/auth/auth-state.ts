import type { AuthUser } from '#src/backend/auth.ts'
import type { Auth } from './auth-context.ts'

export type AuthState = Omit<Auth, 'logOut' | 'retry'>

export type AuthAction =
  | { kind: 'user'; user: AuthUser | undefined }
  | { kind: 'checking' | 'checked' | 'waiting' | 'failed' | 'leaving' }

export const firstAuthState: AuthState = { user: undefined, loading: true, waiting: false, failed: false, leaving: false, ended: false }

export function nextAuthState(state: AuthState, action: AuthAction): AuthState {
  switch (action.kind) {
    case 'user':
      return action.user === undefined ? signedOut(state) : signedIn(state, action.user)
    case 'checking':
      return state.user === undefined ? { ...state, loading: true, failed: false } : state
    case 'checked':
      return { ...state, loading: false, waiting: false }
    case 'waiting':
      return { ...state, loading: false, waiting: true }
    case 'failed':
      return { ...state, loading: false, waiting: false, failed: true }
    case 'leaving':
      return { ...state, leaving: true }
  }
}

function signedIn(state: AuthState, user: AuthUser): AuthState {
  // Coming back to a tab repeats SIGNED_IN: the same user stays the same object and nothing renders anew.
  if (isSameUser(state.user, user) && !state.leaving) return state
  return { user, loading: false, waiting: false, failed: false, leaving: false, ended: false }
}

function signedOut(state: AuthState): AuthState {
  const ended = state.ended || (state.user !== undefined && !state.leaving)
  return { ...state, user: undefined, loading: false, waiting: false, ended }
}

function isSameUser(a: AuthUser | undefined, b: AuthUser): boolean {
  return a?.id === b.id && a.email === b.email && a.name === b.name
}
