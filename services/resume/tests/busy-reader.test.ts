import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually, starveChildren, type HttpClient } from '@thumbfolio/testing'
import { dataUrl, textPdf } from './pdfs.js'
import { startResumeWorld, type ResumeWorld } from './resume-world.js'

const api = '/api/v1/auth/resume'
const body = { pdfFile: dataUrl(textPdf('Ada Lovelace', 'Mathematician')), name: 'cv.pdf' }
/** Long enough for a machine that is busy itself: what is asked again is answered in the end. */
const testLimitMs = 60_000

describe('a machine that gives its readers no processor time', () => {
  let world: ResumeWorld
  let ada: HttpClient
  beforeAll(async () => {
    world = await startResumeWorld({ environment: { READER_PROCESSES: '1', READER_TIMEOUT_SECONDS: '10' } })
    ada = world.callAs('ada')
  })
  afterAll(async () => {
    await world[Symbol.asyncDispose]()
  })

  const upload = (key: string) => ada('POST', api, { body, headers: { 'Idempotency-Key': key } })
  const inTheEnd = (status: number, ask: () => ReturnType<HttpClient>) =>
    eventually(async () => {
      const answer = await ask()
      return answer.status === status && answer
    }, testLimitMs)
  const listed = async () =>
    (await ada('GET', '/api/v1/dash/get-resume/ada')).body.data.map(({ _id }: { _id: string }) => _id)
  const busy = { status: 503, body: { code: 'reader-busy' } }

  it(
    'when a good resume is not read in time, then we are to blame, nothing is changed, and the same calls succeed later',
    async () => {
      const { fileName: known } = (await inTheEnd(201, () => upload('first'))).body
      const before = await ada('GET', `${api}/${known}/content`)
      {
        await using _ = await starveChildren(process.pid, 'pdf-reader-child')
        const refused = await upload('second')
        expect(refused).toMatchObject(busy)
        expect(refused.body.message).toContain('not the fault of your file')
        expect(refused.headers.get('retry-after')).toBe('30')
        expect(await ada('POST', `${api}/${known}/reread`)).toMatchObject(busy)
      }
      expect(await listed()).toEqual([known])
      const after = await ada('GET', `${api}/${known}/content`)
      expect([after.headers.get('etag'), after.body]).toEqual([before.headers.get('etag'), before.body])

      const { fileName: later } = (await inTheEnd(201, () => upload('second'))).body
      expect(await listed()).toEqual([later, known])
      await inTheEnd(200, () => ada('POST', `${api}/${known}/reread`))
    },
    3 * testLimitMs,
  )
})
