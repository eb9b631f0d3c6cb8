import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { GitHubReply } from './github-reply.js'

/** A public or private repository of an account, as somebody describes it there. */
export interface FakeAccountRepository {
  readonly id: number
  readonly name: string
  readonly description?: string
  readonly language?: string
  readonly stars?: number
  readonly isPrivate?: boolean
}

/** Accounts of other people at GitHub: what anybody may ask about them, with ETags and pages. */
export function openAccounts() {
  const accounts = new Map<string, { login: string; repositories: readonly FakeAccountRepository[] }>()
  const limits = {
    'X-RateLimit-Limit': '60',
    'X-RateLimit-Remaining': '41',
    'X-RateLimit-Reset': '1900000000',
  }

  const notFound = { status: 404, headers: limits, body: { message: 'Not Found' } }

  const described = (login: string, repository: FakeAccountRepository) => ({
    id: repository.id,
    name: repository.name,
    full_name: `${login}/${repository.name}`,
    html_url: `https://github.com/${login}/${repository.name}`,
    private: repository.isPrivate ?? false,
    description: repository.description ?? null,
    language: repository.language ?? null,
    stargazers_count: repository.stars ?? 0,
    owner: { login },
  })

  function pageOf({ pathname, searchParams, href }: URL): GitHubReply | undefined {
    const login = /^\/users\/([^/]+)\/repos$/.exec(pathname)?.[1]
    if (login === undefined) return undefined
    const account = accounts.get(login.toLowerCase())
    if (!account) return notFound
    const [size, page] = [Number(searchParams.get('per_page') ?? 30), Number(searchParams.get('page') ?? 1)]
    const open = account.repositories.filter(({ isPrivate }) => !isPrivate)
    const shown = open.slice((page - 1) * size, page * size)
    const next = new URL(href)
    next.searchParams.set('page', String(page + 1))
    const link = page * size < open.length ? { Link: `<${next.href}>; rel="next"` } : {}
    const body = shown.map((repository) => described(account.login, repository))
    return { status: 200, headers: { ...limits, ...link }, body }
  }

  function byId({ pathname }: URL): GitHubReply | undefined {
    const id = Number(/^\/repositories\/(\d+)$/.exec(pathname)?.[1])
    for (const { login, repositories } of accounts.values())
      for (const repository of repositories)
        if (repository.id === id && !repository.isPrivate)
          return { status: 200, headers: limits, body: described(login, repository) }
    return undefined
  }

  return {
    set(login: string, repositories: readonly FakeAccountRepository[] | undefined): void {
      if (repositories) accounts.set(login.toLowerCase(), { login, repositories })
      else accounts.delete(login.toLowerCase())
    },
    /** Undefined for what is about no account. Asks for no token, as GitHub does. */
    answer(
      url: URL,
      { authorization, 'if-none-match': ifNoneMatch }: IncomingHttpHeaders,
    ): GitHubReply | undefined {
      const isUnknown = authorization === undefined && url.pathname.startsWith('/repositories/')
      const reply = pageOf(url) ?? byId(url) ?? (isUnknown ? notFound : undefined)
      if (reply?.status !== 200) return reply
      const ETag = `"${createHash('sha256').update(JSON.stringify(reply)).digest('hex').slice(0, 32)}"`
      const headers = { ...reply.headers, ETag }
      return ifNoneMatch === ETag ? { status: 304, headers } : { ...reply, headers }
    },
  }
}
