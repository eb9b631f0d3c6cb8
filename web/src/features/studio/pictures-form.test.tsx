/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { fireEvent, getQueriesForElement, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { storedWords } from '../../lib/storage.js'
import { answeringApi, press } from '../../lib/tests/answering-api.js'
import { problemBody } from '../../lib/tests/answering-server.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { StudioPage } from './studio-page.js'
import { aDraft, aPage, aProject } from '../../lib/tests/a-draft.js'

const soon = { timeout: 20_000 }
const [one, two] = ['a'.repeat(20), 'b'.repeat(20)]
const size = { width: 900, height: 600 }
const file = (name: string, type = 'image/png') => new File(['bytes'], name, { type })

describe('pictures of an entry', () => {
  const api = answeringApi()
  /** The last edit that was sent. The server does not answer it: an answer would have to repeat the edit. */
  const saved = () => api.calls.filter(({ method }) => method === 'PUT').at(-1)?.body
  const uploads = () => api.calls.filter(({ method }) => method === 'POST')
  const withPictures = (...pictures: object[]) => {
    const draft = aDraft()
    const [work, ...others] = draft.content.sections
    const entries = work!.entries.map((entry, at) => (at === 0 ? { ...entry, pictures } : entry))
    return { ...draft, content: { ...draft.content, sections: [{ ...work!, entries }, ...others] } }
  }
  const open = async (draft: object = aDraft(), html?: string) => {
    api.answerTo(`GET /api/v1/make/pictures/`, 200, {})
    api.answerTo('/page', 200, { data: aPage(html) })
    api.answerTo('GET /api/v1/make/drafts/d1', 200, { data: draft })
    renderInApp(<StudioPage />, { at: '/studio/d1', path: '/studio/:draftId' })
    const frame = await screen.findByTitle<HTMLIFrameElement>('The page of ada', undefined, soon)
    await waitFor(() => expect(frame.contentDocument!.body).not.toBeEmptyDOMElement(), soon)
    return frame.contentDocument!.body
  }
  const openEntry = () => press('Programmer, Engines Ltd')
  const pictures = () => screen.queryAllByRole('group', { name: /^Picture \d of/ })
  const pictureInPage = `<article data-entry="work/0"><picture><source type="image/avif" srcset="p/${one}-480.avif 480w"><img src="p/${one}-900.jpg" srcset="p/${one}-480.jpg 480w" alt="An engine"></picture></article>`
  beforeEach(() => storedWords.clear())

  it('when several files are added, then each is uploaded and saved with the entry, and each refused one shows why', async () => {
    await open()
    await openEntry()
    api.answerInTurn('POST /api/v1/make/pictures', [
      [201, { data: { id: one, ...size } }],
      [409, problemBody('picture-quota', 409, 'You have as many pictures as an account can hold.')],
      [201, { data: { id: two, ...size } }],
    ])
    const files = [file('a.png'), file('b.txt', 'text/plain'), file('c.png'), file('d.png')]
    await userEvent.upload(screen.getByLabelText('Picture files'), files, { applyAccept: false })
    await waitFor(() => expect(pictures()).toHaveLength(2), soon)
    const refused = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(refused).toEqual([
      'b.txt: Please choose a JPEG, PNG, WebP or AVIF picture.',
      'c.png: You have as many pictures as an account can hold.',
    ])
    expect(uploads()).toHaveLength(3)
    await waitFor(
      () =>
        expect(saved()).toMatchObject({
          sections: [{ entries: [{ pictures: [{ id: one }, { id: two }] }, {}] }, {}],
        }),
      soon,
    )
  })

  it('when files are dropped, then they are uploaded', async () => {
    await open()
    await openEntry()
    api.answerTo('POST /api/v1/make/pictures', 201, { data: { id: one, ...size } })
    fireEvent.drop(screen.getByText(/or drop them here/), { dataTransfer: { files: [file('a.png')] } })
    await waitFor(() => expect(pictures()).toHaveLength(1), soon)
  })

  it('when a picture is described, moved and removed, then that is saved, and undo restores it', async () => {
    await open(withPictures({ id: one, ...size, alt: 'An engine' }, { id: two, ...size }))
    await openEntry()
    const second = getQueriesForElement(pictures()[1]!)
    await userEvent.type(second.getByLabelText('Caption'), 'The mill')
    await userEvent.click(second.getByRole('switch', { name: 'Decorative' }))
    expect(second.getByLabelText('What is in the picture')).toBeDisabled()
    await press('Move up: Picture 2 of Programmer, Engines Ltd')
    await waitFor(
      () =>
        expect(saved()).toMatchObject(
          entryWith([
            { id: two, caption: 'The mill', isDecorative: true },
            { id: one, alt: 'An engine' },
          ]),
        ),
      soon,
    )
    await press('Remove: Picture 2 of Programmer, Engines Ltd')
    expect(pictures()).toHaveLength(1)
    await press('Undo')
    expect(pictures()).toHaveLength(2)
  })

  it('when the linked page has a picture, then it is shown, and added with its title once it is approved', async () => {
    await open()
    await openEntry()
    const picture = { dataUrl: 'data:image/jpeg;base64,AAAA', width: 1_200, height: 630 }
    api.answerTo('POST /api/v1/make/link-previews', 200, {
      data: { url: 'https://engines.example/', title: 'On engines', picture },
    })
    api.answerTo('POST /api/v1/make/pictures', 201, { data: { id: one, ...size } })
    await press('Picture of the linked page')
    expect(await screen.findByRole('img', { name: 'On engines' }, soon)).toBeVisible()
    expect(pictures()).toHaveLength(0)
    await press('Add this picture')
    await waitFor(() => expect(saved()).toMatchObject(entryWith([{ id: one, alt: 'On engines' }])), soon)
    expect(uploads().map(({ body }) => body)).toEqual([
      { url: 'https://engines.example' },
      { picture: picture.dataUrl },
    ])
  })

  it('when a picture stands beside the entry in the PDF, then it is shown there and nowhere else, and added once it is taken', async () => {
    const offer = { page: 2, width: 900, height: 600 }
    const path = 'GET /api/v1/make/drafts/d1/pictures/offers'
    api.answerTo(`${path}/0`, 200, {})
    api.answerTo(path, 200, {
      data: [
        { ...offer, number: 0, entry: 'work/0' },
        { ...offer, number: 1, entry: 'work/1' },
      ],
    })
    await open()
    await openEntry()
    expect(await screen.findByRole('img', { name: 'Picture on page 2' }, soon)).toBeVisible()
    api.answerTo('POST /api/v1/make/pictures', 201, { data: { id: one, ...size } })
    await press('Add this picture')
    await waitFor(() => expect(saved()).toMatchObject(entryWith([{ id: one }])), soon)
    expect(uploads()).toMatchObject([
      { body: { picture: expect.stringMatching(/^data:image\/jpeg;base64,/) } },
    ])
    expect(screen.queryByText('In your resume, beside this entry:')).toBeNull()
    expect(pictures()).toHaveLength(1)
  })

  it('when the linked page has no picture, then the problem is shown', async () => {
    await open()
    await openEntry()
    api.answerTo(
      'POST /api/v1/make/link-previews',
      422,
      problemBody('link-no-picture', 422, 'It names none.'),
    )
    await press('Picture of the linked page')
    expect(await screen.findByText('It names none.', undefined, soon)).toBeVisible()
  })

  it('when an entry has the maximum number of pictures, then no more can be added', async () => {
    await open(withPictures(...[...'abcdefgh'].map((letter) => ({ id: letter.repeat(20), ...size }))))
    await openEntry()
    expect(screen.getByRole('button', { name: 'Add pictures' })).toBeDisabled()
    expect(screen.getByText('An entry has at most 8 pictures.')).toBeVisible()
  })

  it('when the page has a picture, then the frame shows it from a blob URL and loads no file', async () => {
    const page = await open(withPictures({ id: one, ...size }), pictureInPage)
    const image = page.querySelector('img')!
    expect(page.querySelector('source')).toBeNull()
    expect(image).not.toHaveAttribute('srcset')
    await waitFor(() => expect(image).toHaveAttribute('src', expect.stringMatching(/^blob:/)), soon)
    expect(image).toHaveAccessibleName('An engine')
  })

  it('when a project has no picture, then the placeholder in the page opens the form for pictures', async () => {
    const draft = aDraft()
    const sections = [{ name: 'projects', entries: [aProject('Mill')] }]
    const content = { ...draft.content, sections }
    const page = await open({ ...draft, content }, '<article data-entry="projects/0">Mill</article>')
    fireEvent.click(getQueriesForElement(page).getByRole('button', { name: 'Add a picture of this project' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add pictures' })).toHaveFocus(), soon)
  })
})

const entryWith = (pictures: object[]) => ({ sections: [{ entries: [{ pictures }, {}] }, {}] })
