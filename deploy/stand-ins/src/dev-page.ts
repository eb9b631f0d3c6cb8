import { randomBytes } from 'node:crypto'
import { escapeHtml } from '@thumbfolio/kit/http'
import type { Response } from 'express'

const styles = `
  :root { color-scheme: light dark; --accent: light-dark(oklch(45% .13 255), oklch(80% .1 255));
    --muted: light-dark(oklch(45% 0 0), oklch(72% 0 0)); --line: light-dark(oklch(90% 0 0), oklch(32% 0 0)) }
  body { margin: 0 auto; max-width: 44rem; padding: clamp(1.5rem, 5vw, 4rem) 1.25rem;
    font: 1rem/1.6 ui-sans-serif, system-ui, sans-serif; background: light-dark(#fff, oklch(18% 0 0)) }
  h1 { font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.1; letter-spacing: -.02em; margin: 0 0 .5rem }
  header p, dl, .empty { color: var(--muted) }
  article, section { border-top: 1px solid var(--line); padding: 1.75rem 0 }
  h2 { font-size: 1.125rem; line-height: 1.3; margin: 0 0 .25rem; overflow-wrap: anywhere }
  dl { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0; font-size: .875rem }
  dl div { display: flex; gap: .375rem } dd { margin: 0; overflow-wrap: anywhere }
  .code { display: block; width: fit-content; margin: 1rem 0 0; font: 600 1.75rem/1.2 ui-monospace, monospace;
    letter-spacing: .18em; color: var(--accent); user-select: all }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 1rem 0 0 }
  form { display: flex; flex-wrap: wrap; align-items: end; gap: .75rem; margin: 1rem 0 0 }
  label { display: grid; gap: .25rem; font-size: .875rem; color: var(--muted); flex: 1 1 8rem } label.wide { flex-basis: 100% }
  input, button { font: inherit; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem;
    background: transparent; color: light-dark(#000, #fff); min-width: 0 }
  button { background: var(--accent); border-color: var(--accent); color: light-dark(#fff, #000); cursor: pointer }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
  code { font: .875rem/1.6 ui-monospace, monospace; overflow-wrap: anywhere; user-select: all }
  table { border-collapse: collapse; width: 100%; font-size: .875rem } .scroll { overflow-x: auto }
  th, td { text-align: left; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); white-space: nowrap }
  .notice { border: 1px solid var(--line); border-inline-start: 4px solid var(--accent); border-radius: .25rem;
    padding: .5rem .75rem; margin: 1rem 0; overflow-wrap: anywhere }
`

export interface DevPage {
  readonly title: string
  readonly main: string
  readonly header: string
  /** Asks for itself again. */
  readonly refreshSeconds?: number
}

/** Sends a page without script, whose forms go nowhere else. */
export function sendDevPage(response: Response, page: DevPage, status = 200): void {
  const nonce = randomBytes(16).toString('base64')
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
  response.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' }).type('html')
  response.status(status).send(html(page, nonce))
}

const html = ({ title, header, main, refreshSeconds }: DevPage, nonce: string): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
${refreshSeconds === undefined ? '' : `  <meta http-equiv="refresh" content="${refreshSeconds}">\n`}  <title>${escapeHtml(title)}</title>
  <style nonce="${nonce}">${styles}</style>
</head>
<body>
  <header>
${header}
  </header>
  <main>
${main}
  </main>
</body>
</html>
`
