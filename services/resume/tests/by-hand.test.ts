import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { personalDataRoutes, resumeInternalRoutes } from '@thumbfolio/contracts'
import type { HttpClient } from '@thumbfolio/testing'
import { reconcileFiles } from '../src/commands/reconcile-files.js'
import { resumes } from '../src/collections.js'
import { startResumeWorld, type ResumeWorld } from './resume-world.js'

describe('a resume that its owner writes by hand', () => {
  let world: ResumeWorld
  let ada: HttpClient
  beforeAll(async () => {
    world = await startResumeWorld({ listensTo: ['resume.deleted.v1'] })
    ada = world.callAs('ada')
  })
  afterAll(async () => world[Symbol.asyncDispose]())
  const start = (key: string, call = ada, body: object = {}) =>
    call('POST', '/api/v1/auth/resume/by-hand', { body, headers: { 'Idempotency-Key': key } })

  it('when it is started, twice with one key, then it is one resume without words, questions or a file', async () => {
    const [first, second] = [await start('a'), await start('a')]
    expect(first).toMatchObject({ status: 201, body: { data: { imported: 'by-hand', questions: [] } } })
    const id = first.body.fileName as string
    expect(second.body.fileName).toBe(id)
    const { body } = await ada('GET', `/api/v1/auth/resume/${id}/content`)
    expect(body.data).toMatchObject({ content: {}, corrected: false, questions: [], unplaced: [] })
    const listed = await ada('GET', '/api/v1/dash/get-resume/ada')
    expect(listed.body.data).toMatchObject([{ _id: id, name: 'Written by hand', imported: 'by-hand' }])
    expect((await ada('GET', `/api/v1/auth/resume/file/${id}`)).status).toBe(404)
    const read = await world
      .serviceClient('generator')
      .call(resumeInternalRoutes.contentForLaunch, { params: { userId: 'ada', id } })
    expect(read).toMatchObject({
      content: {},
      sources: {},
      reading: { isResume: true, isIdentityConfirmed: true },
    })
    expect(read.reading?.quality).toBeUndefined()
    expect((await start('a', world.callAs('eve'))).body.fileName).not.toBe(id)
  })

  it('when the key was of an upload, or the name cannot be seen, then nothing is started', async () => {
    const file = `data:text/plain;base64,${Buffer.from('Ada Lovelace\nSkills\nLooms').toString('base64')}`
    const headers = { 'Idempotency-Key': 'file' }
    await ada('POST', '/api/v1/auth/resume/import', { body: { file, name: 'cv.txt' }, headers })
    expect((await start('file')).body.code).toBe('idempotency-mismatch')
    expect((await start('b', ada, { name: ' \u200b ' })).body.code).toBe('validation-failed')
    expect((await ada('GET', '/api/v1/dash/get-resume/ada')).body.data).toHaveLength(2)
  })

  it('when it is read again, exported, reconciled and deleted, then no file is missed', async () => {
    const id = (await start('c')).body.fileName as string
    const reread = await ada('POST', `/api/v1/auth/resume/${id}/reread`)
    expect(reread).toMatchObject({ status: 200, body: { changed: [], kept: [] } })
    const portrait = world
      .serviceClient('generator')
      .call(resumeInternalRoutes.portraitOf, { params: { userId: 'ada', id } })
    await expect(portrait).rejects.toMatchObject({ code: 'not-found' })
    const held = await world
      .serviceClient('auth')
      .call(personalDataRoutes.resume.personalData, { params: { userId: 'ada' } })
    const files = held.things.flatMap((thing) => thing.files).filter((file) => file.id.startsWith(id))
    expect(files.map(({ path }) => path)).toEqual(['resume.json', 'reading.json'])
    const store = world.database.store(resumes)
    const found = reconcileFiles({ resumes: store, blobs: world.blobs })
    for await (const lost of found) throw new Error(lost.text)
    expect((await ada('DELETE', `/api/v1/auth/resume/${id}`)).status).toBe(200)
    expect((await ada('GET', `/api/v1/auth/resume/${id}/content`)).status).toBe(404)
  })

  it('when its owner corrects it, then each word is theirs', async () => {
    const id = (await start('d')).body.fileName as string
    const { headers } = await ada('GET', `/api/v1/auth/resume/${id}/content`)
    const corrected = await ada('PUT', `/api/v1/auth/resume/${id}/content`, {
      body: { basics: { name: 'Ada Lovelace' }, work: [{ position: 'Weaver' }] },
      headers: { 'If-Match': headers.get('etag')! },
    })
    expect(corrected.status).toBe(200)
    const read = await world
      .serviceClient('generator')
      .call(resumeInternalRoutes.contentForLaunch, { params: { userId: 'ada', id } })
    expect(read.sources).toEqual({ '/basics/name': 'owner', '/work/0/position': 'owner' })
  })
})
