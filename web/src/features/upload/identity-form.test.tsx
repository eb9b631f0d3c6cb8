/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { ResumeReading } from '@thumbfolio/contracts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { TaggedReading } from '../../lib/resume-api.js'
import { problemBody, startAnsweringServer, type AnsweringServer } from '../../lib/tests/answering-server.js'
import { ReadingPanel } from './reading-panel.js'

const reading: ResumeReading = {
  content: {
    basics: { name: 'Ada Lovelace', label: 'Weaver', email: 'ada@example.org', location: { city: 'Leeds' } },
    work: [{ name: 'Looms Ltd', position: 'Weaver' }],
  },
  corrected: false,
  provenance: {},
  questions: [
    { pointer: '/basics/location/city', detail: 'Please check: Leeds' },
    { pointer: '/work/0/name', detail: 'Please check: Looms Ltd' },
  ],
  unplaced: [],
  hidden: 0,
  language: 'en',
  pages: 1,
  pageSizes: [[595, 842]],
  isResume: true,
  quality: { score: 1, level: 'good', reasons: [], revision: 2 },
}

describe('the question who a resume is about', () => {
  let api: AnsweringServer
  let confirmed: TaggedReading[]
  beforeAll(async () => {
    api = await startAnsweringServer()
  })
  afterAll(async () => api[Symbol.asyncDispose]())
  beforeEach(() => {
    confirmed = []
    api.calls.splice(0)
    api.answerWith(200, { data: { ...reading, identityConfirmedAt: '2026-03-01T10:00:00.000Z' } })
  })
  afterEach(cleanup)

  const show = (more: Partial<ResumeReading> = {}) =>
    render(
      <ReadingPanel
        resumeId="r1"
        tagged={{ reading: { ...reading, ...more }, etag: '"1"' }}
        onPoint={() => {}}
        onConfirmed={(tagged) => confirmed.push(tagged)}
      />,
    )
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  it('when nothing is changed, then one press says that it is right, and stores the content as it is', async () => {
    show()
    expect(screen.getByLabelText('Name')).toHaveValue('Ada Lovelace')
    expect(screen.getByLabelText('Headline')).toHaveValue('Weaver')
    expect(screen.getByLabelText('Town')).toHaveValue('Leeds')
    await press('Yes, that’s me')
    await waitFor(() => expect(confirmed).toHaveLength(1))
    expect(api.calls).toEqual([
      {
        method: 'PUT',
        path: expect.stringMatching(/\/auth\/resume\/r1\/content\?identity=confirmed$/),
        body: reading.content,
      },
    ])
    expect(screen.getByRole('heading', { name: 'Ada Lovelace' })).toHaveFocus()
  })

  it('when something is changed on the spot, then Enter saves it and everything else stays', async () => {
    show()
    await userEvent.clear(screen.getByLabelText('Town'))
    await userEvent.clear(screen.getByLabelText('Headline'))
    await userEvent.type(screen.getByLabelText('Headline'), ' Master weaver ')
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(confirmed).toHaveLength(1))
    expect(api.calls[0]?.body).toEqual({
      basics: { name: 'Ada Lovelace', label: 'Master weaver', email: 'ada@example.org' },
      work: reading.content.work,
    })
  })

  it('when there is no name, then it says what is needed, and sends nothing', async () => {
    show({
      content: { work: reading.content.work! },
      quality: {
        score: 0.7,
        level: 'check',
        reasons: [{ code: 'no-name', detail: 'No name was found. Write it in.' }],
      },
    })
    await press('Yes, that’s me')
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/write your name/i)
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(api.calls).toEqual([])
  })

  it('when the name looks like none, then its reason stands below it', () => {
    const detail = '“PERSONAL INFORMATION” looks like a heading, not like your name. Check it.'
    const quality = { score: 0.6, level: 'check', reasons: [{ code: 'doubtful-name', detail }] } as const
    show({ quality: { ...quality, reasons: [...quality.reasons] } })
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(detail)
  })

  it('when it is refused, then what was typed stays, and can be sent again', async () => {
    api.answerWith(503, problemBody('unavailable', 503, 'Please try again.'))
    show()
    await userEvent.type(screen.getByLabelText('Name'), ' King')
    await press('Save')
    expect(await screen.findByText(/Please try again/)).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Ada Lovelace King')
    expect(confirmed).toEqual([])
  })

  it('when it was answered once, then it is not asked again', () => {
    show({ identityConfirmedAt: '2026-03-01T10:00:00.000Z' })
    expect(screen.queryByText('Is this you?')).toBeNull()
  })

  it('when it asks for the town, then the list of questions does not', () => {
    show()
    expect(screen.getByRole('heading', { name: 'Check this one' })).toBeVisible()
    expect(screen.queryByText(/Please check: Leeds/)).toBeNull()
  })

  it('when the lines are walked by arrow keys, then they are one tab stop, and each is highlighted in turn', async () => {
    const pointed: (string | undefined)[] = []
    const { questions: _none, ...quiet } = reading
    render(
      <>
        <ReadingPanel
          resumeId="r1"
          tagged={{
            reading: { ...quiet, questions: [], identityConfirmedAt: '2026-03-01T10:00:00.000Z' },
            etag: '"1"',
          }}
          onPoint={(pointer) => pointed.push(pointer)}
          onConfirmed={() => undefined}
        />
        <button type="button">Continue</button>
      </>,
    )
    await userEvent.tab()
    const group = screen.getByRole('group', { name: /What we read/ })
    expect(group).toContainElement(document.activeElement as HTMLElement)
    const first = document.activeElement
    await userEvent.keyboard('{End}{ArrowDown}{Home}')
    expect(document.activeElement).toBe(first)
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).not.toBe(first)
    expect(new Set(pointed.filter((one) => one !== undefined)).size).toBeGreaterThan(1)
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus()
  })
})
