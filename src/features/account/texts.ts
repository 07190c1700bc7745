import { inLanguage } from '#src/lib/language.ts'

export const accountTexts = inLanguage({
  en: {
    planTitle: 'Account plan',
    loading: 'Loading your plan...',
    loadFailed: 'Your plan could not be loaded.',
    retry: 'Try again',
    upgrade: 'Upgrade',
    usageLabel: 'Runs used this month',
    usage: (used: number, quota: number) => `${used} of ${quota} runs used this month`,
    usageUnlimited: (used: number) => `${used} ${used === 1 ? 'run' : 'runs'} used this month, no limit`,
    shortUsage: (used: number, quota: number) => `${used} of ${quota} runs`,
    shortUsageUnlimited: (used: number) => `${used} ${used === 1 ? 'run' : 'runs'}`,
    noRuns: 'This plan has no runs.',
    shortNoRuns: 'No runs',
  },
  es: {
    planTitle: 'Plan de la cuenta',
    loading: 'Cargando su plan...',
    loadFailed: 'No se pudo cargar su plan.',
    retry: 'Reintentar',
    upgrade: 'Mejorar el plan',
    usageLabel: 'Generaciones usadas este mes',
    usage: (used: number, quota: number) => `${used} de ${quota} generaciones usadas este mes`,
    usageUnlimited: (used: number) =>
      `${used} ${used === 1 ? 'generación usada' : 'generaciones usadas'} este mes, sin límite`,
    shortUsage: (used: number, quota: number) => `${used} de ${quota} generaciones`,
    shortUsageUnlimited: (used: number) => `${used} ${used === 1 ? 'generación' : 'generaciones'}`,
    noRuns: 'Este plan no incluye generaciones.',
    shortNoRuns: 'Sin generaciones',
  },
})
