export { ForgotScreen as ForgotRoute } from '#src/features/auth/forgot-screen.tsx'
