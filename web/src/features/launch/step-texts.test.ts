import { describe, expect, it } from '@jest/globals'
import { launchSteps, type LaunchView } from '@thumbfolio/contracts'
import { progressText, stepDurationMs, stepTexts, writer } from './step-texts.js'

const at = (seconds: number) => new Date(seconds * 1000).toISOString()
const launch = (part: Partial<LaunchView>) => part as LaunchView

describe('the steps of a launch', () => {
  it('when a step is done, then its time is what it took', () => {
    expect(
      stepDurationMs({ name: 'read', state: 'done', startedAt: at(10), finishedAt: at(12) }, 99_000),
    ).toBe(2_000)
  })

  it('when a step runs, then its time goes on', () => {
    expect(stepDurationMs({ name: 'read', state: 'running', startedAt: at(10) }, 15_000)).toBe(5_000)
  })

  it('when a step failed without an end, then no time is made up', () => {
    expect(stepDurationMs({ name: 'read', state: 'failed', startedAt: at(10) }, 15_000)).toBeUndefined()
  })

  it('when progress is told, then it names the running step and its number', () => {
    const steps = launchSteps.map((name, index) => ({
      name,
      state: index < 2 ? ('done' as const) : index === 2 ? ('running' as const) : ('waiting' as const),
    }))
    expect(progressText(launch({ status: 'pending', steps }))).toBe(`Step 3 of 5: ${stepTexts.render}`)
  })

  it('when no vendor wrote the page, then no model is named', () => {
    expect(writer(launch({ composer: 'local', model: 'sonnet', steps: [] }))).not.toMatch(/Sonnet/)
  })

  it('when a model is asked, then nobody is named before it has written', () => {
    const at = (state: 'running' | 'done') =>
      writer(launch({ composer: 'anthropic', model: 'sonnet', steps: [{ name: 'compose', state }] }))
    expect(at('running')).toBe('')
    expect(at('done')).toMatch(/Sonnet 3.5/)
  })

  it('when another writer stepped in, then its reason is told in the words of the server', () => {
    const detail = 'Model declined, so the page uses the resume’s own words, as you chose.'
    const stepped = launch({ composer: 'local', composerReason: { code: 'fell-back', detail } })
    expect(writer(stepped)).toBe(detail)
  })
})
