import { describe, expect, it } from '@jest/globals'
import { choicesIn, keptChoices, untouched, type Choices } from './choices.js'

const chosen: Choices = { edits: 'drop', fallback: 'other', grants: ['sonnet'] }

describe('what was chosen for a launch that was left', () => {
  it('when its owner comes back, then all of it is as it was', () => {
    const state: unknown = JSON.parse(JSON.stringify(keptChoices('ada', 'ada-site', chosen)))
    expect(choicesIn(state, 'ada', 'ada-site')).toEqual(chosen)
  })

  it('when another name is chosen meanwhile, then nothing is taken from the page of that name', () => {
    const state = keptChoices('ada', 'ada-site', chosen)
    expect(choicesIn(state, 'ada', 'another')).toEqual({ ...chosen, edits: 'keep' })
  })

  it('when somebody else comes there, then nothing is chosen or allowed for them', () => {
    expect(choicesIn(keptChoices('ada', 'ada-site', chosen), 'eve', 'ada-site')).toEqual(untouched)
  })

  it.each([
    null,
    undefined,
    'launch',
    { launch: {} },
    { userId: 'ada', site: 'ada-site', choices: { ...chosen, edits: 'all' } },
  ])('when %j is there instead, then nothing is chosen or allowed', (state) => {
    expect(choicesIn(state, 'ada', 'ada-site')).toEqual({ edits: 'keep', fallback: 'none', grants: [] })
  })
})
