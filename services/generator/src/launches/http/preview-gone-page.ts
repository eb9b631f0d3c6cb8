/** The answer for an expired, a deleted and a guessed preview: all three look the same. */
export const previewGonePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>This preview has ended</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.125rem/1.6 system-ui, sans-serif }
main { max-width: 34rem; padding: 2rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem }
p { margin: 0 }
</style>
</head>
<body><main><h1>This preview has ended</h1><p>Previews are private and end after a while. If it is yours, open it
again from Thumbfolio. If somebody sent it to you, ask them for the address of the live page.</p></main></body>
</html>
`
