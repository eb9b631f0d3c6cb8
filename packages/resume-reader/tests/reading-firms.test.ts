import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, words, font)
const head =
  text(50, 760, 22, 'Ada Example', 'F2') + row(50, 740, 'ada@example.com') + text(50, 680, 14, 'Work', 'F2')
const read = async (content: string) =>
  readResume(await pdfText(new Uint8Array(onePage(head + content)))).content

describe('a comma in the name of a firm', () => {
  const job = (firm: string, place: string) =>
    row(50, 660, firm, 'F2') +
    (place && row(450, 660, place)) +
    row(50, 646, 'Engineer') +
    row(420, 646, 'April 2013 - May 2015')

  it('when the town stands apart, then the comma is part of the name', async () => {
    const { work } = await read(job('City of Larchford, Bridges', 'Larchford'))
    expect(work?.[0]).toMatchObject({
      name: 'City of Larchford, Bridges',
      location: 'Larchford',
      position: 'Engineer',
    })
  })

  it('when a department stands behind it, then it is no town', async () => {
    const { work } = await read(job('Stadt Larchfurt, Abteilung Wasserbau', ''))
    expect(work?.[0]?.name).toBe('Stadt Larchfurt, Abteilung Wasserbau')
    expect(work?.[0]?.location).toBeUndefined()
  })

  it('when a town stands behind it and nowhere else, then it is the place', async () => {
    const { work } = await read(job('Larchford Hospital, Leeds', ''))
    expect(work?.[0]).toMatchObject({ name: 'Larchford Hospital', location: 'Leeds' })
  })
})
