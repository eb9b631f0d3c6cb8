import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { resumeInternalRoutes } from '@thumbfolio/contracts'
import { createServiceClient, type ServiceClient } from '@thumbfolio/kit'
import { fonts, pdfOf, stream, text } from './pdf-builder.js'
import { dataUrl } from './pdfs.js'
import { startResumeWorld, type ResumeWorld } from './resume-world.js'

const pdf = pdfOf({
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 4 0 R >> >> /Contents 6 0 R >>',
  4: fonts[4],
  6: stream(text(40, 740, 24, 'Ada Lovelace') + text(40, 700, 11, 'Mathematician, ada@example.org')),
})

describe('the PDF that a site offers', () => {
  let world: ResumeWorld
  let generator: ServiceClient
  beforeAll(async () => {
    world = await startResumeWorld()
    const urls = { resume: world.served.url }
    generator = createServiceClient({ from: 'generator', secret: world.config.SERVICE_SECRET, urls })
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const upload = async (path: string, body: object): Promise<string> =>
    (await world.callAs('ada')('POST', `/api/v1/auth/resume${path}`, { body })).body.fileName
  const pdfFor = async (id: string, userId = 'ada') =>
    buffer(await generator.open(resumeInternalRoutes.pdfOf, { params: { userId, id } }))
  const absent = { code: 'not-found' }

  it('when it was uploaded, then the generator has it byte for byte, for its owner alone, until it is deleted', async () => {
    const id = await upload('', { pdfFile: dataUrl(pdf), name: 'cv.pdf' })
    expect((await pdfFor(id)).equals(pdf)).toBe(true)
    await expect(pdfFor(id, 'eve')).rejects.toMatchObject(absent)
    await world.callAs('ada')('DELETE', `/api/v1/auth/resume/${id}`)
    await expect(pdfFor(id)).rejects.toMatchObject(absent)
  })

  it('when the resume was imported from another file, then there is none', async () => {
    const json = Buffer.from(JSON.stringify({ basics: { name: 'Ada Lovelace' } })).toString('base64')
    const id = await upload('/import', { file: `data:application/json;base64,${json}`, name: 'resume.json' })
    await expect(pdfFor(id)).rejects.toMatchObject(absent)
  })
})
