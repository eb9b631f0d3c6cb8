import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createEmulator } from 'emulate'
import { z } from 'zod'
import { freePort } from '../free-port.js'
import { openAccounts, type FakeAccountRepository } from './github-accounts.js'
import type { GitHubReply } from './github-reply.js'
import { requestComplaints } from './github-operations.js'

/** A request as it came in. */
export interface GitHubRequest {
  readonly method: string
  readonly path: string
  readonly body: unknown
  /** Epoch milliseconds. */
  readonly at: number
  /** What is wrong with it by GitHub's description of its API. */
  readonly complaints: readonly string[]
}

/** Answers instead of GitHub, once. `isMeant` chooses the request. */
export interface GitHubFault {
  readonly isMeant?: (request: GitHubRequest) => boolean
  readonly reply: GitHubReply
}

export interface FakeGitHub extends AsyncDisposable {
  /** Serves as the base URL of the API. */
  readonly url: string
  readonly token: string
  readonly organisation: string
  readonly requests: readonly GitHubRequest[]
  /** Commit statuses, oldest first. */
  readonly statuses: readonly { readonly sha: string; readonly body: unknown }[]
  /** Creates an account of this name with these repositories; without any, removes it. */
  account(login: string, repositories: readonly FakeAccountRepository[] | undefined): void
  /** What the next requests that are meant get instead of an answer. */
  fail(...faults: readonly GitHubFault[]): void
  /** Takes a right from the GitHub App, whose installation is 7. */
  revoke(permission: string): void
  /** Has so many reads of each repository that is created from now on find nothing. */
  hideNewRepositories(reads: number): void
  /** Has the Git Data API refuse this repository as empty until it has a file. */
  empty(name: string): void
  /** Answers as GitHub would, without a fault and without a record. */
  ask(method: string, path: string, body?: unknown): Promise<GitHubReply>
  /** Undefined where no repository has that name. */
  repository(name: string): Promise<z.infer<typeof Repository> | undefined>
  /** Messages of the commits on the default branch, newest first. */
  history(name: string): Promise<string[]>
  /** Paths and contents on the default branch; undefined where there is no such repository. */
  files(name: string): Promise<ReadonlyMap<string, Buffer> | undefined>
}

const Repository = z.object({ id: z.number(), private: z.boolean(), default_branch: z.string() })
const Commits = z.array(z.object({ commit: z.object({ message: z.string() }) }))
const Ref = z.object({ object: z.object({ sha: z.string() }) })
const Commit = z.object({ tree: z.object({ sha: z.string() }) })
const Tree = z.object({ tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })) })
const Blob = z.object({ content: z.string(), encoding: z.enum(['base64', 'utf-8']) })

