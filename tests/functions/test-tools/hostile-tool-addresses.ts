import type { TestToolId } from '#domain/contracts/test-tools.ts'

/** One good address of each tool, taken apart, from which the hostile ones are made. */
interface GoodAddress {
  method: string
  host: string
  path: string
}

export const goodAddresses: Record<TestToolId, GoodAddress> = {
  jira: { method: 'GET', host: 'acme.atlassian.net', path: '/rest/api/3/myself' },
  xray: { method: 'POST', host: 'eu.xray.cloud.getxray.app', path: '/api/v2/graphql' },
  zephyr: { method: 'POST', host: 'eu.api.zephyrscale.smartbear.com', path: '/v2/testcases/SHOP-T1/teststeps' },
  testrail: { method: 'GET', host: 'acme.testrail.io', path: '/index.php?/api/v2/get_case/1' },
  qase: { method: 'POST', host: 'api.qase.io', path: '/v1/case/SHOP/bulk' },
  azure: { method: 'PATCH', host: 'dev.azure.com', path: '/acme/Shop/_apis/wit/workitems/1?api-version=7.1' },
}

/** Hosts that look like a tool's host to one parser and not to another. */
const hosts: ((host: string) => string)[] = [
  () => 'evil.example',
  () => 'localhost',
  () => '127.0.0.1',
  () => '127.1',
  () => '2130706433',
  () => '0x7f000001',
  () => '0177.0.0.1',
  () => '[::1]',
  () => '[::ffff:169.254.169.254]',
  () => '169.254.169.254',
  () => 'metadata.google.internal',
  () => '10.0.0.1',
  () => '',
  () => '*',
  (host) => `${host}.`,
  (host) => `${host}.evil.example`,
  (host) => `evil.example/${host}`,
  (host) => `evil.example#${host}`,
  (host) => `evil.example?${host}`,
  (host) => `evil.example\\${host}`,
  (host) => `evil.example\\@${host}`,
  (host) => `${host}@evil.example`,
  (host) => `${host}:secret@evil.example`,
  (host) => `${host}%40evil.example`,
  (host) => `user@${host}`,
  (host) => `user:secret@${host}`,
  (host) => `@${host}`,
  (host) => `${host}:443`,
  (host) => `${host}:8443`,
  (host) => `${host}:`,
  (host) => `${host}:80@evil.example`,
  (host) => `evil.${host}.example`,
  (host) => `evil-${host.replaceAll('.', '-')}.example`,
  (host) => `a..${host}`,
  (host) => `.${host}`,
  (host) => `-.${host}`,
  (host) => `a.b.${host}`,
  (host) => `xn--a.${host}.evil.example`,
  (host) => host.replace('.', '%2e'),
  (host) => host.replace('.', '。'),
  (host) => host.replace('.', '․'),
  (host) => host.replace('a', 'а'),
  (host) => host.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  (host) => `${host} `,
  (host) => ` ${host}`,
  (host) => `${host}\t`,
  (host) => `${host}\n.evil.example`,
  (host) => `${host}\0.evil.example`,
  (host) => `${host}%00.evil.example`,
  (host) =>
    host
      .split('.')
      .slice(2)
      .join('.')
      .replace(/^[^.]+$/, 'example'),
]

const schemes = [
  'http://',
  'ftp://',
  'ws://',
  'wss://',
  'file://',
  'gopher://',
  'data:',
  'javascript:',
  'blob:https://',
  'view-source:https://',
  'https:',
  'https:/',
  'https:///',
  'https:\\\\',
  '//',
  '',
  ' https://',
  'HTTPS://',
  'https ://',
  'jar:https://',
]

/** Paths that lead elsewhere, or do to some parser. */
const paths: ((path: string) => string)[] = [
  () => '',
  () => '/',
  () => '/admin',
  () => '/login',
  () => '/.git/config',
  () => '/rest/api/3/user/search?query=a',
  () => '/rest/api/3/issue/SHOP-1/transitions',
  () => '/_apis/tokens/pats?api-version=7.1',
  () => '/api/v2/delete_case/1',
  (path) => path.replace('/', '//'),
  (path) => path.replace('/', '\\'),
  (path) => `/..${path}`,
  (path) => `/.${path}`,
  (path) => `/%2e%2e${path}`,
  (path) => `/x/..${path}`,
  (path) => path.replace(/\/([^/]+)$/, '/../$1'),
  (path) => path.replace(/\/([^/]+)$/, '/./$1'),
  (path) => path.replace(/\/([^/]+)$/, '%2f$1'),
  (path) => path.replace(/\/([^/]+)$/, '%5c$1'),
  (path) => path.replace(/\/([^/]+)$/, ';x=1/$1'),
  (path) => `${path}#x`,
  (path) => `${path}&x=1`,
  (path) => `${path}/../../x`,
  (path) => `${path}/`,
  (path) => `${path}%00`,
  (path) => `${path}%0d%0aX-Injected:%201`,
  (path) => `${path}\r\nX-Injected: 1`,
  (path) => `${path} HTTP/1.1`,
  (path) => `${path}\n`,
  (path) => ` ${path}`,
  (path) => `${path}é`,
  (path) => path.replace(/[a-z](?=[^a-z]*$)/, (letter) => letter.toUpperCase()),
  (path) => `/x${path}`,
  (path) => `${path}x`.replace(/\d+x$/, '0'),
]

const methods = ['get', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'DELETE', '']

export function hostileRequests(tool: TestToolId): { method: string; url: string }[] {
  const { method, host, path } = goodAddresses[tool]
  const urls = [
    ...hosts.map((change) => `https://${change(host)}${path}`),
    ...schemes.map((scheme) => `${scheme}${host}${path}`),
    ...paths.map((change) => `https://${host}${change(path)}`),
    ...Object.values(goodAddresses)
      .filter((other) => other.host !== host)
      .flatMap((other) => [
        `https://${other.host}${path}`,
        `https://${host}${other.path}`,
        `https://${other.host}${other.path}`,
      ]),
  ].map((url) => ({ method, url }))
  return [...urls, ...methods.map((other) => ({ method: other, url: `https://${host}${path}` }))]
}

/** Values of a person's settings and of the tool's answers, put where an address is made from them. */
export const hostileParts = [
  '../../admin',
  '..',
  '.',
  '%2e%2e',
  '..%2f..%2fadmin',
  'SHOP/../../admin',
  'SHOP?x=1',
  'SHOP#x',
  'SHOP&x=1',
  'SHOP\\admin',
  'SHOP%00',
  'SHOP\r\nX-Injected: 1',
  '@evil.example',
  '//evil.example',
  'https://evil.example',
  ':443',
  'SHOP;x',
  '1/../2',
  '*',
  '{{x}}',
  '$(id)',
  "' OR 1=1 --",
  '‮SHOP',
  'é',
  ' ',
  '0',
  '-1',
  '1e9',
  '9'.repeat(200),
]
