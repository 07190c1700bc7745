/* global document, localStorage, location, matchMedia, navigator, performance, setTimeout */
// Before anything is painted: the theme (the saved choice, else the operating system's preference) and the language (the
// saved choice, else the first of the browser's that we have). The keys, the marker and the rules are those of
// src/storage/preferences.ts, src/app/theme/use-theme.ts and src/lib/language.ts.
;(function () {
  var root = document.documentElement
  var theme = null
  var language = null
  var session = false
  try {
    theme = localStorage.getItem('theme')
    language = localStorage.getItem('language')
    session = Object.keys(localStorage).some(function (key) {
      return /^sb-.*-auth-token$/.test(key)
    })
  } catch {
    // Storage is blocked: the browser decides.
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

  // What was rendered when the site was built is English, and its forms are for people who are not signed in. Anybody
  // else sees the page when the script has rendered theirs; if it never does, the built one is better than none.
  var form = root.hasAttribute('data-form')
  if (root.hasAttribute('data-prerendered') && (root.lang !== 'en' || (form && (session || /[?&]error=/.test(location.search))))) {
    root.setAttribute('data-pending', '')
    setTimeout(function () {
      root.removeAttribute('data-pending')
    }, 4000)
  }

  // The language switch of a built page, until its script is there and takes the press itself.
  document.addEventListener('click', function (event) {
    var pressed = event.target.closest('[data-language]')
    if (pressed === null || event.defaultPrevented) return
    try {
      localStorage.setItem('language', pressed.dataset.language)
      location.reload()
    } catch {
      // The script says what cannot be kept.
    }
  })

  // A script that is lost on the way leaves a page that answers nothing: the page is loaded once more. Where that would take
  // what was typed, or did not help, it is said instead. Of a script that is asked for by another one src/main.tsx tells.
  document.addEventListener(
    'error',
    function (event) {
      if (event.target.localName === 'script') replaceLostScript()
    },
    true,
  )
  document.addEventListener('lostscript', replaceLostScript)

  function replaceLostScript() {
    var typed = Array.from(document.querySelectorAll('input:not([type="checkbox"], [type="radio"])')).some(function (input) {
      return input.value !== ''
    })
    if (!typed && performance.getEntriesByType('navigation')[0].type !== 'reload') location.reload()
    else if (document.getElementById('lost-script') === null) document.body.prepend(lostScript())
  }

  function lostScript() {
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

  // A form that is sent before the script is there waits for it.
  if (form) {
    document.addEventListener('submit', function (event) {
      if (event.target.method === 'dialog') event.target.setAttribute('data-sent', '')
    })
  }
})()
