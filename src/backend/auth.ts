import { type AuthChangeEvent, type User, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { z } from 'zod'
import { type Result, ok } from '#domain/result.ts'
import { authFailure } from './auth-failure.ts'
import { supabase } from './supabase-client.ts'

export interface AuthUser {
  id: string
  email: string | undefined
  /** The name given at sign-up, or the full name that an identity provider knows. */
  name: string | undefined
}

export type { AuthChangeEvent } from '@supabase/supabase-js'

const nameSchema = z.string().trim().optional().catch(undefined)
const userSchema = z.object({
  id: z.string().min(1),
  email: z.string().optional().catch(undefined),
  user_metadata: z.object({ name: nameSchema, full_name: nameSchema }).catch({ name: undefined, full_name: undefined }),
})

/** Signs in with a password. The refusal carries the auth server's own text, which may be empty. */
export async function signIn(email: string, password: string): Promise<Result<undefined>> {
  const { error } = await supabase().auth.signInWithPassword({ email, password })
  return error === null ? ok(undefined) : authFailure(error)
}

/** Ends the session everywhere, or only in this browser if the server cannot be reached. */
export async function signOut(): Promise<void> {
  const { error } = await supabase().auth.signOut({ scope: 'global' })
  if (error !== null) await supabase().auth.signOut({ scope: 'local' })
}

/** Sets a new password for the signed-in user and ends the sessions of that user elsewhere. */
export async function setPassword(password: string): Promise<Result<undefined>> {
  const { error } = await supabase().auth.updateUser({ password })
  if (error !== null) return authFailure(error)
  // The new password is set even if the other sessions could not be ended now: they end when they expire.
  await supabase()
    .auth.signOut({ scope: 'others' })
    .catch(() => undefined)
  return ok(undefined)
}

/** Sends the e-mail that confirms the address once more. */
export async function resendConfirmation(email: string): Promise<Result<undefined>> {
  const { error } = await supabase().auth.resend({ type: 'signup', email })
  return error === null ? ok(undefined) : authFailure(error)
}

/**
 * Calls back with each event of the auth service and the user it leaves signed in; `onBroken` where the session that is kept
 * here cannot be read or renewed at all, in which case the first event never comes. Returns the function that stops it.
 */
export function onAuthChange(
  listener: (event: AuthChangeEvent, user: AuthUser | undefined) => void,
  onBroken: () => void,
): () => void {
  const { data } = supabase().auth.onAuthStateChange((event, session) => {
    listener(event, authUser(session?.user))
  })
  supabase().auth.getSession().catch(onBroken)
  return () => data.subscription.unsubscribe()
}

/**
 * Whether this browser keeps a session that could not be renewed because no server answered: the user is neither signed in
 * nor signed out. `again` retries the renewal even right after a failure; `onAuthChange` reports its success.
 */
export async function isSessionWaiting({ again = false } = {}): Promise<boolean> {
  if (again) supabase().auth.forgetFailedRenewal()
  const { error } = await supabase().auth.getSession()
  return isAuthRetryableFetchError(error)
}

/** The session comes from storage, which may hold anything: without an id there is no user. */
function authUser(user: User | null | undefined): AuthUser | undefined {
  const { data } = userSchema.safeParse(user)
  if (data === undefined) return undefined
  const { id, email, user_metadata: metadata } = data
  return { id, email, name: metadata.name || metadata.full_name || undefined }
}
