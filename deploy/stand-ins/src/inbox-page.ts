import type { InboxMail } from './inbox.js'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')

const style = `
:root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif }
body { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem }
h1 { font-size: 1.5rem; letter-spacing: -.02em; margin: 0 0 .25rem }
.lead { margin: 0 0 2rem; opacity: .75 }
article { padding: 1.25rem 0; border-top: 1px solid color-mix(in oklab, currentColor 18%, transparent) }
h2 { font-size: 1.0625rem; margin: 0 }
.to { margin: .125rem 0 .75rem; font-size: .875rem; opacity: .75; font-variant-numeric: tabular-nums }
.code { font: 600 2rem/1.2 ui-monospace, monospace; letter-spacing: .18em; margin: 0 0 .5rem }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
`

const codeIn = (text: string) => /^\s*(\d{6})\s*$/m.exec(text)?.[1]

const article = ({ to, subject, text, date }: InboxMail) => {
  const code = codeIn(text)
  return `<article>
<h2>${escape(subject)}</h2>
<p class="to">to ${escape(to.join(', '))} · <time datetime="${escape(date)}">${escape(date.replace('T', ' ').slice(0, 19))}</time></p>
${code === undefined ? '' : `<p class="code">${code}</p>`}
<pre>${escape(text.trim())}</pre>
</article>`
}

/** The inbox as a page that reloads itself. Mails are shown as text only. */
export const inboxPage = (mails: readonly InboxMail[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Inbox (${mails.length})</title>
<style>${style}</style>
</head>
<body>
<h1>Inbox</h1>
<p class="lead">Every mail Thumbfolio sends on this machine arrives here and goes nowhere else.</p>
${mails.length === 0 ? '<p>No mail yet. Sign up, and the code appears here.</p>' : mails.map(article).join('\n')}
</body>
</html>
`

export const inboxPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
