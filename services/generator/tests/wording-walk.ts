import type { Confirmations, DraftView, SiteContent, SuggestionDecision } from '@thumbfolio/contracts'
import { personalDataRoutes } from '@thumbfolio/contracts'
import { buffer } from 'node:stream/consumers'
import { confirming, eventually } from '@thumbfolio/testing'
import { strFromU8, unzipSync } from 'fflate'
import { asEdit } from './content-edit.js'
import type { ModelWorld } from './model-world.js'

/** What a person does next; `pick` chooses among what there is. */
export interface Step {
  readonly kind:
    | 'launch'
    | 'launch-without-edits'
    | 'draft'
    | 'decide-draft'
    | 'write-draft'
    | 'change-accepted-in-draft'
    | 'launch-draft'
    | 'open-changes'
    | 'publish-changes'
    | 'decide-live'
    | 'write-live'
    | 'change-accepted-live'
    | 'go-back'
    | 'restore'
    | 'settings'
    | 'correct-resume'
  readonly pick: number
}

const { personalData, exportFile } = personalDataRoutes.generator
const highlights = [
  'Wrote note G for the readers of the journal',
  'Computed the numbers of the engine by hand',
  'Taught two younger colleagues to read the tables',
]
const summary = 'She writes programs for machines. She explains them in notes.'
const turned = (text: string, by: number): string => {
  const words = text.split(' ')
  return [...words.slice(by), ...words.slice(0, by)].join(' ')
}

/** One person with a resume, a site and a draft, and what they accepted so far. */
export class WordingWalk {
  /** Everything a model wrote for them. */
  readonly written = new Set<string>()
  /** What they accepted for the public page, and for each draft by its id. */
  private acceptedLive = new Set<string>()
  private readonly acceptedIn = new Map<string, Set<string>>()
  private draft: string | undefined
  private answers = 0
  private sentences = 0
  private corrections = 0

  constructor(
    private readonly models: ModelWorld,
    private readonly user: string,
    private readonly site: string,
  ) {
    models.world.allow(user, 'google', 'anthropic')
    this.correctResume()
  }

  async take({ kind, pick }: Step): Promise<void> {
    switch (kind) {
      case 'launch':
        return this.launch({ edits: 'keep' })
      case 'launch-without-edits':
        return this.launch({ edits: 'drop' })
      case 'draft':
        return this.makeDraft()
      case 'decide-draft':
        return this.decide(`/make/drafts/${this.draft}`, pick)
      case 'write-draft':
        return this.write(`/make/drafts/${this.draft}`)
      case 'change-accepted-in-draft':
        return this.changeAccepted(`/make/drafts/${this.draft}`)
      case 'launch-draft':
        return this.launchDraft()
      case 'open-changes':
        return this.openChanges()
      case 'publish-changes':
        return this.publishChanges()
      case 'decide-live':
        return this.decide(`/make/sites/${this.site}`, pick)
      case 'write-live':
        return this.write(`/make/sites/${this.site}`)
      case 'change-accepted-live':
        return this.changeAccepted(`/make/sites/${this.site}`)
      case 'go-back':
        await this.call('POST', `/make/sites/${this.site}/content/restore`, {})
        return
      case 'restore': {
        const versions = (await this.call('GET', `/make/sites/${this.site}/versions`)).body.data ?? []
        const { id } = versions[pick % versions.length] ?? {}
        if (id) await this.call('POST', `/make/sites/${this.site}/versions/${id}/restore`, {})
        return
      }
      case 'settings':
        await this.call('PATCH', `/make/sites/${this.site}`, { indexed: pick % 2 === 0 })
        return
      case 'correct-resume':
        return this.correctResume()
    }
  }

