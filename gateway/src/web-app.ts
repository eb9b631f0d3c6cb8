import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { DomainError } from '@thumbfolio/contracts'
import compression from 'compression'
import express, { type RequestHandler, type Response } from 'express'

const immutable = 'public, max-age=31536000, immutable'
const acceptsPage = (accept: string | undefined) => accept === undefined || /text\/html|\*\/\*/.test(accept)

/** Tells the toasts' style sheet (goober) the nonce of this answer; the policy lets nothing else inline through. */
const nonceScript = (nonce: string) =>
  `<script nonce="${nonce}">window.__nonce__=document.currentScript.nonce</script>`

export interface WebAppOptions {
  /** The directory the web app was built into. */
  readonly dist: string
  readonly policyWithNonce: (nonce: string) => string
}

/** The built web app: its files, and its page for every other address that a browser asks for. */
export function webApp({ dist, policyWithNonce }: WebAppOptions): RequestHandler[] {
  const files = express.static(dist, { index: false, redirect: false, setHeaders: cacheFor(dist) })
  const page = pageReader(join(dist, 'index.html'))

  const servePage: RequestHandler = async (request, response) => {
    const isFile = extname(request.path) !== '' || request.path.startsWith('/assets/')
    if (isFile || !acceptsPage(request.headers.accept)) throw new DomainError('not-found')
    const html = await page()
    const nonce = randomBytes(16).toString('base64')
    response
      .set({ 'Content-Security-Policy': policyWithNonce(nonce), 'Cache-Control': 'no-cache' })
      .type('html')
      .end(html.replace('<head>', `<head>${nonceScript(nonce)}`))
  }

  return [onlyReading, compression(), files, servePage]
}

const onlyReading: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next()
  response.set('Allow', 'GET, HEAD')
  next(new DomainError('method-not-allowed'))
}

/** A name with a hash never changes its content; anything else is asked for again. */
const cacheFor = (dist: string) => (response: Response, path: string) =>
  void response.set(
    'Cache-Control',
    path.startsWith(join(dist, 'assets')) ? immutable : 'public, max-age=0, must-revalidate',
  )

/** Reads the page again when it was built anew. @throws DomainError `unavailable` while it is not built */
function pageReader(path: string): () => Promise<string> {
  let known: { modifiedMs: number; html: string } | undefined
  return async () => {
    const built = await stat(path).catch(() => undefined)
    if (!built)
      throw new DomainError('unavailable', { detail: 'The web app is not built yet: npm run build -w web' })
    if (known?.modifiedMs !== built.mtimeMs)
      known = { modifiedMs: built.mtimeMs, html: await readFile(path, 'utf8') }
    return known.html
  }
}
