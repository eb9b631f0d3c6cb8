import { describe, expect, it } from '@jest/globals'
import { choicesIn, keptChoices, untouched, type Choices } from './choices.js'

const chosen: Choices = { edits: 'drop', fallback: 'other', grants: ['sonnet'] }

describe('what was chosen for a launch that was left', () => {
  it('when its owner comes back, then all of it is as it was', () => {
    const state: unknown = JSON.parse(JSON.stringify(keptChoices('ada', chosen)))
    expect(choicesIn(state, 'ada')).toEqual(chosen)
  })

  it('when somebody else comes there, then nothing is chosen or allowed for them', () => {
    expect(choicesIn(keptChoices('ada', chosen), 'eve')).toEqual(untouched)
  })

  it.each([
    null,
    undefined,
    'launch',
    { launch: {} },
    { userId: 'ada', choices: { ...chosen, edits: 'all' } },
  ])('when %j is there instead, then nothing is chosen or allowed', (state) => {
    expect(choicesIn(state, 'ada')).toEqual({ edits: 'keep', fallback: 'none', grants: [] })
  })
})
