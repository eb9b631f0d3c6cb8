import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FactSource, FactSources, ResumeContent, WorkPicturePlace } from '@thumbfolio/contracts'
import type { Composer } from '../src/models/domain/composer.js'

async function startServer(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A place in a PDF for every text of a content, one below the other. */
export function placesFor(content: ResumeContent): FactSources {
  const pointers: string[] = []
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value === 'string') pointers.push(pointer)
    else if (typeof value === 'object' && value !== null)
      for (const [key, child] of Object.entries(value)) walk(child, `${pointer}/${key}`)
  }
  walk(content, '')
  const placed = (at: number): FactSource => ({ page: 1, box: [72, 72 + 12 * at, 200, 10] })
  return Object.fromEntries(pointers.map((pointer, at) => [pointer, placed(at)]))
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn)

const nothing = 'There is nothing here'

/** What a service answers about what it does not have. */
export const absent = {
  type: 'x',
  title: 'x',
  status: 404,
  detail: nothing,
  code: 'not-found',
  message: nothing,
  error: nothing,
}

/** The resume service as a launch sees it. */
export async function startResumes() {
  const resumes = new Map<string, { content: ResumeContent; sources: FactSources }>()
  const portraits = new Map<string, Uint8Array>()
  const works = new Map<string, readonly { place: WorkPicturePlace; png: Uint8Array }[]>()
  const pdfs = new Map<string, Uint8Array>()
  const unplaced = new Map<string, readonly string[]>()
  const unread = new Map<string, readonly string[]>()
  let failures = 0
  let passing = 0
  let reads = 0
  const server = await startServer((incoming, response) => {
    const [, userId, id] =
      /^\/internal\/users\/([^/]+)\/resumes\/([^/]+)\/content$/.exec(incoming.url ?? '') ?? []
    const known = resumes.get(`${userId}/${id}`)
    const portrait = portraits.get(incoming.url ?? '')
    if (portrait) return response.writeHead(200, { 'Content-Type': 'image/png' }).end(portrait)
    const pdf = pdfs.get(incoming.url ?? '')
    if (pdf) return response.writeHead(200, { 'Content-Type': 'application/pdf' }).end(pdf)
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    const [, list = '', number] = /^(.+\/pictures)(?:\/(\d+))?$/.exec(incoming.url ?? '') ?? []
    const work = works.get(list)
    if (work && number === undefined) return json(200, { pictures: work.map(({ place }) => place) })
    const shown = work?.[Number(number)]
    if (shown) return response.writeHead(200, { 'Content-Type': 'image/png' }).end(shown.png)
    reads++
    if (passing > 0) passing--
    else if (failures > 0) {
      failures--
      return json(503, {})
    }
    const [, textOf] = /^\/internal\/users\/([^/]+\/resumes\/[^/]+)\/text$/.exec(incoming.url ?? '') ?? []
    const read = resumes.get(textOf?.replace('/resumes/', '/') ?? '')
    if (read)
      return json(200, {
        language: 'en',
        texts: [...textsIn(read.content), ...(unplaced.get(textOf!) ?? [])],
        unread: unread.get(textOf!) ?? [],
      })
    if (known) {
      const language = Object.keys(known.content).length > 0 ? 'en' : 'und'
      const details = { language, etag: '"1"', name: 'resume.pdf', pageSizes: [[595, 842]] }
      return json(200, { ...known, ...details })
    }
    return json(404, absent)
  })
  return {
    ...server,
    /** Every text has a place unless `sources` say otherwise. */
    put: (userId: string, id: string, content: ResumeContent, sources = placesFor(content)) =>
      void resumes.set(`${userId}/${id}`, { content, sources }),
    /** The portrait on its first page. */
    putPortrait: (userId: string, id: string, png: Uint8Array) =>
      void portraits.set(`/internal/users/${userId}/resumes/${id}/portrait`, png),
    /** Pictures of work in its file. */
    putWork: (userId: string, id: string, ...pictures: { place: WorkPicturePlace; png: Uint8Array }[]) =>
      void works.set(`/internal/users/${userId}/resumes/${id}/pictures`, pictures),
    /** Its file, where it is a PDF. */
    putPdf: (userId: string, id: string, pdf: Uint8Array) =>
      void pdfs.set(`/internal/users/${userId}/resumes/${id}/pdf`, pdf),
    /** What its file says besides. */
    putUnplaced: (userId: string, id: string, texts: readonly string[]) =>
      void unplaced.set(`${userId}/resumes/${id}`, texts),
    /** What of its file could not be read. */
    putUnread: (userId: string, id: string, codes: readonly string[]) =>
      void unread.set(`${userId}/resumes/${id}`, codes),
    remove(userId: string, id: string): void {
      resumes.delete(`${userId}/${id}`)
      pdfs.delete(`/internal/users/${userId}/resumes/${id}/pdf`)
      portraits.delete(`/internal/users/${userId}/resumes/${id}/portrait`)
    },
    /** Fails the next `count` reads, after letting some pass. */
    fail(count: number, { after = 0 } = {}): void {
      failures = count
      passing = after
    },
    reads: () => reads,
  }
}

