import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buffer } from 'node:stream/consumers'
import { personalDataRoutes, type DraftView } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { asEdit } from './content-edit.js'
import { fullSample, startModelWorld, type ModelWorld } from './model-world.js'

const { personalData, exportFile } = personalDataRoutes.generator

let models: ModelWorld
const world = () => models.world

/** What holds for drafts, on every store. */
export function draftsContract(environment: Readonly<Record<string, string>> = {}): void {
  beforeAll(async () => {
    models = await startModelWorld({ ...environment, LAUNCH_LEASE_SECONDS: '0.5' })
    world().resumes.put('eve', 'resume-1', fullSample)
  })
  afterAll(async () => models[Symbol.asyncDispose]())
  describe('a draft by the local composer', localDrafts)
  describe('a draft by a model', modelDrafts)
}

const make = async (siteName: string, more: object = {}, user = 'ada') => {
  const body = { fileUrl: 'resume-1', siteName, by: 'local', ...more }
  const { status, body: answer } = await world().as(user)('POST', '/make/drafts', { body })
  return { status, code: answer.code as string, draft: answer.data as DraftView }
}
const read = async (id: string, user = 'ada') => {
  const { status, body, headers } = await world().as(user)('GET', `/make/drafts/${id}`)
  return { status, code: body.code as string, draft: body.data as DraftView, etag: headers.get('etag')! }
}
const written = (id: string) =>
  eventually(async () => {
    const { draft } = await read(id)
    return draft.status === 'ready' && draft
  })
const put = (id: string, what: string, etag: string, body: object) =>
  world().as('ada')('PUT', `/make/drafts/${id}/${what}`, { body, headers: { 'If-Match': etag } })
const launch = (draft: DraftView, more: object = {}, user = 'ada') => {
  const { id: draftId, draftVersion, siteName, resumeId: fileUrl } = draft
  return world().as(user)('PUT', '/make/generate', {
    body: { fileUrl, siteName, draftId, draftVersion, ...more },
  })
}
const hostOf = (url: string) => new URL(url).hostname.split('.')[0]!
const preview = async (draft: DraftView) => world().visit(hostOf(draft.previewUrl))
const questions = () => models.vendors['gemini-flash'].questions().length

