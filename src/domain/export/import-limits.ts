export interface ImportLimits {
  /** Per import. */
  cases?: number
  /** Per file. */
  bytes?: number
  /** In UTF-16 units. */
  titleLength: number
}

/**
 * The limits of one import. Xray's number of cases, the file sizes of TestRail and Azure DevOps, and Azure DevOps'
 * title length are in their import guides; the other title lengths are those of the tools' fields.
 */
export const importLimits = {
  xray: { cases: 1_000, titleLength: 255 },
  zephyr: { titleLength: 255 },
  testRail: { bytes: 10_000_000, titleLength: 250 },
  azureDevOps: { bytes: 20_000_000, titleLength: 128 },
  qase: { titleLength: 255 },
  testomat: { titleLength: 255 },
  qTest: { titleLength: 500 },
} as const satisfies Record<string, ImportLimits>

/** Excel rejects a workbook with a longer cell, and Jira's fields hold no more either. In UTF-16 units. */
export const excelCellLength = 32_767
