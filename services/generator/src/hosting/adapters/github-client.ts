import { setTimeout as pause } from 'node:timers/promises'
import { createAppAuth } from '@octokit/auth-app'
import { retry } from '@octokit/plugin-retry'
import { throttling, type ThrottlingOptions } from '@octokit/plugin-throttling'
import { Octokit } from '@octokit/rest'
import { count } from '@thumbfolio/kit/base'
import type { WritePace } from '../domain/code-host/write-pace.js'
import type { GitHubCredentials, GitHubLimits } from './github-options.js'

const timeoutMs = 15_000
/** Octokit logs addresses and headers; what matters is in our own log. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

export type GitHubClient = Octokit

function authOf(credentials: GitHubCredentials | undefined) {
  if (!credentials) return {}
  return credentials.kind === 'token'
    ? { auth: credentials.token }
    : { authStrategy: createAppAuth, auth: { ...credentials } }
}

/** A client that spaces its writes, repeats what a server failed at, and leaves every other refusal to its caller. */
export function githubClient(options: {
  readonly apiUrl: string
  /** Absent: anonymous calls. */
  readonly credentials?: GitHubCredentials
  readonly pace: WritePace
  readonly limits: GitHubLimits
}): GitHubClient {
  const { apiUrl, credentials, pace, limits } = options
  const never = () => false
  // The plugin asks its group for a turn before each write: ours counts as well as it waits.
  const turns = { key: () => ({ schedule: () => pause(pace.takeTurn()) }) }
  const client = new (Octokit.plugin(throttling, retry))({
    baseUrl: apiUrl,
    userAgent: 'thumbfolio',
    log: silent,
    ...authOf(credentials),
    throttle: {
      write: turns as unknown as NonNullable<ThrottlingOptions['write']>,
      id: apiUrl,
      // A pause may be an hour: it belongs into the document, where a restart finds it.
      onRateLimit: never,
      onSecondaryRateLimit: never,
    },
    retry: { doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451], retries: 2 },
    request: { fetch: limitedFetch },
  })
  client.hook.wrap('request', async (request, sent) => {
    const kind = sent.method === 'GET' ? 'read' : 'write'
    const measure = (status: number | undefined, headers: Record<string, unknown> = {}) => {
      const status_class = status === undefined ? 'none' : `${Math.floor(status / 100)}xx`
      count('thumbfolio.code_host.requests', { kind, status_class })
      const remaining = Number(headers['x-ratelimit-remaining'] ?? NaN)
      if (Number.isFinite(remaining)) limits.remaining = remaining
      const resetAt = Number(headers['x-ratelimit-reset'] ?? NaN) * 1000
      if (Number.isFinite(resetAt)) limits.resetAt = resetAt
    }
    try {
      const response = await request(sent)
      measure(response.status, response.headers)
      return response
    } catch (error) {
      const { response } = error as { response?: { status: number; headers: Record<string, unknown> } }
      measure(response?.status, response?.headers)
      throw error
    }
  })
  return client
}

/** Octokit sets no time limit of its own. */
const limitedFetch: typeof fetch = (input, init) => {
  const limit = AbortSignal.timeout(timeoutMs)
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit
  return fetch(input, { ...init, signal })
}
