export const accountTexts = {
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
} as const