  /** Every text that is public, or would be with the next launch of the draft, by where it was found. */
  async shown(): Promise<Map<string, string>> {
    const texts = new Map<string, string>()
    const live = await this.contentOf(`/make/sites/${this.site}`)
    if (live) {
      await eventually(async () => (await this.contentOf(`/make/sites/${this.site}`))?.published)
      const page = await this.models.world.visit(this.site)
      texts.set('page', page.text)
      const url = `${this.models.world.url()}/api/v1/make/sites/${this.site}/archive`
      const headers = {
        Authorization: `Bearer ${this.models.world.identity.tokenFor({ userId: this.user })}`,
      }
      const archive = new Uint8Array(await (await fetch(url, { headers })).arrayBuffer())
      for (const [path, bytes] of Object.entries(unzipSync(archive)))
        if (!/\.woff2$/.test(path)) texts.set(`archive ${path}`, strFromU8(bytes))
      texts.set('visits', JSON.stringify((await this.call('GET', '/make/visits')).body))
      const auth = this.models.world.serviceClient('auth')
      const { things } = await auth.call(personalData, { params: { userId: this.user } })
      for (const { id, path } of things.flatMap(({ files }) => files)) {
        if (!/^published\/.*(?:html|json|txt|card\.png)$/.test(path)) continue
        const file = await auth.open(exportFile, { params: { userId: this.user, id } })
        texts.set(`export ${path}`, (await buffer(file)).toString())
      }
    }
    const draft = await this.draftView()
    if (draft) {
      const host = new URL(draft.previewUrl).hostname.split('.')[0]!
      texts.set('draft', (await this.models.world.visit(host, '/')).text)
      texts.set('draft resume.json', (await this.models.world.visit(host, '/resume.json')).text)
    }
    return texts
  }

  isAccepted = (text: string, where: string): boolean =>
    (where.startsWith('draft') ? this.acceptedInDraft : this.acceptedLive).has(text)

  private get acceptedInDraft(): Set<string> {
    return this.acceptedIn.get(this.draft ?? '') ?? new Set()
  }

  /** The texts of models that the page and the draft have by their own account, without a record of an acceptance. */
  async unrecorded(): Promise<string[]> {
    const contents = [await this.contentOf(`/make/sites/${this.site}`), (await this.draftView())?.content]
    return contents.flatMap((content) =>
      content
        ? linesIn(content)
            .filter(
              ({ text, suggested }) => this.written.has(text) && !(suggested?.acceptedAt && suggested.model),
            )
            .map(({ text }) => text)
        : [],
    )
  }

  private async launch(more: object): Promise<void> {
    this.answerNext()
    const body = { fileUrl: `${this.user}-resume`, siteName: this.site, ...more }
    const ask = (confirm?: Confirmations) => this.call('PUT', '/make/generate', { ...body, confirm })
    const { body: answer } = await confirming(ask)
    if (answer.launchId) await this.models.world.end(this.user, answer.launchId)
    this.models.vendors['gemini-flash'].reset()
  }

  private async makeDraft(): Promise<void> {
    this.answerNext()
    const body = { fileUrl: `${this.user}-resume`, siteName: this.site, again: true }
    const { data } = (await this.call('POST', '/make/drafts', body)).body
    if (data) this.beginDraft(data.id)
    if (data) await eventually(async () => (await this.draftView())?.status === 'ready')
    this.models.vendors['gemini-flash'].reset()
  }

  private async launchDraft(): Promise<void> {
    const draft = await this.draftView()
    if (!draft) return
    await this.launch({ draftId: draft.id, draftVersion: draft.draftVersion })
    for (const text of this.acceptedInDraft) this.acceptedLive.add(text)
  }

  private async openChanges(): Promise<void> {
    const { status, body } = await this.call('POST', `/make/sites/${this.site}/changes`)
    if (status < 300) this.beginDraft(body.data.id, this.acceptedIn.get(body.data.id))
  }

  private async publishChanges(): Promise<void> {
    const { status } = await this.call('POST', `/make/drafts/${this.draft}/publish`, {})
    if (status !== 200) return
    for (const text of this.acceptedInDraft) this.acceptedLive.add(text)
  }

  private beginDraft(id: string, known: Iterable<string> = []): void {
    this.draft = id
    this.acceptedIn.set(id, new Set([...this.acceptedLive, ...known]))
  }

