import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, words, font)
const head = text(50, 760, 22, 'Ada Example', 'F2') + row(50, 740, 'ada@example.com')
const read = async (title: string, content: string) =>
  readResume(await pdfText(new Uint8Array(onePage(head + text(50, 700, 14, title, 'F2') + content)))).content
const given = (y: number, one: string, other: string) =>
  row(50, y, one, 'F2') + row(50, y - 14, other) + row(450, y, `May 20${10 + (y % 10)}`)

describe('who gives something stands before it', () => {
  it('when the words of it say so, then each is what it is', async () => {
    const { awards } = await read(
      'Awards',
      given(680, 'Larch Valley Forum', 'Stoker of the Year') + given(640, 'Larch Society', 'Warmth Prize'),
    )
    expect(awards?.map(({ title, awarder }) => [title, awarder])).toEqual([
      ['Stoker of the Year', 'Larch Valley Forum'],
      ['Warmth Prize', 'Larch Society'],
    ])
  })

  it('when only the first is like one who gives, then it may be a name all the same', async () => {
    const { certificates } = await read('Certificates', given(680, 'Red Cross First Aid', 'Larch Valley'))
    expect(certificates?.[0]).toMatchObject({ name: 'Red Cross First Aid', issuer: 'Larch Valley' })
  })
})

describe('projects', () => {
  const project = (y: number, one: string, other: string) =>
    row(50, y, `${one},`, 'F2') + row(50, y - 14, other) + row(450, y, '2018 - 2019')

  it('when what they do stands before their names, then each is what it is', async () => {
    const { projects } = await read(
      'Projects',
      project(680, 'Counts the boilers of a whole town by night.', 'Nightcount') +
        project(630, 'Plans the pipes of small houses.', 'Pipeplan'),
    )
    expect(projects?.map(({ name, description }) => [name, description])).toEqual([
      ['Nightcount', 'Counts the boilers of a whole town by night'],
      ['Pipeplan', 'Plans the pipes of small houses'],
    ])
  })

  it('when their names stand first, then they stay it', async () => {
    const { projects } = await read(
      'Projects',
      row(50, 680, 'Nightcount', 'F2') + row(50, 666, 'Counts the boilers of a whole town by night.'),
    )
    expect(projects?.[0]).toEqual({
      name: 'Nightcount',
      description: 'Counts the boilers of a whole town by night.',
    })
  })

  it('when a line below calls itself keywords, then it lists them, and another label does not', async () => {
    const { projects } = await read(
      'Projects',
      row(50, 680, 'Nightcount', 'F2') +
        row(450, 680, '2018 - 2019') +
        row(60, 666, '\\225 Counts boilers') +
        row(50, 652, 'Keywords: Heat, Light') +
        row(50, 638, 'Partners: Larch Valley, Leeds'),
    )
    expect(projects?.[0]).toMatchObject({
      keywords: ['Heat', 'Light'],
      description: 'Partners: Larch Valley, Leeds',
    })
  })
})
