// zod tests on load whether it may compile code, which the Content-Security-Policy reports as a violation. This global turns
// the test off before zod loads. zod's own setting would load zod with every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
