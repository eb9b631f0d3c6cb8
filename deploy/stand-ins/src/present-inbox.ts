import type { ReceivedMail } from './mail-archive.js'

const shownMails = 50
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')

const styles = `
  :root { color-scheme: light dark; --accent: light-dark(oklch(45% .13 255), oklch(80% .1 255));
    --muted: light-dark(oklch(45% 0 0), oklch(72% 0 0)); --line: light-dark(oklch(90% 0 0), oklch(32% 0 0)) }
  body { margin: 0 auto; max-width: 44rem; padding: clamp(1.5rem, 5vw, 4rem) 1.25rem;
    font: 1rem/1.6 ui-sans-serif, system-ui, sans-serif; background: light-dark(#fff, oklch(18% 0 0)) }
  h1 { font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.1; letter-spacing: -.02em; margin: 0 0 .5rem }
  header p, dl, .empty { color: var(--muted) }
  article { border-top: 1px solid var(--line); padding: 1.75rem 0 }
  h2 { font-size: 1.125rem; line-height: 1.3; margin: 0 0 .25rem; overflow-wrap: anywhere }
  dl { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0; font-size: .875rem }
  dl div { display: flex; gap: .375rem } dd { margin: 0; overflow-wrap: anywhere }
  .code { display: block; width: fit-content; margin: 1rem 0 0; font: 600 1.75rem/1.2 ui-monospace, monospace;
    letter-spacing: .18em; color: var(--accent); user-select: all }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 1rem 0 0 }
`

/** The inbox as a page without script: it asks for itself again every few seconds. Mails are shown as text only. */
export const inboxPage = (mails: readonly ReceivedMail[], nonce: string): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta http-equiv="refresh" content="4">
  <title>Mail inbox (${mails.length})</title>
  <style nonce="${nonce}">${styles}</style>
</head>
<body>
  <header>
    <h1>Mail inbox</h1>
    <p>Every mail that this installation sends arrives here, newest first. Nothing leaves this machine.</p>
  </header>
  <main>
${mails.length === 0 ? '    <p class="empty">No mail yet. Sign up in the app, and the code arrives here.</p>' : mails.slice(0, shownMails).map(article).join('\n')}
  </main>
</body>
</html>
`

function article({ subject, to, from, text, date }: ReceivedMail): string {
  const code = /\b\d{6}\b/.exec(text)?.[0]
  const time = `<time datetime="${date}">${date.slice(0, 19).replace('T', ' ')} UTC</time>`
  return `    <article>
      <h2>${escaped(subject)}</h2>
      <dl><div><dt>To</dt><dd>${escaped(to.join(', '))}</dd></div><div><dt>From</dt><dd>${escaped(from)}</dd></div><div><dt>At</dt><dd>${time}</dd></div></dl>
      ${code === undefined ? '' : `<strong class="code">${code}</strong>`}
      <pre>${escaped(text)}</pre>
    </article>`
}
