/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aDraft, aPage } from '../../lib/tests/a-draft.js'
import { answeringApi, press } from '../../lib/tests/answering-api.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { storedWords } from '../../lib/storage.js'
import { StudioPage } from './studio-page.js'

const soon = { timeout: 20_000 }
const two = (isOn: boolean) => ({
  languages: [
    { language: 'en', isOn: true },
    { language: 'de', isOn },
  ],
})
const german = (isOn = false) => ({
  ...two(isOn),
  language: 'de',
  headline: { text: 'Dichterin', by: 'owner' },
})

describe('a second language in the studio', () => {
  const api = answeringApi()
  const sent = (method: string) => api.calls.filter((call) => call.method === method)
  const draft = (content: object, more: object = {}) => ({ data: aDraft(more, content) })
  const open = async (at: string, first: object, second: object = german()) => {
    api.answerTo('/page', 200, { data: aPage() })
    // The first part that a call contains decides.
    api.answerTo('GET /api/v1/make/drafts/d1?language=de', 200, draft(second))
    api.answerTo('GET /api/v1/make/drafts/d1', 200, draft(first))
    const app = renderInApp(<StudioPage />, { at, path: '/studio/:draftId' })
    await screen.findByTitle('The page of ada', undefined, soon)
    return app
  }
  beforeEach(() => storedWords.clear())

  it('when a language is added, then the studio shows that one, and edits are saved to it', async () => {
    await open('/studio/d1', {}, german())
    await press('Add a language')
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'German')
    expect(screen.queryByRole('option', { name: 'English' })).toBeNull()
    api.answerTo('POST /api/v1/make/drafts/d1/languages', 200, draft(german(), { draftVersion: 2 }))
    await press('Add the language')
    const choice = await screen.findByLabelText('Language that you edit', undefined, soon)
    await waitFor(() => expect(choice).toHaveValue('de'), soon)
    expect(sent('POST').at(-1)?.body).toEqual({ language: 'de' })
    api.answerTo('/content', 200, draft(german(), { draftVersion: 3 }))
    await userEvent.click(await screen.findByRole('button', { name: 'Name, headline and contact' }, soon))
    const headline = screen.getByLabelText('Headline')
    expect(headline).toHaveValue('Dichterin')
    await userEvent.type(headline, ', Mathematikerin')
    await waitFor(() => expect(sent('PUT').at(-1)?.path).toContain('/content?language=de'), soon)
    expect(sent('GET').some(({ path }) => path.includes('/page?language=de'))).toBe(true)
  })

  it('when the other language is chosen, then its words are shown', async () => {
    await open('/studio/d1?language=de', two(true), german(true))
    await userEvent.selectOptions(screen.getByLabelText('Language that you edit'), 'English')
    await waitFor(() => expect(screen.getByLabelText('Language that you edit')).toHaveValue('en'), soon)
    await userEvent.click(await screen.findByRole('button', { name: 'Name, headline and contact' }, soon))
    await waitFor(() => expect(screen.getByLabelText('Headline')).toHaveValue('Programmer'), soon)
  })

  it('when it is switched on, then the draft has it, and the words stay those of the language', async () => {
    await open('/studio/d1', two(false), german())
    await userEvent.click(screen.getByRole('tab', { name: 'Who sees what' }))
    api.answerTo('PATCH /api/v1/make/drafts/d1/languages/de', 200, draft(german(true), { draftVersion: 2 }))
    api.answerTo('GET /api/v1/make/drafts/d1', 200, draft(two(true), { draftVersion: 2, changes: 1 }))
    const on = screen.getByRole('switch', { name: 'Visitors can read the page in German' })
    await userEvent.click(on)
    await waitFor(() => expect(on).toBeChecked(), soon)
    expect(sent('PATCH').at(-1)?.body).toEqual({ isOn: true })
    await screen.findByRole('button', { name: 'Publish 1 change' }, soon)
  })

  it('when a model suggests a translation, then nothing changes before it is used, and what passed is used at once', async () => {
    const content = german()
    await open('/studio/d1?language=de', two(false), {
      ...content,
      headline: { text: 'Programmer', by: 'resume' },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Translate to German' }, soon))
    const line = (place: string, original: string, text: string, names: string[] = []) => ({
      place,
      original,
      text,
      names,
    })
    api.answerTo('/suggestions', 200, {
      data: {
        lines: [
          line('headline', 'Programmer', 'Programmiererin'),
          line('work/0/position', 'Programmer', 'Programmiererin'),
          line('work/0:0', 'Note G.', 'Anmerkung G.', ['G']),
          line('work/0:1', 'Gone.', 'Weg.'),
        ],
        refused: [{ place: 'work/0:2', original: '12 letters.', text: '14 Briefe.', facts: ['12', '14'] }],
        left: 3,
      },
    })
    await press('Suggest a translation')
    expect(
      await screen.findByText('3 lines to decide. 3 more lines: ask again for them.', undefined, soon),
    ).toBeVisible()
    expect(screen.getByText('12 letters. (12, 14)')).toBeVisible()
    expect(sent('PUT')).toHaveLength(0)
    api.answerTo('/content', 200, draft(content, { draftVersion: 2 }))
    await press('Use all that passed (2)')
    await waitFor(
      () =>
        expect(sent('PUT').at(-1)?.body).toMatchObject({
          headline: 'Programmiererin',
          sections: [
            {
              entries: [{ fields: { position: 'Programmiererin' }, lines: ['Note G.', 'Letters.'] }, {}],
            },
            {},
          ],
        }),
      soon,
    )
  })

  it('when a draft is for a launch, then no language can be added', async () => {
    api.answerTo('/page', 200, { data: aPage() })
    api.answerTo('GET /api/v1/make/drafts/d1', 200, draft({}, { kind: 'launch', cost: 1 }))
    renderInApp(<StudioPage />, { at: '/studio/d1', path: '/studio/:draftId' })
    await screen.findByTitle('The page of ada', undefined, soon)
    expect(screen.queryByRole('button', { name: 'Add a language' })).toBeNull()
  })
})
