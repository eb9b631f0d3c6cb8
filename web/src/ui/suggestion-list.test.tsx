/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { describe, expect, it } from '@jest/globals'
import type { SiteContent, SiteSuggestion, SuggestionDecision } from '@thumbfolio/contracts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answeringApi, press } from '../lib/tests/answering-api.js'
import { aSuggestion } from '../lib/tests/a-suggestion.js'
import { renderInApp } from '../lib/tests/in-app.js'
import { SuggestionList } from './suggestion-list.js'
import { SuggestionSources } from './suggestion-sources.js'

const soon = { timeout: 20_000 }
const suggestion = (id: string, more: Partial<SiteSuggestion> = {}): SiteSuggestion =>
  aSuggestion({ id, title: `Entry ${id}`, place: `work/0/${id}`, ...more })
const api = answeringApi()

describe('the wordings that wait', () => {
  const open = (suggestions: SiteSuggestion[], { isReady = true, isDecided = true } = {}) => {
    const decisions: SuggestionDecision[] = []
    const onDecide = async (made: readonly SuggestionDecision[]) => {
      decisions.push(...made)
      return isDecided
    }
    const content = { suggestions } as Partial<SiteContent> as SiteContent
    renderInApp(<SuggestionList {...{ content, isReady, onDecide }} />)
    return decisions
  }

  it('when there are none, then there is no heading', () => {
    open([])
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('when all that passed are accepted, then one that needs a check, or is outdated, is not', async () => {
    const all = [suggestion('a'), suggestion('b', { passed: false, reasons: ['A number is new.'] })]
    const decisions = open([...all, suggestion('c'), suggestion('d', { outdated: true })])
    expect(screen.getByRole('heading', { name: '4 suggested wordings' })).toBeVisible()
    await press('Accept all 2 that passed')
    expect(decisions).toEqual([
      { kind: 'accept', id: 'a' },
      { kind: 'accept', id: 'c' },
    ])
  })

  it('when one is decided, then the focus is on the next; when that is refused, it stays', async () => {
    open([suggestion('a'), suggestion('b')])
    await press('Accept: Entry a')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Entry b'), soon)
  })

  it('when a change is being saved, then nothing can be accepted', async () => {
    const decisions = open([suggestion('a'), suggestion('b')], { isReady: false })
    await press('Accept all 2 that passed')
    expect(decisions).toEqual([])
  })
})

describe('the lines that a wording rests on', () => {
  const place = { page: 2, box: [0, 0, 10, 10] as [number, number, number, number] }
  const sources: SiteSuggestion['sources'] = [
    { id: 'w0', text: 'Built engines.', source: place },
    { id: 'w1', text: 'Led six.', source: 'owner' },
  ]

  it('when it is closed, then no PDF is loaded; each line says where it is from', () => {
    renderInApp(<SuggestionSources {...{ sources }} resumeId="r1" pageSizes={[]} />)
    expect(screen.getByText('From 2 lines of your resume')).toBeVisible()
    expect(screen.getByText('(page 2)', { exact: false })).toBeInTheDocument()
    expect(screen.getByText('(your correction)', { exact: false })).toBeInTheDocument()
    expect(api.calls).toEqual([])
  })

  it('when it is opened and the PDF cannot be loaded, then that is said in place of the page', async () => {
    renderInApp(<SuggestionSources {...{ sources }} resumeId="r1" pageSizes={[]} />)
    await userEvent.click(screen.getByText('From 2 lines of your resume'))
    expect(await screen.findByText('The PDF cannot be shown here.', undefined, soon)).toBeInTheDocument()
    expect(api.calls).toMatchObject([{ method: 'GET' }])
  })
})
