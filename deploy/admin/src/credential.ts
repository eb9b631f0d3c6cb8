import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { operatorLoginRoutes } from '@thumbfolio/contracts'
import { createPublicClient } from '@thumbfolio/kit/http'
import { z } from 'zod'
import type { AdminConfig } from './config.js'

/** Nobody is logged in; the message says how to. */
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

/**
 * The token to call with: of the environment, of the last login, or of a login with the password of the environment.
 * @throws NotLoggedIn where there is none, or it has ended
 */
export async function operatorToken(config: AdminConfig, urls: Urls): Promise<string> {
  const { OPERATOR_TOKEN, OPERATOR_EMAIL, OPERATOR_PASSWORD } = config
  if (OPERATOR_TOKEN !== undefined) return OPERATOR_TOKEN
  if (OPERATOR_EMAIL !== undefined && OPERATOR_PASSWORD !== undefined)
    return (await logIn(urls, OPERATOR_EMAIL, OPERATOR_PASSWORD)).token
  const kept = await readKept(config)
  if (!kept) throw new NotLoggedIn('Log in first: thumbfolio-admin login.')
  if (Date.parse(kept.expiresAt) <= Date.now())
    throw new NotLoggedIn('The login of 15 minutes has ended. Log in again: thumbfolio-admin login.')
  return kept.token
}

export async function readKept(config: AdminConfig): Promise<Kept | undefined> {
  const text = await readFile(pathOf(config), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const read = Kept.safeParse(JSON.parse(text))
  return read.success ? read.data : undefined
}
