/* global window -- a script of the page, outside the bundle */
// The policy of the app forbids code from text. Zod reads this when it is evaluated, in whichever chunk the bundler puts
// it; a classic script in the head runs before every module.
window.__zod_globalConfig = { jitless: true }
// Runs before the first paint, so that a chosen theme never flashes in late. `src/lib/theme.ts` does the rest.
;(function () {
  try {
    var theme = window.localStorage.getItem('thumb-theme')
    if (/^(dim|light|dark|aqua|night|sunset|synthwave|wireframe)$/.test(theme || ''))
      window.document.documentElement.dataset.theme = theme
  } catch {
    // Storage is switched off: the default theme stays.
  }
})()
