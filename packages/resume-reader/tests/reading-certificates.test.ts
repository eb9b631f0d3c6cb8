import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'

const head = [
  text(50, 760, 20, 'Ada Example'),
  text(50, 740, 10, 'ada@example.com'),
  text(50, 700, 14, 'Experience'),
  text(50, 680, 10, 'Engineer, Acme Mills, 2019 - 2021'),
  text(50, 640, 14, 'Certificates'),
]
/** Certificates below each other, each by its distance to the line above. */
const certificates = async (rows: readonly (readonly [above: number, words: string])[]) => {
  let y = 632
  const lines = rows.map(([above, words]) => text(50, (y -= above), 10, words))
  const { content } = readResume(await pdfText(new Uint8Array(onePage([...head, ...lines].join('')))))
  return content.certificates?.map(({ name }) => name)
}

describe('certificates that wrap', () => {
  it('when a name goes on in a line that stands closer, then it is one certificate', async () => {
    expect(
      await certificates([
        [18, 'Certified Operator of Analytical and'],
        [12, 'Difference Engines'],
        [20, 'Certified Steam Engineer'],
        [20, 'Welding Inspector'],
      ]),
    ).toEqual([
      'Certified Operator of Analytical and Difference Engines',
      'Certified Steam Engineer',
      'Welding Inspector',
    ])
  })

  it('when a long name goes on below where its column ends, then it is one certificate', async () => {
    expect(
      await certificates([
        [18, 'Certified Operator Analytical Machines'],
        [12, 'Foundation Course'],
        [20, 'Certified Steam Engineer'],
        [20, 'Welding Inspector'],
      ]),
    ).toEqual([
      'Certified Operator Analytical Machines Foundation Course',
      'Certified Steam Engineer',
      'Welding Inspector',
    ])
  })

  it('when who gives it stands closer below a short name, then that is no part of the name', async () => {
    expect(
      await certificates([
        [18, 'Steam Engineer'],
        [12, 'Royal Society of Engines'],
        [20, 'Welding Inspector'],
        [12, 'Institute of Metals'],
      ]),
    ).toEqual(expect.arrayContaining(['Steam Engineer', 'Welding Inspector']))
  })

  it('when all lines stand equally far apart, then each is a certificate of its own', async () => {
    expect(
      await certificates([
        [18, 'Certified Operator of Analytical Engines'],
        [14, 'Certified Steam Engineer'],
        [14, 'Welding Inspector'],
      ]),
    ).toEqual(['Certified Operator of Analytical Engines', 'Certified Steam Engineer', 'Welding Inspector'])
  })
})
