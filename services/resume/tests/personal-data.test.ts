import { readdir, readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { personalDataRoutes, Reading, ResumeContent } from '@thumbfolio/contracts'
import { developmentIdentity, createServiceClient, type ServiceClient } from '@thumbfolio/kit/http'
import type { HttpClient } from '@thumbfolio/testing'
import { dataUrl } from './pdfs.js'
import { startResumeWorld, type ResumeWorld } from './resume-world.js'

const corpus = new URL('../../../packages/resume-reader/tests/corpus/pdf/', import.meta.url)
const { personalData, exportFile } = personalDataRoutes.resume

describe('what is held about a person', () => {
  let world: ResumeWorld
  let auth: ServiceClient
  let ada: HttpClient
  let pdfs: Buffer[]

  beforeAll(async () => {
    world = await startResumeWorld()
    auth = world.serviceClient('auth')
    ada = world.callAs('ada')
    const names = (await readdir(corpus)).slice(0, 2)
    pdfs = await Promise.all(names.map((name) => readFile(new URL(name, corpus))))
  })
  afterAll(async () => {
    await world[Symbol.asyncDispose]()
  })

  const upload = async (bytes: Buffer, name: string, call = ada) => {
    const body = { pdfFile: dataUrl(bytes), name }
    return (await call('POST', '/api/v1/auth/resume', { body })).body.fileName as string
  }
  const listOf = async (userId: string) => (await auth.call(personalData, { params: { userId } })).things
  const open = async (userId: string, id: string) =>
    buffer(await auth.open(exportFile, { params: { userId, id } }))
  const json = async (userId: string, id: string) => JSON.parse((await open(userId, id)).toString())

  it('when a user has resumes, then each is listed with its PDF, its reading and its corrections', async () => {
    const id = await upload(pdfs[0]!, 'my/cv.pdf')
    const content = `/api/v1/auth/resume/${id}/content`
    const read = (await ada('GET', content)).body.data
    const own = { ...read.content, basics: { ...read.content.basics, name: 'Ada, Countess' } }
    await ada('PUT', content, { body: own, headers: { 'If-Match': '*' } })

    const [thing] = await listOf('ada')
    expect(thing).toEqual({
      name: 'my/cv',
      files: [
        { id: `${id}/resume.pdf`, path: 'resume.pdf', sizeBytes: pdfs[0]!.length },
        { id: `${id}/resume.json`, path: 'resume.json' },
        { id: `${id}/reading.json`, path: 'reading.json' },
      ],
    })
    expect((await open('ada', `${id}/resume.pdf`)).equals(pdfs[0]!)).toBe(true)
    const resume = await json('ada', `${id}/resume.json`)
    expect(resume).toMatchObject({ id, name: 'my/cv.pdf', userId: 'ada', read: read.content, corrected: own })
    expect(ResumeContent.parse(resume.corrected)).toEqual(own)
    expect(Reading.parse(await json('ada', `${id}/reading.json`)).provenance).toEqual(read.provenance)
  })

  it('when another user asks for it, or for nothing there is, then there is nothing', async () => {
    const theirs = await upload(pdfs[1]!, 'cv.pdf', world.callAs('eve'))
    const listed = JSON.stringify(await listOf('ada'))
    expect(listed).not.toContain(theirs)
    expect(await listOf('nobody')).toEqual([])
    for (const [userId, id] of [
      ['ada', `${theirs}/resume.pdf`],
      ['ada', `${theirs}/resume.json`],
      ['nobody', `${theirs}/reading.json`],
      ['eve', `${theirs}/other.pdf`],
      ['eve', `${theirs}/toString`],
      ['eve', theirs],
      ['eve', `../${theirs}/resume.pdf`],
    ] as const)
      await expect(open(userId, id)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('when anybody but a service asks, then 401', async () => {
    expect((await ada('GET', '/internal/users/ada/holdings')).status).toBe(401)
    const [privateKey] = developmentIdentity('payment').privateKeys
    const posing = { ...developmentIdentity('auth'), privateKeys: [privateKey] as const }
    for (const identity of [posing, developmentIdentity('payment')]) {
      const foreign = createServiceClient({ identity, urls: { resume: world.served.url } })
      const asked = foreign.open(exportFile, { params: { userId: 'ada', id: 'x' } })
      await expect(asked).rejects.toMatchObject({
        code: 'unavailable',
        cause: { name: 'ServiceKeyRefused' },
      })
    }
  })
})
