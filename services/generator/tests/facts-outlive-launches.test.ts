import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { personalDataRoutes, type DraftView } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { drafts } from '../src/collections.js'
import { promoted, startChanges } from './changes-world.js'
import { asEdit } from './content-edit.js'
import { sample } from './world.js'

const { personalData, exportFile } = personalDataRoutes.generator

let changes: Awaited<ReturnType<typeof startChanges>>
beforeAll(async () => void (changes = await startChanges()))
afterAll(() => changes.world[Symbol.asyncDispose]())

describe('a page with facts of its owner that is launched again', () => {
  it('when its resume is the same, then they stay, also in a draft of the launch, and a new word of the resume is shown and listed', async () => {
    const { draft } = await changes.goLive('again')
    await changes.save(draft.id, promoted(draft))
    await changes.publish(draft.id)
    const { intro: _said, ...before } = await changes.content('again')
    const body = { fileUrl: 'resume-1', siteName: 'again', by: 'local' }
    const made = (await changes.call('POST', '/make/drafts', body)).body.data as DraftView
    expect(made.content).toMatchObject({
      basics: before.basics,
      titles: before.titles,
      sections: before.sections,
    })
    await changes.world.goLive('ada', 'again')
    const after = await changes.content('again')
    expect(after).toMatchObject({ basics: before.basics, titles: before.titles, sections: before.sections })
    expect(after.removed).toEqual([])

    const [engines] = sample.work!
    changes.world.resumes.put('ada', 'resume-2', { ...sample, work: [{ ...engines!, position: 'Director' }] })
    const { body: launch } = await changes.world.launch('ada', 'again', 'resume-2')
    const view = await changes.world.end('ada', launch.launchId)
    expect(view.removed.map(({ fact }) => fact)).toEqual(['Chief programmer'])
    const { sections } = await changes.content('again')
    expect(sections[0]?.entries.map(({ fields }) => fields.position)).toEqual(['Director', 'Translator'])
    expect((await changes.world.visit('again')).text).toContain('Ada King')
  })

  it('when the owner exports their data, then their changes are in it; when they delete the account, then the changes are deleted', async () => {
    const { draft } = await changes.goLive('leaving')
    await changes.save(draft.id, { ...asEdit(draft.content), titles: { work: 'My engines' } })
    const auth = changes.world.serviceClient('auth')
    const { things } = await auth.call(personalData, { params: { userId: 'ada' } })
    const file = things.find(({ name }) => name === 'draft of leaving')!.files[0]!
    const text = await buffer(await auth.open(exportFile, { params: { userId: 'ada', id: file.id } }))
    expect(text.toString()).toContain('My engines')
    await changes.world.emit({ type: 'account.deleted.v1', subject: 'ada', data: {} })
    await eventually(async () => (await changes.database.store(drafts).find(draft.id)) === undefined)
  })
})
