/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor, getQueriesForElement } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answeringApi, press } from '../../lib/tests/answering-api.js'
import { problemBody } from '../../lib/tests/answering-server.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { storedWords } from '../../lib/storage.js'
import { StudioPage } from './studio-page.js'
import { aDraft, aPage } from '../../lib/tests/a-draft.js'

const soon = { timeout: 20_000 }

describe('the studio', () => {
  const api = answeringApi()
  const sent = (method: string) => api.calls.filter((call) => call.method === method)
  const draft = (more: object = {}) => ({ data: aDraft(more) })
  const open = async (more: object = {}) => {
    api.answerTo('/page', 200, { data: aPage() })
    api.answerTo('GET /api/v1/make/drafts/d1', 200, draft(more))
    const app = renderInApp(<StudioPage />, { at: '/studio/d1', path: '/studio/:draftId' })
    const frame = await screen.findByTitle<HTMLIFrameElement>('The page of ada', undefined, soon)
    const page = await waitFor(() => {
      const { body } = frame.contentDocument!
      expect(body).toHaveTextContent('Ada Lovelace')
      return getQueriesForElement(body)
    }, soon)
    return { ...app, page }
  }
  beforeEach(() => storedWords.clear())

  it('when a line is edited in the page, then it is saved to the draft, and the button counts the change', async () => {
    const { page } = await open()
    expect(screen.getByRole('status')).toHaveTextContent('This is what visitors see.')
    api.answerTo('/content', 200, draft({ draftVersion: 2, changes: 1 }))
    const line = page.getByText('Note G.')
    fireEvent.mouseDown(line)
    line.textContent = 'Note H.'
    fireEvent.input(line)
    await screen.findByRole('button', { name: 'Publish 1 change' }, soon)
    expect(sent('PUT')[0]?.body).toMatchObject({
      sections: [{ entries: [{ lines: ['Note H.', 'Letters.'] }, {}] }, {}],
    })
    expect(screen.getByRole('status')).toHaveTextContent('Saved. Not public yet.')
  })

  it('when nothing is written yet, then the name comes first, and the page says where name and headline go', async () => {
    const empty = { basics: {}, headline: undefined, intro: [], sections: [] }
    api.answerTo('/page', 200, { data: aPage('<h1>Portfolio</h1>') })
    api.answerTo('GET /api/v1/make/drafts/d1', 200, { data: aDraft({ kind: 'launch' }, empty) })
    renderInApp(<StudioPage />, { at: '/studio/d1', path: '/studio/:draftId' })
    expect(await screen.findByLabelText('Headline', undefined, soon)).toBeVisible()
    const frame = screen.getByTitle<HTMLIFrameElement>('The page of ada')
    const places = () =>
      [...frame.contentDocument!.querySelectorAll<HTMLElement>('[data-placeholder]')].map(
        ({ dataset, tabIndex }) => [dataset['field'], dataset['placeholder'], tabIndex],
      )
    await waitFor(
      () =>
        expect(places()).toEqual([
          ['basics:name', 'Your name', 0],
          ['headline', 'What you do', 0],
        ]),
      soon,
    )
  })

  it('when an employer is typed in the panel, then the page shows it at once', async () => {
    const { page } = await open()
    await press('Programmer, Engines Ltd')
    const field = screen.getByLabelText('Employer')
    await userEvent.clear(field)
    await userEvent.type(field, 'Babbage')
    expect(page.getByText('Babbage')).toBeInTheDocument()
    await press('Undo')
    expect(page.getByText('Engines Ltd')).toBeInTheDocument()
  })

  it('when publishing needs a confirmation, then it asks and then publishes', async () => {
    const { address } = await open({ changes: 3 })
    api.answerInTurn('/publish', [
      [
        409,
        problemBody('confirmation-needed', 409, 'Please check.', {
          reasons: [{ id: 'c1', code: 'few-words', detail: 'The page has no words left.' }],
        }),
      ],
      [200, { data: { ...aDraft().content, suggestions: [] } }],
    ])
    await press('Publish 3 changes')
    await screen.findByText('The page has no words left.', undefined, soon)
    await press('Publish changes')
    await waitFor(() => expect(address()).toBe('/sites/ada/studio'), soon)
    expect(sent('POST').at(-1)?.body).toEqual({ confirm: [{ id: 'c1', answer: 'ok' }] })
  })

  it('when the live page was changed meanwhile, then it says so and the changes can be discarded', async () => {
    const { address } = await open({ changes: 1 })
    api.answerTo('/publish', 409, problemBody('draft-outdated', 409, 'Your live page was changed.'))
    api.answerTo('DELETE ', 204, {})
    await press('Publish 1 change')
    await screen.findByText('Your live page was changed.', undefined, soon)
    await press('Discard the changes')
    await userEvent.click(
      getQueriesForElement(screen.getByRole('dialog')).getByRole('button', { name: 'Discard the changes' }),
    )
    await waitFor(() => expect(address()).toBe('/sites/ada/studio'), soon)
  })

  it('when the live page was changed meanwhile, then the changes come onto it by one press, and what collides is listed', async () => {
    await open({ changes: 1, outdated: true })
    const reason = 'The headline was changed on the live page and here.'
    api.answerTo('/rebase', 200, {
      ...draft({ draftVersion: 3, changes: 1 }),
      collisions: [{ fact: 'Countess', reason }],
    })
    await press('Bring your changes onto the page as it is now')
    await screen.findByText('Your changes are on the page as it is now.', undefined, soon)
    expect(screen.getByText(reason, { exact: false })).toHaveTextContent('Countess')
    expect(screen.queryByText('The live page was changed after these changes began.')).toBeNull()
    await press('Got it')
    expect(screen.queryByText(reason, { exact: false })).toBeNull()
  })

  it('when the draft is for a launch, then the button links to the launch and shows its price', async () => {
    await open({ kind: 'launch', cost: 1 })
    expect(screen.getByRole('link', { name: 'Launch, 1 credit' })).toHaveAttribute(
      'href',
      '/launch?resume=r1&site=ada&model=gemini-flash&draft=d1',
    )
  })

  it('when an entry is moved by an arrow key, hidden and shown again, then the list follows', async () => {
    await open()
    const names = () =>
      screen
        .getAllByRole('button', { name: /^Move .*: arrow keys$/ })
        .map((one) => one.getAttribute('aria-label'))
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move Weaver: arrow keys' }), { key: 'ArrowUp' })
    expect(names()[0]).toBe('Move Weaver: arrow keys')
    await press('Medal')
    await press('Hide: Medal')
    expect(names()).toHaveLength(2)
    await press('Show Medal')
    expect(names()).toHaveLength(3)
  })

  it('when a section is added, then its first entry is open to be filled in', async () => {
    await open()
    await userEvent.selectOptions(screen.getByLabelText('Add a section'), 'Projects')
    expect(screen.getByRole('button', { name: 'New project' })).toHaveAttribute('aria-expanded', 'true')
    await userEvent.type(screen.getByLabelText('Name'), 'Engine')
    expect(screen.getByRole('button', { name: 'Engine' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Projects' })).toBeVisible()
  })

  it('when a tab is chosen by an arrow key, then it has the focus', async () => {
    await open()
    screen.getByRole('tab', { name: 'Content' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'Who sees what' })).toHaveFocus()
    expect(screen.getByRole('switch', { name: 'Search engines may list the page' })).toBeVisible()
  })
})
