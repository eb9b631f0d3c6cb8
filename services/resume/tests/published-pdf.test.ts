import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { resumeInternalRoutes } from '@thumbfolio/contracts'
import type { ServiceClient } from '@thumbfolio/kit/http'
import { dataUrl, textPdf } from './pdfs.js'
import { startResumeWorld, type ResumeWorld } from './resume-world.js'

const pdf = textPdf('Ada Lovelace', 'Mathematician, ada@example.org')

describe('the PDF that a site offers', () => {
  let world: ResumeWorld
  let generator: ServiceClient
  beforeAll(async () => {
    world = await startResumeWorld()
    generator = world.serviceClient('generator')
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const upload = async (path: string, content: object): Promise<string> => {
    const { status, body } = await world.callAs('ada')('POST', `/api/v1/auth/resume${path}`, {
      body: content,
    })
    expect(status).toBe(201)
    return body.fileName
  }
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

  it('when it is to be offered, then the generator hears what it says, and that there is text which cannot be seen', async () => {
    const said = async (file: Buffer, name: string) => {
      const id = await upload('', { pdfFile: dataUrl(file), name })
      return generator.call(resumeInternalRoutes.textOfPdf, { params: { userId: 'ada', id } })
    }
    const open = await said(pdf, 'open.pdf')
    expect(open.texts.join(' ')).toContain('ada@example.org')
    expect(open.unread).toEqual([])
    const hidden = textPdf('Ada Lovelace', 'Mathematician', { hidden: 'Call +49 171 5550123' })
    const covered = await said(hidden, 'hidden.pdf')
    expect(covered.texts.join(' ')).not.toContain('5550123')
    expect(covered.unread).toEqual(['hidden-text'])
  })

  it('when the resume was imported from another file, then there is none', async () => {
    const json = Buffer.from(JSON.stringify({ basics: { name: 'Ada Lovelace' } })).toString('base64')
    const id = await upload('/import', { file: `data:application/json;base64,${json}`, name: 'resume.json' })
    await expect(pdfFor(id)).rejects.toMatchObject(absent)
  })
})
