import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sweptBlobs } from '@thumbfolio/kit/store'
import type { HttpClient } from '@thumbfolio/testing'
import { resumes } from '../src/collections.js'
import { eraseUser } from '../src/commands/erase-user.js'
import { reconcileFiles } from '../src/commands/reconcile-files.js'
import { sweepUnreferenced } from '../src/commands/sweep-blobs.js'
import { storedReading } from '../src/commands/upload-resume.js'
import type { Resume } from '../src/domain/resume.js'
import { pdfBlob, readingBlob, type Ports } from '../src/ports.js'
import { dataUrl, textPdf } from './pdfs.js'
import { startResumeWorld, type ResumeWorld } from './resume-world.js'

const api = '/api/v1/auth/resume'
const pdf = textPdf('Ada Lovelace', 'Mathematician')
const inTwoDays = () => Date.now() + 48 * 3_600_000

describe('resumes that are kept', () => {
  let world: ResumeWorld
  let ports: Ports
  let ada: HttpClient

  beforeAll(async () => {
    world = await startResumeWorld({ environment: { READER_PROCESSES: '1' } })
    const { database } = world
    const blobs = sweptBlobs(world.blobs, { database, now: inTwoDays })
    ports = { resumes: database.store(resumes), blobs, now: inTwoDays } as unknown as Ports
    ada = world.callAs('ada')
  })
  afterAll(async () => {
    await world[Symbol.asyncDispose]()
  })

  const upload = async () => {
    const body = { pdfFile: dataUrl(pdf), name: 'cv.pdf' }
    const answer = await ada('POST', api, { body })
    expect(answer.status).toBe(201)
    return answer.body.fileName as string
  }
  const blobsOf = async (id: string) => {
    const names: string[] = []
    for (const prefix of ['pdfs/ada/', 'readings/ada/'])
      for await (const { name } of ports.blobs.list(prefix)) if (name.includes(id)) names.push(name)
    return names.sort()
  }
  const found = async (id: string) => (await ports.resumes.find(id))!

  it('when it is read again, then who holds the earlier version can open its reading until the sweep', async () => {
    const id = await upload()
    const before = await found(id)
    expect((await ada('POST', `${api}/${id}/reread`)).status).toBe(200)
    expect((await storedReading(ports, before)).content).toEqual(before.read)

    await sweepUnreferenced(ports)
    const after = await found(id)
    expect(await blobsOf(id)).toEqual([pdfBlob(after), readingBlob(after)])
    expect((await ada('GET', `${api}/${id}/content`)).status).toBe(200)
  })

  it('when new readings are asked for all at once, then only a few PDFs are taken up meanwhile', async () => {
    const id = await upload()
    let isDone = false
    const answers = Promise.all(Array.from({ length: 8 }, () => ada('POST', `${api}/${id}/reread`)))
    const settled = answers.finally(() => (isDone = true))
    let most = 0
    while (!isDone)
      most = Math.max(most, (await readdir(join(world.directory.path, 'resume/reading'))).length)
    expect((await settled).map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect([1, 2, 3]).toContain(most)
  })

  it('when it is deleted, then no reading of it is left, and who held it learns that it is absent', async () => {
    const id = await upload()
    const before = await found(id)
    await ada('POST', `${api}/${id}/reread`)
    expect(await blobsOf(id)).toHaveLength(3)
    await ada('DELETE', `${api}/${id}`)
    expect(await blobsOf(id)).toEqual([])
    await expect(storedReading(ports, before)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('when a restore lost its PDF, then it is named with its owner, and the whole ones are not', async () => {
    const id = await upload()
    const missing = async () => {
      const texts: string[] = []
      for await (const { text, outcome } of reconcileFiles(ports)) texts.push(`${outcome} ${text}`)
      return texts
    }
    expect(await missing()).toEqual([])
    const name = pdfBlob(await found(id))
    await world.blobs.remove(name)
    expect(await missing()).toEqual([
      `manual Resume ${id} of user ada has lost ${name}: ask its owner to upload it again.`,
    ])
    await ada('DELETE', `${api}/${id}`)
    expect(await missing()).toEqual([])
  })

  describe('of the first form, without a hash', () => {
    const fixture = new URL('fixtures/resume.first-form.json', import.meta.url)
    let early: Resume

    beforeAll(async () => {
      early = JSON.parse(await readFile(fixture, 'utf8')) as Resume
      const reading = await ports.blobs.read(readingBlob(await found(await upload())))
      await world.blobs.write(`pdfs/ada/${early.id}.pdf`, pdf)
      await world.blobs.write(`readings/ada/${early.id}/${early.readingId}.json`, reading!)
      await ports.resumes.commit(early)
    })

    it('when it is asked for, then it is listed, downloaded, read again and pinned like every other', async () => {
      const listed = (await ada('GET', '/api/v1/dash/get-resume/ada')).body.data as { _id: string }[]
      expect(listed.map(({ _id }) => _id)).toContain(early.id)
      const file = await ada('GET', `${api}/file/${early.id}`)
      expect([file.status, file.headers.get('content-length')]).toEqual([200, String(pdf.length)])
      expect((await ada('GET', `${api}/${early.id}/content`)).body.data.content).toEqual(early.corrected)
      const reread = await ada('POST', `${api}/${early.id}/reread`)
      expect(reread.body.data.content.basics.label).toBe('Countess')
    })

    it('when the sweep comes, then its PDF stays; when its owner is erased, then nothing does', async () => {
      await sweepUnreferenced(ports)
      expect(await blobsOf(early.id)).toContain(`pdfs/ada/${early.id}.pdf`)
      await eraseUser(ports, 'ada')
      expect(await blobsOf('')).toEqual([])
      expect((await ada('GET', '/api/v1/dash/get-resume/ada')).body.data).toEqual([])
    })
  })
})
