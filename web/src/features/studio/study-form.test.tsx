/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { fireEvent, getQueriesForElement, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { storedWords } from '../../lib/storage.js'
import { aDraft, aPage, aProject } from '../../lib/tests/a-draft.js'
import { answeringApi, press } from '../../lib/tests/answering-api.js'
import { problemBody } from '../../lib/tests/answering-server.js'
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
    const project = aProject('Note G', { pictures: [picture], ...more })
    return {
      ...draft,
      content: {
        ...draft.content,
        sections: [...draft.content.sections, { name: 'projects', entries: [project] }],
      },
    }
  }
  const open = async (more?: object, page = '') => {
    api.answerTo('GET /api/v1/make/pictures/', 200, {})
    api.answerTo('/page', 200, {
      data: aPage(`<main><h1 data-block="projects/0:title">Note G</h1>${page}</main>`),
    })
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

  it('when questions are added, then each is the hint of an empty part, and what is saved is the answers alone', async () => {
    await open(study(two))
    await userEvent.selectOptions(screen.getByLabelText(/^Add questions to answer/), 'Software')
    expect(parts()).toHaveLength(7)
    const third = screen.getByRole('group', { name: 'Text, part 3' })
    const answer = getQueriesForElement(third).getByLabelText('Text')
    expect(answer).toHaveAccessibleDescription('Which problem did it solve, and for whom?')
    await userEvent.type(answer, 'Lost orders.')
    await waitFor(
      () => expect(savedStudy()).toMatchObject({ blocks: [...two, { kind: 'text', text: 'Lost orders.' }] }),
      soon,
    )
    expect(JSON.stringify(saved())).not.toContain('Which problem')
    // Another kind takes the place of what is not answered.
    await userEvent.selectOptions(screen.getByLabelText(/^Add questions to answer/), 'Research')
    expect(parts()).toHaveLength(8)
    expect(parts()[3]).toHaveTextContent('What was not known before?')
  })

  it('when a picture of the project is removed, then its case study does not show it either', async () => {
    await open(study([...two, { kind: 'picture', id: picture.id }]))
    await press('Remove: Picture 1 of Note G')
    await waitFor(() => expect(savedStudy()).toMatchObject({ blocks: two }), soon)
  })

  describe('on its page', () => {
    const blocks = [
      { kind: 'heading', text: 'Why' },
      { kind: 'list', items: ['One', 'Two'] },
      { kind: 'quote', text: 'It weaves.', by: 'Ada' },
      { kind: 'code', text: 'a = 1' },
      { kind: 'picture', id: picture.id },
    ]
    const html = `<h2 data-block="projects/0:0">Why</h2>
      <ul><li data-block="projects/0:1/0">One</li><li data-block="projects/0:1/1">Two</li></ul>
      <blockquote data-block="projects/0:2">It weaves.</blockquote><p data-block="projects/0:2/by">Ada</p>
      <pre><code data-block="projects/0:3">a = 1</code></pre>
      <div data-block="projects/0:4"></div><dd data-block="projects/0:role">Author</dd>`
    const shown = async (place: string) => {
      const frame = screen.getByTitle<HTMLIFrameElement>('The page of ada')
      return waitFor(() => {
        const found = frame.contentDocument!.querySelector<HTMLElement>(`[data-block="projects/0:${place}"]`)
        expect(found).not.toBeNull()
        return found!
      }, soon)
    }
    const write = async (place: string, ...texts: string[]) => {
      const element = await shown(place)
      fireEvent.mouseDown(element)
      for (const text of texts) {
        element.textContent = text
        fireEvent.input(element)
      }
      return element
    }
    const opened = async () => {
      await open(study(blocks), html)
      await press('Show its page')
    }

    it('when texts are written in place, then each part, item and fact has its own', async () => {
      await opened()
      // An emptied part is not on the page any more: the letters typed next still belong to it.
      for (const [place, ...texts] of [
        ['0', '', 'What for'],
        ['1/1', '', 'Three\nlines'],
        ['2', 'It weaves algebra.'],
        ['2/by', 'Ada Lovelace'],
        ['role', 'Translator'],
        ['title', 'The engine'],
      ] as const)
        fireEvent.keyDown(await write(place, ...texts), { key: 'Enter' })
      await waitFor(
        () =>
          expect(savedStudy()).toEqual({
            title: 'The engine',
            role: 'Translator',
            slug: 'note-g',
            blocks: [
              { kind: 'heading', text: 'What for' },
              { kind: 'list', items: ['One', 'Three lines'] },
              { kind: 'quote', text: 'It weaves algebra.', by: 'Ada Lovelace' },
              ...blocks.slice(3),
            ],
          }),
        soon,
      )
    })

    it('when Enter is pressed in code, then the code goes on; Escape takes it back', async () => {
      await opened()
      const code = await write('3', 'a = 2')
      expect(fireEvent.keyDown(code, { key: 'Enter' })).toBe(true)
      expect(code).toHaveAttribute('contenteditable')
      fireEvent.keyDown(code, { key: 'Escape' })
      expect(code).toHaveTextContent('a = 1')
    })

    it('when keys move or remove a part or add one below, then the study has them in that order', async () => {
      await opened()
      const heading = await shown('0')
      const moved = [blocks[1]!, blocks[0]!, ...blocks.slice(2)]
      api.answerTo('PUT ', 200, { data: { ...withProject(study(moved)), draftVersion: 2 } })
      const next = '<ul><li data-block="projects/0:0/0">One</li></ul><h2 data-block="projects/0:1">Why</h2>'
      api.answerTo('/page', 200, { data: aPage(`<main>${next}</main>`) })
      fireEvent.keyDown(heading, { key: 'ArrowDown', altKey: true })
      // The page still shows the former order: another part is in this place by now.
      fireEvent.keyDown(heading, { key: 'Delete', altKey: true })
      await waitFor(
        () => expect(savedStudy()).toMatchObject({ blocks: [blocks[1], blocks[0], {}, {}, {}] }),
        soon,
      )
      const item = await shown('0/0')
      api.answerTo('PUT ', 503, problemBody('unavailable', 503, 'Not now.'))
      fireEvent.keyDown(item, { key: 'Enter', ctrlKey: true })
      const added = await screen.findByRole('group', { name: 'Text, part 2' }, soon)
      await userEvent.type(getQueriesForElement(added).getByLabelText('Text'), 'Between.')
      await waitFor(
        () => expect(savedStudy()).toMatchObject({ blocks: [{}, { text: 'Between.' }, {}, {}, {}, {}] }),
        soon,
      )
    })

    it('when a part is emptied and then removed, then the part below it stays', async () => {
      await opened()
      const heading = await write('0', '')
      fireEvent.keyDown(heading, { key: 'Enter' })
      fireEvent.keyDown(heading, { key: 'Delete', altKey: true })
      await waitFor(() => expect(savedStudy()).toMatchObject({ blocks: blocks.slice(1) }), soon)
    })

    it('when line breaks are pasted, then the text can be written on in the page', async () => {
      await opened()
      const heading = await shown('0')
      fireEvent.mouseDown(heading)
      heading.innerHTML = 'Why<br>not'
      fireEvent.input(heading)
      fireEvent.keyDown(heading, { key: 'Enter' })
      fireEvent.mouseDown(heading)
      expect(heading).toHaveAttribute('contenteditable')
      expect(heading).toHaveTextContent('Why not')
    })

    it('when a picture is pressed, then its choice in the panel has the focus', async () => {
      await opened()
      fireEvent.mouseDown(await shown('4'))
      await waitFor(
        () => expect(document.activeElement).toHaveAttribute('data-path', 'projects/0/study/4'),
        soon,
      )
    })
  })
})
