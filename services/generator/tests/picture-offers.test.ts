import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { PictureOffer, WorkPicturePlace } from '@thumbfolio/contracts'
import sharp from 'sharp'
import { startChanges } from './changes-world.js'
import { asEdit } from './content-edit.js'
import { placesFor } from './fake-service-clients.js'
import { dataUrl, halves } from './test-pictures.js'
import { sample } from './world.js'

const projects = ['Engine', 'Notes'].map((name) => ({ name, description: `${name} in brass.` }))
const content = { ...sample, projects }

describe('pictures of the resume that are offered to its entries', () => {
  let changes: Awaited<ReturnType<typeof startChanges>>
  let id: string
  beforeAll(async () => {
    changes = await startChanges()
    const { resumes } = changes.world
    const sources = placesFor(content)
    const beside = (pointer: string): WorkPicturePlace => {
      const source = sources[pointer]
      if (!source || source === 'owner') throw new Error(pointer)
      return { page: source.page, box: [300, source.box[1], 180, 8], width: 900, height: 600 }
    }
    const png = await halves({ width: 900, height: 600 }).png().toBuffer()
    resumes.put('ada', 'resume-1', content)
    resumes.putWork(
      'ada',
      'resume-1',
      { place: beside('/projects/1/name'), png },
      { place: { ...beside('/projects/1/name'), page: 2 }, png },
      { place: beside('/projects/0/name'), png: Buffer.from('damaged') },
    )
    id = (await changes.goLive('ada')).draft.id
  })
  afterAll(() => changes.world[Symbol.asyncDispose]())

  const offersOf = (draft = id, user = 'ada') =>
    changes.call('GET', `/make/drafts/${draft}/pictures/offers`, undefined, undefined, user)
  const pictureAt = (number: string, user = 'ada') =>
    fetch(`${changes.world.url()}/api/v1/make/drafts/${id}/pictures/offers/${number}`, {
      headers: { Authorization: `Bearer ${changes.world.identity.tokenFor({ userId: user })}` },
    })

  it('when pictures stand beside projects, then each is offered to its own, and to its owner alone', async () => {
    const data: PictureOffer[] = (await offersOf()).body.data
    const size = { page: 1, width: 900, height: 600 }
    expect(data).toEqual([
      { number: 0, entry: 'projects/1', ...size },
      { number: 2, entry: 'projects/0', ...size },
    ])
    expect((await offersOf(id, 'eve')).body.code).toBe('draft-gone')
    expect((await pictureAt('0', 'eve')).status).toBe(404)
  })

  it('when one is taken, then its upload is placed under the entry; a damaged one, and one that is not there, is not found', async () => {
    const shown = await pictureAt('0')
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 900, height: 600 })
    for (const number of ['2', '9', 'x', '..%2f0', '123']) expect((await pictureAt(number)).status).toBe(404)
    const kept = await changes.call('POST', '/make/pictures', { picture: dataUrl(bytes) })
    const { draft } = await changes.open('ada')
    const edit = asEdit(draft.content)
    const sections = edit.sections.map(({ name, entries }) => ({
      name,
      entries: entries.map((entry) =>
        entry.id === 'projects/1' ? { ...entry, pictures: [{ id: kept.body.data.id }] } : entry,
      ),
    }))
    const saved = await changes.save(id, { ...edit, sections })
    expect(saved.status).toBe(200)
    const entries = saved.draft.content.sections.flatMap((section) => section.entries)
    expect(entries.find((entry) => entry.id === 'projects/1')?.pictures).toMatchObject([
      { id: kept.body.data.id },
    ])
  })

  it('when the resume has no pictures or is gone, then none is offered', async () => {
    changes.world.resumes.putWork('ada', 'resume-1')
    expect((await offersOf()).body.data).toEqual([])
  })
})
