import { describe, expect, it } from '@jest/globals'
import { compared, decided, isWaiting, relaunched, Suggestion, suggestionId } from './suggestion.js'

const open: Suggestion = {
  id: suggestionId('work/0/highlights/0', 'Led 12.'),
  place: 'work/0/highlights/0',
  text: 'Led 12.',
  sources: [{ id: 'work/0/highlights/0', text: 'Leads a team of 12' }],
  verdict: { kind: 'passed' },
  status: 'open',
}
const saying = (text: string | undefined) => () => text

describe('suggestions', () => {
  it('when it is decided, then it keeps what it was made of', () => {
    const accepted = { ...open, status: 'accepted', decidedAt: 5, acceptedAt: 5 }
    expect(decided(open, { kind: 'accept' }, 5)).toEqual(accepted)
    expect(Suggestion.parse(accepted)).toEqual(accepted)
    expect(decided(open, { kind: 'reject' }, 5)).toEqual({ ...open, status: 'rejected', decidedAt: 5 })
    const edited = { ...open, status: 'edited', decidedAt: 5, ownText: 'Led it.' }
    expect(decided(open, { kind: 'edit', text: 'Led it.' }, 5)).toEqual(edited)
    expect(Suggestion.parse(edited)).toEqual(edited)
  })

  it('when it is edited to its own words, then it is accepted', () => {
    expect(decided(open, { kind: 'edit', text: open.text }, 5)?.status).toBe('accepted')
  })

  it('when it was decided before, then it cannot be decided again', () => {
    const rejected = decided(open, { kind: 'reject' }, 5)!
    expect(isWaiting(rejected)).toBe(false)
    for (const decision of [{ kind: 'accept' }, { kind: 'reject' }, { kind: 'edit', text: 'x' }] as const)
      expect(decided(rejected, decision, 6)).toBeUndefined()
  })

  it('when a line it rests on changed or went, then it is outdated and cannot be accepted, only edited or rejected', () => {
    for (const text of ['Leads a team of 9', undefined]) {
      const outdated = compared(open, saying(text))
      expect(outdated.status).toBe('outdated')
      expect(isWaiting(outdated)).toBe(true)
      expect(decided(outdated, { kind: 'accept' }, 5)).toBeUndefined()
      expect(decided(outdated, { kind: 'edit', text: open.text }, 5)?.status).toBe('edited')
      expect(decided(outdated, { kind: 'reject' }, 5)?.status).toBe('rejected')
    }
  })

  it('when the line says the same again, then it is open again; what was decided stays', () => {
    const outdated = compared(open, saying('other'))
    expect(compared(outdated, saying('Leads a team of 12'))).toEqual(open)
    const accepted = decided(open, { kind: 'accept' }, 5)!
    expect(compared(accepted, saying('other'))).toBe(accepted)
  })

  const unchanged = { textOf: saying('Leads a team of 12'), isOwnText: () => false }

  it('when a launch suggests again, then one that waits for the place gives way and a decided one does not come back', () => {
    const rejected = decided(open, { kind: 'reject' }, 5)!
    const other = { ...open, id: 'other', text: 'Led twelve.' }
    expect(relaunched([rejected], [open], unchanged)).toEqual([rejected])
    expect(relaunched([other], [open], unchanged)).toEqual([open])
  })

  it('when a launch suggests nothing for a place, then what waits there is kept while its line says the same', () => {
    const elsewhere = { ...open, id: 'elsewhere', place: 'intro' }
    expect(relaunched([open], [], unchanged)).toEqual([open])
    expect(relaunched([open], [elsewhere], unchanged)).toEqual([open, elsewhere])
    expect(relaunched([compared(open, saying('other'))], [], unchanged)).toEqual([open])
    expect(relaunched([open], [], { ...unchanged, textOf: saying('other') })).toEqual([])
  })

  it('when a draft decided otherwise than the live page did, then the draft counts', () => {
    const accepted = decided(open, { kind: 'accept' }, 5)!
    const rejected = decided(open, { kind: 'reject' }, 6)!
    expect(relaunched([accepted], [rejected], unchanged)).toEqual([rejected])
  })

  it('when a hundred others were decided since, then what stands on the page keeps its record', () => {
    const accepted = decided(open, { kind: 'accept' }, 5)!
    const others = Array.from({ length: 120 }, (_, at) =>
      decided({ ...open, id: `${at}`, text: `${at}` }, { kind: 'reject' }, 6)!,
    )
    const isOwnText = (text: string) => text === open.text
    expect(relaunched([accepted, ...others], [], unchanged)).not.toContain(accepted)
    expect(relaunched([accepted, ...others], [], { ...unchanged, isOwnText })).toContain(accepted)
  })
})