/** Plays the gateway's host routing: `<site>.localhost` goes to `/sites/<site>` of the generator. */
export async function startFront() {
  let generator = ''
  let tampered: ((site: string, path: string) => string | undefined) | undefined
  const server = await startServer((incoming, response) => {
    const site = (incoming.headers.host ?? '').split('.')[0] ?? ''
    const path = incoming.url ?? '/'
    const other = tampered?.(site, path)
    if (other !== undefined) return void response.end(other)
    const { hostname, port } = new URL(generator)
    const { method, headers } = incoming
    const forwarded = request(
      { hostname, port, path: `/sites/${site}${path}`, method, headers, agent: false },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    forwarded.on('error', () => response.writeHead(502).end())
    incoming.pipe(forwarded)
  })
  return {
    ...server,
    forwardTo: (url: string) => void (generator = url),
    /** Serves other bytes where the function gives some. */
    tamper: (with_: typeof tampered) => void (tampered = with_),
  }
}

/** Auth's ledger, as far as launches meet it: holds by launch id, and releases that come first are remembered. */
export function fakeLedger(balance: number) {
  const states = new Map<string, 'held' | 'captured' | 'released'>()
  const costs = new Map<string, number>()
  let free = balance
  return {
    hold(launchId: string, credits: number): 'held' | 'captured' | 'released' | 'insufficient' {
      const known = states.get(launchId)
      if (known) return known
      if (free < credits) return 'insufficient'
      free -= credits
      costs.set(launchId, credits)
      states.set(launchId, 'held')
      return 'held'
    },
    capture: (launchId: string) => void states.set(launchId, 'captured'),
    release(launchId: string): void {
      if (states.get(launchId) === 'held') free += costs.get(launchId) ?? 0
      states.set(launchId, 'released')
    },
    free: () => free,
    states,
  }
}

/** The local composer, which can be made to fail or to hang. */
export function scriptedComposer(local: Composer) {
  let mood: 'works' | 'fails' | 'hangs' = 'works'
  let calls = 0
  const waiting: (() => void)[] = []
  const composer: Composer = {
    name: local.name,
    async compose(input) {
      calls++
      if (mood === 'fails') throw new Error('The model does not answer')
      if (mood === 'hangs') await new Promise<void>((resolve) => void waiting.push(resolve))
      return local.compose(input)
    },
  }
  return {
    composer,
    set(next: typeof mood) {
      mood = next
      if (mood !== 'hangs') for (const resume of waiting.splice(0)) resume()
    },
    /** Who hangs goes on hanging; later calls work. */
    letOthersWork: () => void (mood = 'works'),
    calls: () => calls,
  }
}
