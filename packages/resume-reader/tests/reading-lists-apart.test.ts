import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'

const row = (y: number, words: string) => text(50, y, 10, words)
const head = text(50, 760, 22, 'Ada Example', 'F2') + row(740, 'ada@example.com')
const read = async (title: string, ...rows: string[]) => {
  const content =
    head + text(50, 680, 14, title, 'F2') + rows.map((words, at) => row(660 - 14 * at, words)).join('')
  return readResume(await pdfText(new Uint8Array(onePage(content)))).content
}

describe('interests that are told elsewhere', () => {
  it('when they are a line of the skills, then they are interests', async () => {
    const { skills, interests } = await read(
      'Skills & Interests',
      'Software: Excel, Word',
      'Interests: Rowing \\(Eights, Sculls\\); Photography \\(Old mills\\)',
    )
    expect(skills).toEqual([{ name: 'Software', keywords: ['Excel', 'Word'] }])
    expect(interests).toEqual([
      { name: 'Rowing', keywords: ['Eights', 'Sculls'] },
      { name: 'Photography', keywords: ['Old mills'] },
    ])
  })

  it('when a line of the skills is called otherwise, then it stays one', async () => {
    const { skills, interests } = await read(
      'Skills',
      'Software: Excel, Word',
      'Leisure Centres: Pumps, Boilers',
    )
    expect(skills?.map(({ name }) => name)).toEqual(['Software', 'Leisure Centres'])
    expect(interests).toBeUndefined()
  })

  it('when no brackets hold several words, then a word in brackets is part of the name', async () => {
    const { interests } = await read('Interests', 'Rowing \\(Eights\\), Photography')
    expect(interests).toEqual([{ name: 'Rowing (Eights)' }, { name: 'Photography' }])
  })
})