  private async decide(path: string, pick: number): Promise<void> {
    const content = await this.contentOf(path)
    const all = content?.suggestions ?? []
    const chosen = all.filter((_, at) => (pick >> at) % 2 === 1)
    const decisions = chosen.map(({ id, text }, at): SuggestionDecision => {
      const kind = (['accept', 'accept', 'reject', 'edit'] as const)[(pick + at) % 4]!
      return kind === 'edit' ? { kind, id, text: changed(text) } : { kind, id }
    })
    if (decisions.length === 0) return
    const { status } = await this.call('PUT', `${path}/suggestions`, { decisions })
    if (status !== 200) return
    for (const { kind, id } of decisions) {
      const text = chosen.find((one) => one.id === id)!.text
      const accepted = path.includes('/drafts/') ? this.acceptedInDraft : this.acceptedLive
      if (kind === 'accept') accepted.add(text)
      else accepted.delete(text)
    }
  }

  /** Sentences of their own beside what is there. */
  private async write(path: string): Promise<void> {
    const content = await this.contentOf(path)
    if (!content) return
    const edit = asEdit(content)
    const intro = [...edit.intro, `My own sentence ${++this.sentences}.`]
    await this.call('PUT', `${path}/content`, { ...edit, intro })
  }

  /** What they accepted, in other words: their own from then on. */
  private async changeAccepted(path: string): Promise<void> {
    const content = await this.contentOf(path)
    if (!content) return
    const own = (text: string) => (this.written.has(text) ? changed(text) : text)
    const { intro, sections } = asEdit(content)
    await this.call('PUT', `${path}/content`, {
      intro: intro.map(own),
      sections: sections.map(({ name, entries }) => ({
        name,
        entries: entries.map((entry) => ({ ...entry, lines: entry.lines.map(own) })),
      })),
    })
  }

  private correctResume(): void {
    const corrected = this.corrections++ % 2 === 0 ? highlights : highlights.toReversed()
    this.models.world.resumes.put(this.user, `${this.user}-resume`, {
      basics: { name: 'Ada Lovelace', label: 'Programmer', summary },
      work: [{ name: 'Analytical Engines Ltd', position: 'Writer', highlights: corrected }],
    })
  }

  /** The next answer suggests other wordings than the ones before: some pass the examiner, and some are invented. */
  private answerNext(): void {
    const by = (++this.answers % 4) + 1
    const lines = highlights.map((_, at) => `work/0/highlights/${at}`)
    const intro = ['basics/summary#0', 'basics/summary#1']
    const suggestions = [
      ...highlights.map((text, at) => ({ place: lines[at]!, text: turned(text, by), sources: lines })),
      { place: 'intro', text: turned(summary, by), sources: intro },
      { place: 'headline', text: `Inventor of ${by} engines`, sources: lines },
    ]
    for (const { text } of suggestions) this.written.add(text)
    const text = JSON.stringify({
      intro: [],
      best: lines.slice(1),
      theme: 'editorial',
      sections: [],
      suggestions,
    })
    this.models.vendors['gemini-flash'].next({ kind: 'text', text }, { kind: 'text', text })
  }

  private call(method: string, path: string, body?: object) {
    const headers = { 'If-Match': '*' }
    return this.models.world.as(this.user)(method, path, { headers, ...(body && { body }) })
  }

  private async contentOf(path: string): Promise<SiteContent | DraftView['content'] | undefined> {
    if (path.endsWith('undefined')) return undefined
    if (path.includes('/drafts/')) return (await this.draftView())?.content
    return (await this.call('GET', `${path}/content`)).body.data
  }

  private async draftView(): Promise<DraftView | undefined> {
    return this.draft === undefined
      ? undefined
      : (await this.call('GET', `/make/drafts/${this.draft}`)).body.data
  }
}

/** Another text, of which the first is no part. */
const changed = (text: string): string => text.replace(' ', ' really ')

const linesIn = ({ headline, intro, sections }: Pick<SiteContent, 'headline' | 'intro' | 'sections'>) => [
  ...(headline ? [headline] : []),
  ...intro,
  ...sections.flatMap(({ entries }) => entries.flatMap(({ lines }) => lines)),
]