const token = 'fake-github-token'
const organisation = 'thumbfolio'
const notFound = { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' }

/**
 * GitHub at the socket: `emulate` keeps repositories and Git objects, and this adds what it lacks: names without case,
 * redirects of renamed repositories, commit statuses, empty repositories, limits, and creations that are seen late.
 */
export async function startFakeGitHub(): Promise<FakeGitHub> {
  const emulator = await createEmulator({
    service: 'github',
    port: await freePort(),
    seed: {
      tokens: { [token]: { login: 'operator', scopes: ['repo', 'delete_repo', 'admin:org'] } },
      github: {
        users: [{ login: 'operator' }],
        orgs: [{ login: organisation, members: [{ login: 'operator', role: 'admin' }] }],
      },
    },
  })
  const requests: GitHubRequest[] = []
  const statuses: { sha: string; body: unknown }[] = []
  const faults: GitHubFault[] = []
  const accounts = openAccounts()
  const renamed = new Map<string, number>()
  /** Names as they were created, by their name in lower case. */
  const names = new Map<string, string>()
  const hidden = new Map<string, number>()
  const emptied = new Set<string>()
  const permissions = new Map(['administration', 'contents', 'statuses'].map((right) => [right, 'write']))
  let hiddenReads = 0
  let url = ''

  async function emulated(method: string, path: string, body?: unknown): Promise<GitHubReply> {
    const response = await fetch(`${emulator.url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, ...(text !== '' && { body: JSON.parse(text) as unknown }) }
  }

  async function byId(id: number): Promise<GitHubReply> {
    for (const name of names.values()) {
      const found = await emulated('GET', `/repos/${organisation}/${name}`)
      if ((found.body as { id?: number }).id === id) return found
    }
    return { status: 404, body: notFound }
  }

  async function answer(method: string, path: string, body?: unknown): Promise<GitHubReply> {
    const byItsId = /^\/repositories\/(\d+)$/.exec(path)
    if (byItsId) return byId(Number(byItsId[1]))
    if (method === 'POST' && path === `/orgs/${organisation}/repos`) return create(path, body)
    const [, asked = '', rest = ''] = /^\/repos\/[^/]+\/([^/]+)(.*)$/.exec(path) ?? []
    if (asked === '') return emulated(method, path, body)
    return ofRepository({ method, name: names.get(asked.toLowerCase()), asked, rest }, body)
  }

  async function create(path: string, body: unknown): Promise<GitHubReply> {
    const { name } = body as { name: string }
    const isTaken = names.has(name.toLowerCase())
    const message = 'name already exists on this account'
    if (isTaken)
      return {
        status: 422,
        body: { message: 'Repository creation failed.', errors: [{ resource: 'Repository', message }] },
      }
    const made = await emulated('POST', path, body)
    if (made.status !== 201) return made
    names.set(name.toLowerCase(), name)
    renamed.delete(name.toLowerCase())
    if (hiddenReads > 0) hidden.set(name, hiddenReads)
    return made
  }

  async function ofRepository(
    { method, name, asked, rest }: { method: string; name: string | undefined; asked: string; rest: string },
    body: unknown,
  ): Promise<GitHubReply> {
    const moved = renamed.get(asked.toLowerCase())
    if (name === undefined && moved !== undefined) {
      const location = `${url}/repositories/${moved}`
      const moving = {
        message: 'Moved Permanently',
        url: location,
        documentation_url: 'https://docs.github.com/v3',
      }
      return { status: 301, headers: { Location: location }, body: moving }
    }
    if (name === undefined) return { status: 404, body: notFound }
    const unseen = method === 'GET' ? (hidden.get(name) ?? 0) : 0
    if (unseen > 0) {
      hidden.set(name, unseen - 1)
      return { status: 404, body: notFound }
    }
    const sha = /^\/statuses\/(\w+)$/.exec(rest)?.[1]
    if (method === 'POST' && sha !== undefined) {
      statuses.push({ sha, body })
      return { status: 201, body: { id: statuses.length, ...(body as object) } }
    }
    if (rest.startsWith('/git/') && emptied.has(name))
      return { status: 409, body: { message: 'Git Repository is empty.' } }
    if (rest.startsWith('/contents/')) emptied.delete(name)
    const reply = await emulated(method, `/repos/${organisation}/${name}${rest}`, body)
    if (rest !== '' || reply.status >= 300) return reply
    if (method === 'DELETE') names.delete(name.toLowerCase())
    if (method === 'PATCH') rename(name, reply.body as { id: number; name: string })
    return reply
  }

  function rename(from: string, { id, name: to }: { id: number; name: string }): void {
    if (from === to) return
    names.delete(from.toLowerCase())
    names.set(to.toLowerCase(), to)
    renamed.set(from.toLowerCase(), id)
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const bytes = Buffer.concat(chunks)
    const { method = 'GET', url: target = '/', headers } = incoming
    const { pathname } = new URL(target, url)
    const path = decodeURIComponent(pathname)
    const body = bytes.length > 0 ? (JSON.parse(bytes.toString()) as unknown) : undefined
    const isOwnPath = path.startsWith('/repositories/')
    const complaints = isOwnPath ? [] : requestComplaints(method, path, body)
    const request: GitHubRequest = { method, path, body, at: Date.now(), complaints }
    requests.push(request)
    const fault = faults.findIndex(({ isMeant }) => isMeant?.(request) ?? true)
    if (fault >= 0) return send(response, faults.splice(fault, 1)[0]!.reply)
    if (path.startsWith('/app/'))
      return send(response, ofApp(headers.authorization ?? '', method, permissions))
    const listed = method === 'GET' ? accounts.answer(new URL(target, url), headers) : undefined
    if (listed) return send(response, listed)
    if (!/^(?:token|bearer) fake-github-token$/i.test(headers.authorization ?? ''))
      return send(response, { status: 401, body: { message: 'Bad credentials' } })
    if (complaints.length > 0)
      return send(response, { status: 422, body: { message: complaints.join('; ') } })
    const query = new URL(target, url).search
    const reply = await answer(method, `${path}${method === 'GET' ? query : ''}`, body)
    const limits = { 'X-RateLimit-Remaining': '4000', 'X-OAuth-Scopes': 'repo, delete_repo' }
    send(response, { ...reply, headers: { ...limits, ...reply.headers } })
  }

  const server = createServer((incoming, response) => void handle(incoming, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** What is at a path of a repository; undefined where it is something else, or nothing. */
  const read = async <T>(schema: z.ZodType<T>, name: string, path = ''): Promise<T | undefined> =>
    schema.safeParse((await answer('GET', `/repos/${organisation}/${name}${path}`)).body).data

  return {
    url,
    token,
    organisation,
    requests,
    statuses,
    account: accounts.set,
    fail: (...more) => void faults.push(...more),
    hideNewRepositories: (reads) => void (hiddenReads = reads),
    revoke: (permission) => void permissions.delete(permission),
    empty: (name) => void emptied.add(name),
    ask: answer,
    repository: (name) => read(Repository, name),
    history: async (name) =>
      ((await read(Commits, name, '/commits')) ?? []).map(({ commit }) => commit.message),
    async files(name) {
      const repository = await read(Repository, name)
      const ref = repository && (await read(Ref, name, `/git/ref/heads/${repository.default_branch}`))
      const commit = ref && (await read(Commit, name, `/git/commits/${ref.object.sha}`))
      const found = commit && (await read(Tree, name, `/git/trees/${commit.tree.sha}?recursive=1`))
      if (!found) return undefined
      const files = new Map<string, Buffer>()
      for (const { path, type, sha } of found.tree) {
        if (type !== 'blob') continue
        const blob = await read(Blob, name, `/git/blobs/${sha}`)
        // Deleted meanwhile.
        if (!blob) return undefined
        files.set(path, Buffer.from(blob.content, blob.encoding))
      }
      return files
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await emulator.close()
    },
  }
}

/** A GitHub App shows a JSON web token, and gets a token that expires in an hour. */
function ofApp(authorization: string, method: string, permissions: ReadonlyMap<string, string>): GitHubReply {
  if (!/^bearer eyJ[\w-]+\.[\w-]+\.[\w-]+$/i.test(authorization))
    return { status: 401, body: { message: 'A JSON web token could not be decoded' } }
  const granted = { permissions: Object.fromEntries(permissions), repository_selection: 'all' }
  if (method === 'GET')
    return { status: 200, body: { id: 7, account: { login: organisation }, suspended_at: null, ...granted } }
  const expires_at = new Date(Date.now() + 3_600_000).toISOString()
  return { status: 201, body: { token, expires_at, ...granted } }
}

function send(response: ServerResponse, { status, headers, body }: GitHubReply): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}
