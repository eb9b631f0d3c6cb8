import { confirming } from './confirming.js'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { LaunchView, ModelId, SiteItem, User } from '@thumbfolio/contracts'
import { eventually } from './eventually.js'
import { httpClient, type HttpClient } from './http-client.js'

/** A person who uses the running product through its public API alone. */
export interface Person {
  readonly user: User
  readonly email: string
  readonly password: string
  readonly token: string
  readonly call: HttpClient
}

const api = '/api/v1'
/** A broker that has just started takes its time to hand out partitions. */
const mailWithinMs = 60_000

const expectStatus = (what: string, status: number, answer: { status: number; body: unknown }) => {
  if (answer.status !== status) throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`)
}

/** What was mailed to an address, newest first, from the development inbox. */
export async function mailsTo(base: string, email: string): Promise<{ subject: string; text: string }[]> {
  return (await httpClient(base)('GET', `/dev/mail/messages?to=${encodeURIComponent(email)}`)).body
}

/** The newest one-time code that was mailed to an address. */
export function codeFor(base: string, email: string, { after = 0 } = {}): Promise<string> {
  return eventually(async () => {
    const mails = await mailsTo(base, email)
    if (mails.length <= after) return undefined
    return /^\s*(\d{6})\s*$/m.exec(mails[0]?.text ?? '')?.[1]
  }, mailWithinMs)
}

/** Signs up, reads the code from the mail, and verifies. */
export async function newPerson(
  base: string,
  name = `p${Math.random().toString(36).slice(2, 12)}`,
): Promise<Person> {
  const email = `${name}@example.org`
  const password = `secret of ${name}`
  const anonymous = httpClient(base)
  const made = await anonymous('POST', `${api}/auth/signup`, { body: { username: name, email, password } })
  expectStatus('sign-up', 201, made)
  let tried: string | undefined
  const verified = await eventually(async () => {
    const otp = await codeFor(base, email)
    // A mail that was delivered twice carries two codes, and the newer one counts.
    if (otp === tried) return undefined
    tried = otp
    const answer = await anonymous('POST', `${api}/auth/verify-otp`, { body: { email, otp } })
    if (answer.body.code !== 'invalid-otp') expectStatus('verify', 200, answer)
    return answer.status === 200 && answer
  }, mailWithinMs)
  const token = verified.body.token as string
  return { user: verified.body.user as User, email, password, token, call: httpClient(base, token) }
}

/** Uploads a PDF and answers with the resume's id. */
export async function uploadPdf({ call }: Person, path: string | URL): Promise<string> {
  const pdfFile = `data:application/pdf;base64,${(await readFile(path)).toString('base64')}`
  const answer = await call('POST', `${api}/auth/resume`, { body: { pdfFile, name: 'resume.pdf' } })
  expectStatus('upload', 201, answer)
  return answer.body.fileName as string
}

/** Asks for a launch and answers with its id. */
export async function startLaunch(
  { call }: Person,
  fileUrl: string,
  siteName: string,
  model: ModelId = 'gemini-flash',
): Promise<string> {
  const body = { fileUrl, siteName, model }
  const answer = await confirming((confirm) =>
    call('PUT', `${api}/make/generate`, { body: { ...body, ...(confirm && { confirm }) } }),
  )
  expectStatus('launch', 202, answer)
  return answer.body.launchId as string
}

/** Follows the launch to its end by its event stream. */
export async function launchEnd(base: string, { token }: Person, launchId: string): Promise<LaunchView> {
  const response = await fetch(`${base}${api}/make/launches/${launchId}/events`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(60_000),
  })
  let last: LaunchView | undefined
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const messages = text.split('\n\n')
    text = messages.pop()!
    for (const message of messages) {
      const data = /^data: (.*)$/m.exec(message)?.[1]
      if (data !== undefined) last = JSON.parse(data) as LaunchView
    }
    if (last && last.status !== 'pending') return last
  }
  throw new Error(`The stream of launch ${launchId} ended before the launch did`)
}

export const spendableCredits = async ({ call }: Person): Promise<number> =>
  ((await call('GET', `${api}/auth/checkAuth`)).body.data as User).credits

export const listedSites = async ({ call, user }: Person): Promise<SiteItem[]> =>
  (await call('GET', `${api}/dash/get-all/${user._id}`)).body.sites as SiteItem[]

/** Opens a published page as a browser would, by its host name; `*.localhost` does not resolve everywhere. */
export function openSite(
  base: string,
  site: string,
  path = '/',
  more: Readonly<Record<string, string>> = {},
): Promise<{ status: number; headers: Record<string, unknown>; text: string; bytes: Buffer }> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, headers: { ...more, Host: `${site}.localhost:${port}` }, agent: false },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const { statusCode: status = 0, headers } = response
          resolve({ status, headers, text: bytes.toString(), bytes })
        })
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}
