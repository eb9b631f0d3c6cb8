import { readFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { DomainError } from '@thumbfolio/contracts'
import { onlyReading, immutableForAYear } from '@thumbfolio/kit/http'
import compression from 'compression'
import express, { type RequestHandler, type Response } from 'express'
import { addressed, forCrawlers, isPublicPage } from './public-pages.js'

const askAgain = 'no-cache'
const acceptsPage = (accept: string | undefined) => accept === undefined || /text\/html|\*\/\*/.test(accept)

/** The web app in the directory it was built into: its files, and its page for every other address that a browser asks for. */
export function webApp(dist: string, origin: string): RequestHandler[] {
  const root = resolve(dist)
  const files = express.static(root, { index: false, redirect: false, setHeaders: cacheFor(root) })

  const page: RequestHandler = async (request, response) => {
    const isFile = extname(request.path) !== '' || request.path.startsWith('/assets/')
    if (isFile || !acceptsPage(request.headers.accept)) throw new DomainError('not-found')
    const html = await readFile(join(root, 'index.html'), 'utf8').catch((error: Error) => {
      throw isMissing(error) ? notBuilt() : error
    })
    if (!isPublicPage(request.path)) response.set('X-Robots-Tag', 'noindex')
    response
      .set('Cache-Control', askAgain)
      .type('html')
      .send(addressed(html, { origin, path: request.path }))
  }

  const readers: RequestHandler = (request, response, next) => {
    onlyReading(request, response)
    next()
  }

  return [readers, forCrawlers(origin), compression(), files, page]
}

/** A name with a hash never changes its content; anything else is asked for again. */
const cacheFor = (root: string) => (response: Response, path: string) =>
  void response.set('Cache-Control', path.startsWith(join(root, 'assets')) ? immutableForAYear : askAgain)

const isMissing = (error: Error) => 'code' in error && error.code === 'ENOENT'
const notBuilt = () =>
  new DomainError('unavailable', { detail: 'The web app is not built yet: npm run build -w web' })
