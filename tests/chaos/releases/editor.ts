import type { SiteContent } from '@thumbfolio/contracts'
import { confirming, eventually, openSite, type HttpAnswer, type Person } from '@thumbfolio/testing'

const withinMs = 60_000

/** Someone who edits the live page of a site while releases come and go. */
export class Editor {
  #edits = 0
  readonly #path: string

  constructor(
    private readonly person: Person,
    private readonly url: string,
    private readonly site: string,
  ) {
    this.#path = `/api/v1/make/sites/${site}`
  }

  /** Edits until `isOver`, at least once, and expects to see the last edit on the page. */
  async editUntil(isOver: () => boolean): Promise<void> {
    do await this.#edit()
    while (!isOver())
    const said = this.#sentence()
    await eventually(async () => (await openSite(this.url, this.site)).text.includes(said), withinMs, 200)
  }

  #sentence = () => `Edit number ${this.#edits}.`

  /** What is refused for now (no connection, a stale page, 5xx) is read and sent again. */
  async #edit(): Promise<void> {
    this.#edits += 1
    await eventually(
      async () => {
        const { body, headers } = await this.#call('GET', '/content')
        if (!body?.data) return false
        const { intro, sections } = body.data as SiteContent
        const textsOf = (lines: SiteContent['intro']) => lines.map(({ text }) => text)
        const edit = {
          intro: [this.#sentence(), ...textsOf(intro).slice(1)],
          sections: sections.map(({ name, entries }) => ({
            name,
            entries: entries.map(({ id, emphasis, lines }) => ({ id, emphasis, lines: textsOf(lines) })),
          })),
        }
        const answer = await this.#call('PUT', '/content', edit, headers.get('etag') ?? '')
        if (answer.status === 400) throw new Error(JSON.stringify(answer.body))
        return answer.status === 200
      },
      withinMs,
      200,
    )
  }

  /** Adds a second language, switches it on and publishes it. */
  async addLanguage(language: string): Promise<void> {
    const draft = await this.#draft(await this.#call('POST', '/changes'), (id) => [
      'POST',
      `/api/v1/make/drafts/${id}/languages`,
      { language },
    ])
    const on = await this.#draft(draft, (id) => [
      'PATCH',
      `/api/v1/make/drafts/${id}/languages/${language}`,
      { isOn: true },
    ])
    await confirming((confirm) =>
      this.#draft(on, (id) => ['POST', `/api/v1/make/drafts/${id}/publish`, { ...(confirm && { confirm }) }]),
    )
    await this.expectLanguage(language)
  }

  async expectLanguage(language: string): Promise<void> {
    await eventually(
      async () => (await openSite(this.url, this.site, `/${language}/`)).status === 200,
      withinMs,
      200,
    )
  }

  async #draft(
    known: HttpAnswer,
    ask: (id: string) => [method: string, path: string, body: object],
  ): Promise<HttpAnswer> {
    if (known.status > 299) throw new Error(JSON.stringify(known.body))
    const [method, path, body] = ask(known.body.data.id as string)
    const headers = { 'If-Match': known.headers.get('etag') ?? '' }
    return this.person.call(method, path, { body, headers })
  }

  #call = async (method: string, path: string, body?: object, ifMatch?: string): Promise<HttpAnswer> =>
    this.person
      .call(method, this.#path + path, {
        ...(body && { body }),
        ...(ifMatch !== undefined && { headers: { 'If-Match': ifMatch } }),
      })
      .catch((cause: unknown) => ({ status: 599, headers: new Headers(), body: { code: String(cause) } }))
}
