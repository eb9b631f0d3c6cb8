import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accountHelpRoutes, DomainError, operatorLoginRoutes } from '@thumbfolio/contracts'
import { createPublicClient, type ServiceClient } from '@thumbfolio/kit/http'
import { z } from 'zod'
import type { AdminConfig } from './config.js'

/** No one is logged in; the message says how to log in. */
export class NotLoggedIn extends Error {
  override name = 'NotLoggedIn'
}

const Kept = z.object({ token: z.string(), email: z.string(), expiresAt: z.iso.datetime() })
export type Kept = z.infer<typeof Kept>

type Urls = Readonly<Record<string, string>>

const pathOf = ({ DATA_DIR }: Pick<AdminConfig, 'DATA_DIR'>) => join(DATA_DIR, 'operator-token.json')

/** The credential of an operator for 15 minutes. @throws DomainError `invalid-credentials`, `too-many-logins` */
export const logIn = (urls: Urls, email: string, password: string): Promise<Kept> =>
  createPublicClient(urls).call(operatorLoginRoutes.operatorLogin, { body: { email, password } })

/** Only the user of the system that logged in can read it. */
export async function keep(config: AdminConfig, credential: Kept): Promise<string> {
  const path = pathOf(config)
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 })
  await rm(path, { force: true })
  await writeFile(path, JSON.stringify(credential), { mode: 0o600, flag: 'wx' })
  return path
}

export const forget = (config: AdminConfig): Promise<void> => rm(pathOf(config), { force: true })

/** A login of a script is renewed before it ends, so that a long run needs no person. */
const renewedBeforeMs = 60_000

/**
 * The token to call with: of the environment, of the last login, or of a login with the password of the environment.
 * The function throws NotLoggedIn where there is none, or it has ended.
 */
export function operatorTokens(config: AdminConfig, urls: Urls): () => Promise<string> {
  const { OPERATOR_TOKEN, OPERATOR_EMAIL, OPERATOR_PASSWORD } = config
  let login: Promise<Kept> | undefined
  const isOver = async (kept: Promise<Kept>) =>
    Date.parse((await kept).expiresAt) - renewedBeforeMs <= Date.now()
  return async () => {
    if (OPERATOR_TOKEN !== undefined) return OPERATOR_TOKEN
    if (OPERATOR_EMAIL === undefined || OPERATOR_PASSWORD === undefined) return keptToken(config)
    if (login === undefined || (await isOver(login))) login = logIn(urls, OPERATOR_EMAIL, OPERATOR_PASSWORD)
    return (await login).token
  }
}

async function keptToken(config: AdminConfig): Promise<string> {
  const kept = await readKept(config)
  if (!kept) throw new NotLoggedIn('Log in first: thumbfolio-admin login.')
  if (Date.parse(kept.expiresAt) <= Date.now())
    throw new NotLoggedIn('The login of 15 minutes has ended. Log in again: thumbfolio-admin login.')
  return kept.token
}

/**
 * Calls as the operator. After the end of a login or of the role, each path is answered as unknown. So a 404 is followed by
 * a call that every operator may make. @throws NotLoggedIn if that call is answered with 404 too
 */
export function operatorClients(client: ServiceClient): ServiceClient {
  const explain = async (error: unknown): Promise<never> => {
    if (isNotFound(error)) await requireOperator(client)
    throw error
  }
  return {
    call: (route, input) => client.call(route, input).catch(explain),
    open: (route, input) => client.open(route, input).catch(explain),
  }
}

const isNotFound = (error: unknown) => error instanceof DomainError && error.code === 'not-found'

const requireOperator = (client: ServiceClient): Promise<unknown> =>
  client.call(accountHelpRoutes.pendingGrants, { query: {} }).catch((error: unknown) => {
    if (isNotFound(error))
      throw new NotLoggedIn(
        'The login has ended, or this account is no operator. Log in again: thumbfolio-admin login.',
      )
  })

export async function readKept(config: AdminConfig): Promise<Kept | undefined> {
  const text = await readFile(pathOf(config), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const read = Kept.safeParse(JSON.parse(text))
  return read.success ? read.data : undefined
}
