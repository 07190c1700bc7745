// The page's Content-Security-Policy forbids code made of text. zod would try it out when it is loaded, which the browser
// reports as a violation: it is told not to, here, before it is loaded. Setting it through zod itself would load zod with
// every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
