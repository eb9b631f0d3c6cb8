import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { LineId } from './composition.js'
import { lineById, linesOf, linesOfEntry } from './lines.js'

const content: ResumeContent = {
  basics: { name: 'Ada', summary: 'Writes programs. Works with Dr. Babbage.\nLikes trains.' },
  work: [
    {
      position: 'Programmer',
      description: 'Makes engines.',
      summary: 'Wrote all of it.',
      highlights: ['Note G', ' ', 'Found a  fault. Mended it.'],
    },
  ],
  projects: [{ name: 'Notes', description: 'Seven notes.', highlights: ['A to G'] }],
  education: [{ institution: 'At home', summary: 'Mathematics.', courses: ['Algebra'] }],
  skills: [{ name: 'Analysis' }],
}

describe('lines', () => {
  it('when a resume is split, then each highlight and each sentence is a line with its pointer', () => {
    expect(linesOf(content).map(({ id, text }) => `${id}: ${text}`)).toEqual([
      'basics/summary#0: Writes programs.',
      'basics/summary#1: Works with Dr. Babbage.',
      'basics/summary#2: Likes trains.',
      'work/0/description#0: Makes engines.',
      'work/0/summary#0: Wrote all of it.',
      'work/0/highlights/0: Note G',
      'work/0/highlights/2: Found a fault. Mended it.',
      'projects/0/description#0: Seven notes.',
      'projects/0/highlights/0: A to G',
      'education/0/summary#0: Mathematics.',
    ])
  })

  it('when its lines are named, then each id is one and finds its line', () => {
    for (const line of linesOf(content)) {
      expect(LineId.parse(line.id)).toBe(line.id)
      expect(lineById(content, line.id)).toEqual(line)
    }
  })

  it('when a line is asked for that there is not, then there is none', () => {
    for (const id of [
      '',
      'work',
      'work/0',
      'work/7/highlights/0',
      'work/0/highlights/1',
      '__proto__/0/summary#0',
    ])
      expect(lineById(content, id)).toBeUndefined()
    expect(linesOfEntry(content, 'work/00')).toEqual([])
    expect(linesOfEntry(content, 'constructor/0')).toEqual([])
  })
})
