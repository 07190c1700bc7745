export interface ImportLimits {
  /** Of one import. */
  cases?: number
  /** Of one file. */
  bytes?: number
  /** UTF-16 units. */
  titleLength: number
}

/**
 * What one import takes at most. Xray's cases, TestRail's and Azure DevOps' sizes and Azure DevOps' title are in their
 * import guides; the other titles end where the tools' fields do.
 */
export const importLimits = {
  xray: { cases: 1_000, titleLength: 255 },
  zephyr: { titleLength: 255 },
  testRail: { bytes: 10_000_000, titleLength: 250 },
  azureDevOps: { bytes: 20_000_000, titleLength: 128 },
  qase: { titleLength: 255 },
} as const satisfies Record<string, ImportLimits>
