/** The policy of the password form: it loads nothing, and posts to the site itself. */
export const passwordPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** Asks for the password of a link. `refusal` says why it was not taken; a constant text. */
export const passwordPage = (refusal?: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Password needed</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.125rem/1.6 system-ui, sans-serif }
main { width: min(24rem, 100vw - 3rem); padding-block: 2rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem }
p { margin: 0 0 1.5rem }
label { display: block }
input, button { box-sizing: border-box; width: 100%; font: inherit; padding: .6rem .8rem; margin-block: .35rem .9rem }
</style>
</head>
<body><main><h1>Password needed</h1>
<p${refusal === undefined ? '' : ' role="alert"'}>${refusal ?? 'This page is meant for you alone. Ask the person who sent you the link for its password.'}</p>
<form method="post"><label for="password">Password</label>
<input id="password" name="password" type="password" required maxlength="100" autocomplete="current-password" autofocus>
<button type="submit">Open the page</button></form></main></body>
</html>
`
