import { demoTracker } from '../demo.ts'

/** What a request brings for the one account of the demo tracker. */
export type SandboxCredentials = 'valid' | 'wrong' | 'none'

/** Reads `Authorization: Basic base64(email:token)`; Jira compares the e-mail without regard to case. */
export function checkCredentials(request: Request): SandboxCredentials {
  const header = request.headers.get('Authorization')
  if (header === null) return 'none'
  const encoded = /^Basic\s+(\S+)$/i.exec(header)?.[1]
  if (encoded === undefined) return 'wrong'
  const decoded = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = decoded.indexOf(':')
  const email = decoded.slice(0, colon).toLowerCase()
  return colon > 0 && email === demoTracker.email && decoded.slice(colon + 1) === demoTracker.apiToken
    ? 'valid'
    : 'wrong'
}

const accountId = '712020:6e1f9a38-4c7d-4b52-a0e6-9f3d2c8b5a05'

function avatar(size: string): string {
  return `${demoTracker.baseUrl}/secure/useravatar?size=${size}&initials=RQ`
}

/** GET /rest/api/3/myself */
export const myself = {
  self: `${demoTracker.baseUrl}/rest/api/3/user?accountId=${encodeURIComponent(accountId)}`,
  accountId,
  accountType: 'atlassian',
  emailAddress: demoTracker.email,
  avatarUrls: {
    '48x48': avatar('large'),
    '24x24': avatar('small'),
    '16x16': avatar('xsmall'),
    '32x32': avatar('medium'),
  },
  displayName: 'Robin Quell',
  active: true,
  timeZone: 'Europe/London',
  locale: 'en_GB',
  groups: { size: 2, items: [] },
  applicationRoles: { size: 1, items: [] },
  expand: 'groups,applicationRoles',
}

/** GET /_edge/tenant_info, open to everybody on a real site too. */
export const tenantInfo = { cloudId: 'b6a0f4de-7c31-4f0c-9f4e-2d8a51c7e390' }
