import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { emailSchema, passwordSchema } from '#domain/contracts/auth.ts'

export { resendConfirmation, signIn } from '#src/backend/auth.ts'

export const resolver = zodResolver(z.object({ email: emailSchema, password: passwordSchema }))