function localDrafts() {
  it('when it is made, then it is there at once, private, free, and reserves no name', async () => {
    const free = world().ledger.free()
    const { status, draft } = await make('local-draft')
    expect(status).toBe(201)
    expect(draft).toMatchObject({
      status: 'ready',
      composer: 'local',
      cost: 1,
      draftVersion: 1,
      concerns: [],
    })
    const days = (new Date(draft.expiresAt).getTime() - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(7)
    const page = await preview(draft)
    expect([page.status, page.headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow'])
    expect(page.text).toContain('Ada Lovelace')
    expect(await make('local-draft')).toMatchObject({ status: 200, draft: { id: draft.id } })
    expect((await world().as('eve')('GET', '/code-host/repos/thumbfolio/local-draft')).status).toBe(404)
    expect([questions(), world().ledger.free()]).toEqual([0, free])
  })

  it('when it is edited and shows other contact data, then the launch publishes exactly that, once, and keeps the edit', async () => {
    const { draft } = await make('edited')
    const path = `/make/drafts/${draft.id}`
    const shown = await world().as('ada')('PATCH', path, { body: { contact: { phone: true } } })
    expect(shown.body.data).toMatchObject({ draftVersion: 2, content: { contact: { phone: true } } })
    const edit = { ...asEdit(draft.content), intro: ['I also sail.'] }
    expect((await put(draft.id, 'content', '"1"', edit)).body.code).toBe('stale')
    const edited = (await put(draft.id, 'content', '"2"', edit)).body.data as DraftView
    expect(edited.draftVersion).toBe(3)
    const seen = await preview(edited)
    expect(seen.text).toContain('I also sail.')

    expect((await launch(draft)).body.code).toBe('draft-changed')
    const [calls, free] = [world().model.calls(), world().ledger.free()]
    const answers = await Promise.all([1, 2, 3].map(() => launch(edited)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.launchId}`)).size).toBe(1)
    const { launchId } = answers[0]!.body
    expect((await world().end('ada', launchId)).status).toBe('success')
    const page = await world().visit('edited')
    expect(page.text).toBe(seen.text)
    expect(page.text).toContain(fullSample.basics!.phone)
    expect((await launch(edited)).body.launchId).toBe(launchId)
    expect([world().model.calls(), world().ledger.free()]).toEqual([calls, free - 1])
    expect((await put(draft.id, 'content', '*', edit)).body.code).toBe('draft-launched')
    expect((await read(draft.id)).draft.launchId).toBe(launchId)

    await world().goLive('ada', 'edited')
    expect((await world().visit('edited')).text).toContain('I also sail.')
  })

  it('when the live page it would replace changes, then it asks for a new draft', async () => {
    await world().goLive('ada', 'replaced')
    const { draft } = await make('replaced')
    const content = await world().as('ada')('GET', '/make/sites/replaced/content')
    const edit = { ...asEdit(content.body.data), intro: ['Written on the live page.'] }
    await world().as('ada')('PUT', '/make/sites/replaced/content', {
      body: edit,
      headers: { 'If-Match': '*' },
    })
    expect((await launch(draft)).body.code).toBe('draft-outdated')
    expect((await read(draft.id)).draft.outdated).toBe(true)
    const { draft: again } = await make('replaced', { again: true })
    expect(again.content.intro[0]).toMatchObject({ text: 'Written on the live page.', by: 'owner' })
    const { launchId } = (await launch(again)).body
    expect((await world().end('ada', launchId)).status).toBe('success')
    expect((await world().visit('replaced')).text).toContain('Written on the live page.')
  })

  it('when its name is taken meanwhile, then it says so, and another name lets it go live with its edits', async () => {
    const { draft } = await make('wanted')
    const edit = { ...asEdit(draft.content), intro: ['Mine.'] }
    const edited = (await put(draft.id, 'content', '*', edit)).body.data
    await world().goLive('eve', 'wanted')
    expect((await launch(edited)).body.code).toBe('site-name-taken')
    expect((await read(draft.id)).draft.nameTaken).toBe(true)
    const rename = (siteName: string) =>
      world().as('ada')('PATCH', `/make/drafts/${draft.id}`, { body: { siteName } })
    expect((await rename('wanted')).status).toBe(200)
    expect((await rename('admin')).body.code).toBe('site-name-taken')
    const renamed = (await rename('wanted-2')).body.data as DraftView
    expect((await launch(renamed, { siteName: 'wanted' })).body.code).toBe('validation-failed')
    const { launchId } = (await launch(renamed)).body
    expect((await world().end('ada', launchId)).status).toBe('success')
    expect((await world().visit('wanted-2')).text).toContain('Mine.')
  })

  it('when somebody else has its id, or it was deleted, then there is none, and its preview has ended', async () => {
    const { draft } = await make('private')
    const { id } = draft
    const path = `/make/drafts/${id}`
    expect((await read(id, 'eve')).code).toBe('draft-gone')
    expect((await world().as('eve')('DELETE', path)).body.code).toBe('draft-gone')
    expect((await world().as('eve')('PATCH', path, { body: {} })).body.code).toBe('draft-gone')
    expect((await launch(draft, {}, 'eve')).body.code).toBe('draft-gone')
    expect((await preview(draft)).status).toBe(200)
    expect((await world().as('ada')('DELETE', path)).status).toBe(204)
    expect((await read(id)).code).toBe('draft-gone')
    expect((await launch(draft)).body.code).toBe('draft-gone')
    expect((await preview(draft)).status).toBe(404)
  })

  it('when a person takes their data along, then their drafts are in it, and in nobody else’s', async () => {
    const { draft } = await make('taken-along')
    const auth = world().serviceClient('auth')
    const { things } = await auth.call(personalData, { params: { userId: 'ada' } })
    const file = things.find(({ name }) => name === 'draft of taken-along')!.files[0]!
    const text = (
      await buffer(await auth.open(exportFile, { params: { userId: 'ada', id: file.id } }))
    ).toString()
    expect(JSON.parse(text)).toMatchObject({ id: draft.id, siteName: 'taken-along', resumeId: 'resume-1' })
    await expect(auth.open(exportFile, { params: { userId: 'eve', id: file.id } })).rejects.toMatchObject({
      code: 'not-found',
    })
  })

  it('when its resume is deleted, then it goes with it', async () => {
    world().resumes.put('ada', 'resume-9', fullSample)
    const { draft } = await make('of-deleted', { fileUrl: 'resume-9' })
    world().resumes.remove('ada', 'resume-9')
    expect((await launch(draft)).body.code).toBe('launch-resume-gone')
    await world().emit({ type: 'resume.deleted.v1', subject: 'resume-9', data: { userId: 'ada' } })
    await eventually(async () => (await read(draft.id)).status === 404)
    expect((await preview(draft)).status).toBe(404)
  })

  it('when credits are missing or a request lacks the version, then nothing is claimed', async () => {
    const { draft } = await make('refused')
    const noVersion = await launch(draft, { draftVersion: undefined })
    expect(noVersion.body.code).toBe('precondition-required')
    expect((await make('Not A Name')).code).toBe('validation-failed')
    expect((await make('admin')).code).toBe('site-name-taken')
    expect((await make('refused', { fileUrl: 'none' })).status).toBe(404)
  })
}

function modelDrafts() {
  const suggests = { kind: 'suggests' } as const

  it('when it is arranged, then nothing is on until it is accepted, that can be taken back, and the launch asks nobody', async () => {
    models.vendors['gemini-flash'].next(suggests)
    const { draft } = await make('by-model', { by: 'model' })
    expect(draft.status).toBe('writing')
    expect((await preview(draft)).text).toContain('Ada Lovelace')
    expect((await launch(draft)).body.code).toBe('draft-not-ready')
    const ready = await written(draft.id)
    expect(ready.composer).toBe('gemini')
    const { suggestions } = ready.content
    expect(suggestions.length).toBeGreaterThan(1)
    expect(suggestions.filter(({ state }) => state !== 'waiting')).toEqual([])
    for (const { text, original } of suggestions) {
      expect(text).not.toBe(original)
      expect((await preview(ready)).text).not.toContain(text)
    }
    const [off, kept] = suggestions as [
      DraftView['content']['suggestions'][number],
      (typeof suggestions)[number],
    ]
    const decisions = suggestions.map(({ id }) => ({ kind: 'accept', id }))
    const on = (await put(draft.id, 'suggestions', '*', { decisions })).body.data as DraftView
    expect(on.content.suggestions.filter(({ state }) => state !== 'on')).toEqual([])
    expect((await preview(on)).text).toContain(kept.text)
    const { body } = await put(draft.id, 'suggestions', '*', { decisions: [{ kind: 'reject', id: off.id }] })
    const chosen = body.data as DraftView
    expect(chosen.content.suggestions.find(({ id }) => id === off.id)?.state).toBe('off')
    expect((await preview(chosen)).text).not.toContain(off.text)
    const back = await put(draft.id, 'suggestions', '*', { decisions: [{ kind: 'accept', id: off.id }] })
    expect((await preview(back.body.data)).text).toContain(off.text)
    const last = (await put(draft.id, 'suggestions', '*', { decisions: [{ kind: 'reject', id: off.id }] }))
      .body.data

    const asked = questions()
    const { launchId } = (await launch(last)).body
    const view = await world().end('ada', launchId)
    expect(view).toMatchObject({ status: 'success', composer: 'gemini' })
    expect(questions()).toBe(asked)
    const page = await world().visit('by-model')
    expect(page.text).toBe((await preview(last)).text)
    const live = await world().as('ada')('GET', '/make/sites/by-model/content')
    const waiting = live.body.data.suggestions.map(({ id }: { id: string }) => id)
    for (const { id } of suggestions) expect(waiting).not.toContain(id)
    const accepted = `${JSON.stringify(kept.text)},"by":"owner","suggested":{"model":"gemini-flash","acceptedAt":`
    expect(JSON.stringify(live.body.data)).toContain(accepted)
  })

  it('when the examiner is harsh, lazy or invents its quotes, then nothing is on', async () => {
    for (const [at, behaviour] of (['harsh', 'lazy', 'wrong-quotes'] as const).entries()) {
      world().resumes.put('ada', `examined-${at}`, fullSample)
      models.vendors['gemini-flash'].next(suggests)
      models.vendors.sonnet.examines(behaviour)
      const { draft } = await make(`examined-${at}`, { by: 'model', fileUrl: `examined-${at}` })
      const { content } = await written(draft.id)
      expect(content.suggestions.length).toBeGreaterThan(0)
      expect(content.suggestions.filter(({ state }) => state !== 'waiting')).toEqual([])
      for (const { text } of content.suggestions) expect((await preview(draft)).text).not.toContain(text)
    }
    models.vendors.sonnet.examines('honest')
  })

  it('when the model fails, then the local page stays, says why, and costs what the cheapest does', async () => {
    world().resumes.put('ada', 'failing', fullSample)
    models.vendors.sonnet.next({ kind: 'refusal' })
    const { draft } = await make('failing', { by: 'model', model: 'sonnet', fileUrl: 'failing' })
    const ready = await written(draft.id)
    expect(ready).toMatchObject({ composer: 'local', cost: 1, problem: { code: 'model-refused' } })
    const free = world().ledger.free()
    const { launchId } = (await launch(ready)).body
    expect((await world().end('ada', launchId)).status).toBe('success')
    expect(world().ledger.free()).toBe(free - 1)
  })

  it('when it is made again and again, then the day’s free ones end with what to do, and the local one is there', async () => {
    world().resumes.put('ada', 'often', fullSample)
    const often = () => make('often', { by: 'model', fileUrl: 'often', again: true })
    const codes: string[] = []
    for (let at = 0; at < 7; at++) {
      const { status, code, draft } = await often()
      codes.push(`${status} ${code ?? ''}`)
      if (draft) await written(draft.id)
    }
    expect(codes.slice(0, 6)).toEqual(Array(6).fill('201 '))
    expect(codes[6]).toBe('429 draft-limit')
    expect((await make('often', { fileUrl: 'often' })).status).toBe(201)
  })

  it('when the process dies while the model answers, then the next one asks once more and the draft is arranged', async () => {
    world().resumes.put('eve', 'crash', fullSample)
    world().allow('eve', 'google')
    const asked = questions()
    models.vendors['gemini-flash'].next({ kind: 'never' })
    const { draft } = await make('crash', { by: 'model', fileUrl: 'crash' }, 'eve')
    await eventually(() => questions() === asked + 1)
    await world().stop()
    await world().start()
    const ready = await eventually(async () => {
      const { draft: now } = await read(draft.id, 'eve')
      return now?.status === 'ready' && now
    })
    expect([ready.composer, questions()]).toEqual(['gemini', asked + 2])
  })

  it('when the account is deleted, then its drafts and previews go', async () => {
    world().resumes.put('zoe', 'resume-1', fullSample)
    const { draft } = await make('zoes', {}, 'zoe')
    await world().emit({ type: 'account.deleted.v1', subject: 'zoe', data: {} })
    await eventually(async () => (await preview(draft)).status === 404)
    expect((await read(draft.id, 'zoe')).code).toBe('draft-gone')
    expect((await launch(draft, {}, 'zoe')).body.code).toBe('draft-gone')
  })
}
