/* global document, localStorage, matchMedia */
// Marks the document dark before anything is painted: the saved choice, else the operating system's preference.
// The key and the marker are those of src/storage/preferences.ts and src/app/theme/use-theme.ts.
;(function () {
  var saved = null
  try {
    saved = localStorage.getItem('theme')
  } catch {
    // Storage is blocked: the operating system decides.
  }
  var dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', dark)
})()
