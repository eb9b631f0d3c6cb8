import {
  DomainError,
  personalDataRoutes,
  type ExportFile,
  type ExportItem,
  type ExportedService,
} from '@thumbfolio/contracts'
import { createLog } from '@thumbfolio/kit/base'
import {
  createRouter,
  developmentIdentity,
  listen,
  problemHandler,
  type Listening,
  type RawBody,
} from '@thumbfolio/kit/http'
import express from 'express'

type File = Omit<ExportFile, 'id'> & { readonly body: RawBody }

/** A service at a real socket that holds what it is given, by the contract and for services alone. */
interface Holder {
  readonly url: string
  /** From now on this user has that, too. */
  put(userId: string, name: string | undefined, files: readonly File[]): void
  /** Forgets a file that it has listed, or not yet. */
  forget(userId: string, path: string): void
  /** How many of its answers were cut off by the other side. */
  cut(): number
  /** Called before each file is handed out. */
  onOpen: (id: string) => Promise<void>
  stop(): Promise<void>
}

async function startHolder(service: ExportedService): Promise<Holder> {
  const things = new Map<string, { name: string | undefined; files: Map<string, File> }[]>()
  let cut = 0
  const idOf = (at: number, path: string) => `${at}/${path}`
  const listed = (userId: string): ExportItem[] =>
    (things.get(userId) ?? []).map(({ name, files }, at) => ({
      ...(name !== undefined && { name }),
      files: [...files.values()].map(({ body: _body, ...file }) => ({ ...file, id: idOf(at, file.path) })),
    }))
  const options = {
    sessions: {
      check: () => Promise.reject(new Error('Nobody logs in here')),
      isVerified: async () => false,
      operatorState: async () => undefined,
    },
    identity: developmentIdentity(service),
    publicUrl: 'http://localhost',
  }
  const router = createRouter(
    personalDataRoutes[service],
    {
      async personalData({ params }) {
        return { status: 200 as const, body: { things: listed(params.userId) } }
      },
      async exportFile({ params: { userId, id } }) {
        await holder.onOpen(id)
        const found = things
          .get(userId)
          ?.flatMap(({ files }, at) => [...files.values()].filter(({ path }) => idOf(at, path) === id))[0]
        if (!found) throw new DomainError('not-found')
        return { status: 200 as const, body: found.body }
      },
    },
    options,
  )
  const app = express()
    .use((_request, response, next) => {
      response.once('close', () => (cut += response.writableFinished ? 0 : 1))
      next()
    })
    .use(router, problemHandler(createLog({ name: service, level: 'silent' })))
  let listening: Listening | undefined = await listen(app, { port: 0, host: '127.0.0.1' })
  const holder: Holder = {
    url: listening.url,
    put(userId, name, files) {
      const known = things.get(userId) ?? []
      things.set(userId, [...known, { name, files: new Map(files.map((file) => [file.path, file])) }])
    },
    forget(userId, path) {
      for (const { files } of things.get(userId) ?? []) files.delete(path)
    },
    cut: () => cut,
    onOpen: async () => undefined,
    async stop() {
      const running = listening
      listening = undefined
      await running?.[Symbol.asyncDispose]()
    },
  }
  return holder
}

export type Holders = Readonly<Record<ExportedService, Holder>> & {
  /** How auth finds them. */
  readonly environment: Record<string, string>
}

export async function startHolders(): Promise<Holders> {
  const [resume, generator, dashboard, payment] = [
    await startHolder('resume'),
    await startHolder('generator'),
    await startHolder('dashboard'),
    await startHolder('payment'),
  ]
  const environment = {
    RESUME_URL: resume.url,
    GENERATOR_URL: generator.url,
    DASHBOARD_URL: dashboard.url,
    PAYMENT_URL: payment.url,
  }
  return { resume, generator, dashboard, payment, environment }
}
