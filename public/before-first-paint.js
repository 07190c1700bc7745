/* global document, localStorage, location, matchMedia, navigator, performance, setTimeout */
// Runs before the first paint: sets the theme (the saved choice, else the operating system's preference) and the language
// (the saved choice, else the first supported one of the browser). Keep in step with src/storage/preferences.ts,
// src/app/theme/use-theme.ts and src/lib/language.ts. A file rather than an inline script: the Content-Security-Policy
// allows no inline script.
;(function () {
  var root = document.documentElement
  var theme = null
  var language = null
  try {
    theme = localStorage.getItem('theme')
    language = localStorage.getItem('language')
  } catch {
    // Storage is blocked: the browser's preferences decide.
  }
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.classList.toggle('dark', dark)

  var wanted = [language].concat(
    navigator.languages.map(function (tag) {
      return tag.toLowerCase().split('-')[0]
    }),
  )
  root.lang =
    wanted.find(function (tag) {
      return tag === 'en' || tag === 'es'
    }) || 'en'

  // Prerendered pages are in English. Other readers see the page once the app has rendered it in their language, or the
  // English one if that takes longer than four seconds.
  if (document.querySelector('meta[name="prerendered"]') !== null && root.lang !== 'en') {
    root.setAttribute('data-pending', '')
    setTimeout(function () {
      root.removeAttribute('data-pending')
    }, 4000)
  }

  // The language switch of a prerendered page works before the app has started.
  document.addEventListener('click', function (event) {
    var pressed = event.target.closest('[data-language]')
    if (pressed === null || event.defaultPrevented) return
    try {
      localStorage.setItem('language', pressed.dataset.language)
      location.reload()
    } catch {
      // Storage is blocked; the app explains that once it has started.
    }
  })

  // Without its scripts the page does not respond: it reloads once, and says so when that does not help. src/main.tsx
  // reports scripts that fail to load after the first one.
  document.addEventListener(
    'error',
    function (event) {
      if (event.target.localName === 'script') recoverFromLostScript()
    },
    true,
  )
  document.addEventListener('lostscript', recoverFromLostScript)

  // Several scripts can be lost at once.
  var reloading = false
  function recoverFromLostScript() {
    if (reloading) return
    reloading = performance.getEntriesByType('navigation')[0].type !== 'reload'
    if (reloading) location.reload()
    else if (document.getElementById('lost-script') === null) document.body.prepend(lostScriptNotice())
  }

  function lostScriptNotice() {
    var spanish = root.lang === 'es'
    var box = document.createElement('p')
    box.id = 'lost-script'
    box.setAttribute('role', 'alert')
    box.textContent = spanish ? 'Una parte de esta página no llegó, por eso no responde. ' : 'Part of this page did not arrive, so it does not answer. '
    var link = document.createElement('a')
    link.href = location.href
    link.textContent = spanish ? 'Volver a cargar la página' : 'Reload the page'
    box.append(link)
    root.removeAttribute('data-pending')
    return box
  }
})()
