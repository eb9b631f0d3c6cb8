import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { ProblemBody } from '@thumbfolio/contracts'
import { createLog } from '@thumbfolio/kit/base'
import { eventually } from '@thumbfolio/testing'
import { startWorld, type World } from './world.js'

/** More than the system takes for a client that reads nothing. */
const pdf = Buffer.alloc(24 * 2 ** 20, '%PDF-1.7 ')
const path = '/resume.pdf'

describe('many downloads of a PDF at once', () => {
  let world: World
  const logged: string[] = []
  const sockets: Socket[] = []
  beforeAll(async () => {
    world = await startWorld()
    const destination = { write: (line: string) => void logged.push(line) }
    await world.start({ log: createLog({ name: 'test', level: 'warn', destination }) })
    for (const user of ['ada', 'eve']) {
      world.resumes.putPdf(user, 'resume-1', pdf)
      await world.goLive(user, user)
      await offer(user)
      await eventually(async () => (await world.visit(user, path, 'HEAD')).status === 200)
    }
  })
  const offer = async (user: string) => {
    const patch = (body: object) => world.as(user)('PATCH', `/make/sites/${user}`, { body })
    const { findings = [], reasons = [] } = (await patch({ pdf: true })).body as Partial<ProblemBody>
    const confirm = [
      ...findings.map(({ id }) => ({ id, answer: 'show' })),
      ...reasons.map(({ id }) => ({ id, answer: 'ok' })),
    ]
    await patch({ pdf: true, confirm })
  }
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    await world[Symbol.asyncDispose]()
  })

  /** Asks, and reads nothing once the answer began. */
  async function stall(site: string, address: string): Promise<void> {
    const { hostname, port } = new URL(world.url())
    const socket = connect(Number(port), hostname)
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.write(`GET /sites/${site}${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\n\r\n`)
    await once(socket, 'data')
    socket.pause()
  }
  async function ask(site: string, address: string, at = path) {
    const headers = { 'X-Forwarded-For': address }
    const answer = await fetch(`${world.url()}/sites/${site}${at}`, { headers })
    await answer.body?.cancel()
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
  }
  const busy = { status: 503, retryAfter: '15' }

  it('when they read nothing, then one more is 503 with Retry-After, and pages and other downloads are answered', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, n) => stall('ada', `198.51.100.${n % 20}`)))
    await eventually(async () => (await ask('ada', '203.0.113.1')).status === 503)
    expect(await ask('ada', '203.0.113.1')).toEqual(busy)
    expect((await ask('ada', '203.0.113.1', '/')).status).toBe(200)
    expect((await ask('eve', '203.0.113.1')).status).toBe(200)
  })

  it('when one address has three, then its fourth is 503, also of another site', async () => {
    for (let n = 0; n < 3; n++) await stall('eve', '192.0.2.9')
    expect((await ask('eve', '192.0.2.9')).status).toBe(503)
    expect((await ask('eve', '192.0.2.10')).status).toBe(200)
  })

  it('when a hundred are refused, then the log has a line and not a hundred, and it is no error', async () => {
    await Promise.all(Array.from({ length: 100 }, () => ask('ada', '203.0.113.1')))
    const lines = logged.filter((line) => line.includes('published site not served'))
    expect(lines.length).toBeLessThan(10)
    expect(lines.map((line) => (JSON.parse(line) as { level: number }).level)).not.toContain(50)
  })
})
