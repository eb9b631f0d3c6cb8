import type { ResumeContent } from '@thumbfolio/contracts'
import { locallyArranged } from '../../tests/locally-arranged.js'
import type { Page } from './page.js'
import { render } from '../render/render.js'

const pageOf = (content: ResumeContent): Page => ({
  content,
  composition: locallyArranged(content, 'en'),
  indexed: true,
  site: { url: 'https://x.example/', appOrigin: 'https://app.example' },
  contact: { email: true, phone: true, address: true },
})
const markupOf = (content: ResumeContent) =>
  new TextDecoder().decode(render(pageOf(content)).files.find(({ path }) => path === 'index.html')?.body)

test.each([
  ['Ida Holm', ''],
  ['Bartholomew Fitzgerald', ''],
  ['Ioannis Papadopoulos-Karamanlis', ' class="long"'],
  ['Ioannis Christodoulopoulos', ' class="wide"'],
  ['Konstantinos Papadimitrakopoulos', ' class="long wide"'],
  ['Wolfeschlegelsteinhausen', ' class="wider"'],
  [`Prof. Dr. Maria Magdalena von Hohenstein-Wittgenstein zu Berleburg`, ' class="endless"'],
])('when a name is %s, then it is set as large as it and its longest word allow:%s', (name, size) => {
  expect(markupOf({ basics: { name } })).toContain(`<h1${size}>${name}</h1>`)
})

describe('a page without a name', () => {
  const work = [{ name: 'Looms Ltd', position: 'Weaver', startDate: '2019' }]
  const pages: [string, ResumeContent, string, string][] = [
    ['has a headline', { basics: { label: 'Master weaver' }, work }, 'Master weaver', 'Master weaver'],
    ['has a post', { work }, 'Weaver, Looms Ltd', 'Weaver, Looms Ltd'],
    ['has sections alone', { skills: [{ name: 'Weaving' }] }, 'Skills', 'Skills'],
  ]

  test.each(pages)(
    'when it %s, then that is its heading and its title, once',
    (_, content, heading, title) => {
      const markup = markupOf(content)
      expect(markup).toContain(`>${heading}</h1>`)
      expect(markup).toContain(`<title>${title}</title>`)
      expect(markup).not.toContain('class="title"')
      expect(markup).not.toContain('"@type":"Person","name"')
    },
  )

  test('when it is kept as a JSON Resume, then that has no name either', () => {
    const { files } = render(pageOf({ work }))
    const json = new TextDecoder().decode(files.find(({ path }) => path === 'resume.json')?.body)
    expect((JSON.parse(json) as { basics: object }).basics).not.toHaveProperty('name')
  })
})

describe('what is told to those that show a preview', () => {
  const descriptionOf = (summary: string) =>
    /<meta name="description" content="([^"]*)">/.exec(markupOf({ basics: { name: 'Ida', summary } }))?.[1]

  test('when a summary is longer than a preview, then it ends between two words', () => {
    const description = descriptionOf('Builds long bridges. '.repeat(20))
    expect(description).toMatch(/ (?:Builds|long|bridges\.)…$/)
    expect(description!.length).toBeLessThanOrEqual(200)
    expect(descriptionOf('Builds long bridges.')).toBe('Builds long bridges.')
  })

  test('when a language has no spaces, then little of it is lost', () => {
    expect(descriptionOf(`橋を造る ${'長い橋を造ります'.repeat(40)}`)).toHaveLength(200)
  })
})
