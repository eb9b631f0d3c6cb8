/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { fireEvent, getQueriesForElement, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { storedWords } from '../../lib/storage.js'
import { aDraft, aPage } from '../../lib/tests/a-draft.js'
import { answeringApi, press } from '../../lib/tests/answering-api.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { StudioPage } from './studio-page.js'

const soon = { timeout: 20_000 }
const picture = { id: 'a'.repeat(20), width: 900, height: 600, alt: 'An engine' }

describe('the case study of a project', () => {
  const api = answeringApi()
  const saved = () => api.calls.filter(({ method }) => method === 'PUT').at(-1)?.body
  const savedStudy = () => {
    const { sections } = saved() as { sections: { name: string; entries: { caseStudy?: unknown }[] }[] }
    return sections.find(({ name }) => name === 'projects')!.entries[0]!.caseStudy
  }
  const withProject = (more: object = {}) => {
    const draft = aDraft()
    const project = {
      id: 'projects/0',
      title: 'Note G',
      emphasis: 'normal',
      fields: { name: 'Note G' },
      lines: [],
      pictures: [picture],
      ...more,
    }
    return {
      ...draft,
      content: {
        ...draft.content,
        sections: [...draft.content.sections, { name: 'projects', entries: [project] }],
      },
    }
  }
  const open = async (more?: object) => {
    api.answerTo('GET /api/v1/make/pictures/', 200, {})
    api.answerTo('/page', 200, { data: aPage('<main><h1 data-block="projects/0:title">Note G</h1></main>') })
    api.answerTo('GET /api/v1/make/drafts/d1', 200, { data: withProject(more) })
    renderInApp(<StudioPage />, { at: '/studio/d1', path: '/studio/:draftId' })
    await screen.findByTitle<HTMLIFrameElement>('The page of ada', undefined, soon)
    await press('Note G')
  }
  const study = (blocks: object[]) => ({ caseStudy: { slug: 'note-g', role: 'Author', blocks } })
  const two = [
    { kind: 'heading', text: 'Why' },
    { kind: 'text', text: 'Because.' },
  ]
  const parts = () => screen.getAllByRole('group', { name: /, part \d$/ })
  beforeEach(() => storedWords.clear())

  it('when one is begun, then its parts are written in the panel and saved without empty ones', async () => {
    await open()
    await press('Write a case study: Note G')
    await userEvent.type(screen.getByLabelText('Text'), 'An engine weaves.')
    const add = screen.getByLabelText('Add a part')
    await userEvent.selectOptions(add, 'List')
    fireEvent.change(screen.getByLabelText('List, one item on each line'), {
      target: { value: 'One\n\nTwo' },
    })
    await userEvent.selectOptions(add, 'Heading')
    await userEvent.selectOptions(add, 'Picture')
    await userEvent.click(getQueriesForElement(parts().at(-1)!).getByRole('button', { name: 'An engine' }))
    await userEvent.type(screen.getByLabelText('Your role'), 'Author')
    await waitFor(
      () =>
        expect(savedStudy()).toEqual({
          role: 'Author',
          blocks: [
            { kind: 'text', text: 'An engine weaves.' },
            { kind: 'list', items: ['One', 'Two'] },
            { kind: 'picture', id: picture.id },
          ],
        }),
      soon,
    )
  })

  it('when parts are moved by keys or removed, then they are saved in that order, and the focus follows', async () => {
    await open(study(two))
    const handle = screen.getByRole('button', { name: 'Move Text, part 2: arrow keys' })
    handle.focus()
    fireEvent.keyDown(handle, { key: 'ArrowUp' })
    await waitFor(
      () => expect(savedStudy()).toMatchObject({ slug: 'note-g', blocks: [two[1], two[0]] }),
      soon,
    )
    await waitFor(
      () => expect(document.activeElement).toHaveAccessibleName('Move Text, part 1: arrow keys'),
      soon,
    )
    await press('Remove Heading, part 2')
    await waitFor(() => expect(savedStudy()).toMatchObject({ blocks: [two[1]] }), soon)
  })

  it('when it is shown, then the frame asks for its page; when it is removed, then the edit says so', async () => {
    await open(study(two))
    await press('Show its page')
    await waitFor(
      () => expect(api.calls.some(({ path }) => path.includes('study=projects%2F0'))).toBe(true),
      soon,
    )
    await press('Remove the case study')
    await waitFor(() => expect(savedStudy()).toBe(null), soon)
    expect(screen.getByRole('button', { name: 'Write a case study: Note G' })).toBeVisible()
  })

  it('when a picture of the project is removed, then its case study does not show it either', async () => {
    await open(study([...two, { kind: 'picture', id: picture.id }]))
    await press('Remove: Picture 1 of Note G')
    await waitFor(() => expect(savedStudy()).toMatchObject({ blocks: two }), soon)
  })
})
