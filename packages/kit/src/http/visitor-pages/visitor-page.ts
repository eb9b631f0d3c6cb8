import { escapeHtml } from '@thumbfolio/contracts'
import type { ErrorPageWords } from '@thumbfolio/contracts/languages'
import type { Request, Response } from 'express'
import { directionOf, visitorLanguage, visitorWords } from './visitor-words.js'

/** Why a visitor of a published site gets no page. */
export type VisitorFault = Exclude<keyof ErrorPageWords, 'link'>

const statuses: Readonly<Record<VisitorFault, number>> = { absent: 404, unavailable: 503, busy: 429 }

/** What programs look for on any host: icons, well-known files, and holes in other people's software. */
const probed =
  /^\/(?:favicon\.ico|apple-touch-icon[\w-]*\.png|icon\.svg|browserconfig\.xml|(?:site\.web)?manifest\.(?:json|webmanifest)|(?:ads|app-ads|security|humans)\.txt|sitemap[\w-]*\.xml|\.well-known\/.*|\.(?:env|git|aws|svn|ds_store).*|(?:wp-|wordpress|xmlrpc|phpmyadmin|cgi-bin|vendor\/).*|.*\.(?:php\d?|aspx?|jsp|cgi|map))$/i
const probeMaxAgeSeconds = 300

/** Whether a path is one that programs try and no person opens. */
export const isProgramsPath = (path: string): boolean => probed.test(path)

/** A 404 of a few bytes, which may be kept for five minutes. */
export function sendShortNotFound(response: Response): void {
  response.status(404)
  response.set({
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': `public, max-age=${probeMaxAgeSeconds}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  })
  response.send('Not found\n')
}

/**
 * Answers a visitor of a site that cannot be shown: a small page in their language with a link to the app, never a
 * problem in JSON. It loads nothing, cannot be framed and is not indexed.
 */
export function sendVisitorPage(
  request: Pick<Request, 'headers'>,
  response: Response,
  {
    fault,
    appUrl,
    retryAfterSeconds = 60,
  }: { fault: VisitorFault; appUrl: string; retryAfterSeconds?: number | undefined },
): void {
  const language = visitorLanguage(request.headers['accept-language'])
  const status = statuses[fault]
  if (status !== 404) response.set('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))))
  response.status(status).set(headers).set('Content-Language', language)
  response.send(documentIn(language, fault, appUrl))
}

const headers: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  Vary: 'Accept-Language',
}

function documentIn(language: string, fault: VisitorFault, appUrl: string): string {
  const {
    [fault]: { title, text },
    link,
  } = visitorWords(language)
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root{color-scheme:light dark;--ink:#1f2328;--muted:#57606a;--paper:#fbfbf9}
@media(prefers-color-scheme:dark){:root{--ink:#e9e9e6;--muted:#a5a9ae;--paper:#16181b}}
body{margin:0;min-height:100vh;min-height:100svh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:32rem;padding:2rem 1.5rem}
h1{font:600 clamp(1.75rem,1.4rem + 2vw,2.5rem)/1.12 Georgia,serif;letter-spacing:-.02em;margin:0 0 1rem;text-wrap:balance}
p{margin:0 0 2rem;color:var(--muted);text-wrap:pretty}
a{color:inherit;text-underline-offset:.2em}
</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p><a href="${escapeHtml(appUrl)}">${link}</a></main></body>
</html>
`
}
