import { expect, test } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { locallyArranged } from '../../tests/locally-arranged.js'
import { linesOf } from '../page/lines.js'
import type { Page } from './page.js'
import { render } from '../render/render.js'
import { themes } from '../themes/registry.js'
import { sectionGroups } from './section-groups.js'

const content: ResumeContent = {
  basics: { name: 'Ada Holm' },
  work: [{ name: 'Mercy', position: 'Nurse' }],
  custom: [
    { section: 'Clinical Experience', title: 'Ward 7', startDate: '2021', url: 'https://ward.example' },
    { section: 'Beekeeping', summary: 'I kept eleven hives.' },
    { section: 'Clinical Experience', title: 'Ward 9', subtitle: 'Night shift', highlights: ['Led six.'] },
  ],
}
const pageOf = (layout: string): Page => ({
  content,
  composition: locallyArranged(content),
  site: { url: 'https://x.example/', appOrigin: 'https://app.example' },
  contact: { email: true, phone: false, address: false },
  indexed: true,
  theme: { layout },
})
const fileOf = (layout: string, path: string) =>
  new TextDecoder().decode(render(pageOf(layout)).files.find((file) => file.path === path)?.body)

test.each([...themes.keys()])(
  'when entries have two printed titles, then %s shows two sections with them, each entry below its own',
  (layout) => {
    const markup = fileOf(layout, 'index.html')
    const sections = [
      ...markup.matchAll(/<section class="s custom" id="([^"]*)"><h2>([^<]*)<(.*?)<\/section>/gs),
    ]
    expect(sections.map(([, id, title]) => [id, title])).toEqual([
      ['clinical-experience', 'Clinical Experience'],
      ['beekeeping', 'Beekeeping'],
    ])
    const [clinical = '', bees = ''] = sections.map(([, , , inside]) => inside)
    for (const text of ['Ward 7', '2021', 'https://ward.example', 'Ward 9', 'Night shift', 'Led six.'])
      expect(clinical).toContain(text)
    expect(bees).toContain('I kept eleven hives.')
    expect(markup.match(/I kept eleven hives\./g)).toHaveLength(1)
  },
)

test('when the page is read by a machine, then the entries are there with their titles', () => {
  expect(JSON.parse(fileOf('minimal', 'resume.json'))).toMatchObject({
    custom: [
      { section: 'Clinical Experience', title: 'Ward 7' },
      { section: 'Beekeeping', summary: 'I kept eleven hives.' },
      { section: 'Clinical Experience', highlights: ['Led six.'] },
    ],
  })
})

test.each([...themes.keys()])(
  'when sections with own titles are apart, then %s and resume.json have each in its place, with all its entries',
  (layout) => {
    const page = pageOf(layout)
    const sections = page.composition.sections
    const [work] = sections.filter(({ name }) => name === 'work')
    const at = (...ids: string[]) => ({
      name: 'custom' as const,
      entries: sections.flatMap(({ entries }) => entries).filter(({ id }) => ids.includes(id)),
    })
    const apart = [at('custom/1'), work!, at('custom/0'), at('custom/2')]
    const { files } = render({ ...page, composition: { ...page.composition, sections: apart } })
    const textOf = (path: string) => new TextDecoder().decode(files.find((file) => file.path === path)?.body)
    const markup = textOf('index.html')
    const shown = ['beekeeping', 'clinical-experience'].map((id) => markup.indexOf(`custom" id="${id}"`))
    expect(shown.every((place) => place > 0)).toBe(true)
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
    expect(markup.match(/class="s custom"/g)).toHaveLength(2)
    const { custom } = JSON.parse(textOf('resume.json')) as { custom: { section: string }[] }
    expect(custom.map(({ section }) => section)).toEqual([
      'Beekeeping',
      'Clinical Experience',
      'Clinical Experience',
    ])
  },
)

test('when custom entries have lines, then each is a line of the resume', () => {
  expect(linesOf(content).map(({ id }) => id)).toEqual(['custom/1/summary#0', 'custom/2/highlights/0'])
})

test('when titles have no letters of ours, are long, or are those of other sections, then each fragment is its own', () => {
  const titles = ['Work', 'Work 0', 'WORK', '講演', '教育', 'Ünïted', 'a '.repeat(60), '', ' ']
  const custom = titles.map((section, at) => ({ section, title: `Entry ${at}` }))
  const entries = custom.map((_, at) => ({ id: `custom/${at}`, emphasis: 'normal' as const, lines: [] }))
  const groups = sectionGroups(
    [
      { name: 'work', entries: [] },
      { name: 'custom', entries },
    ],
    { custom },
  )
  const anchors = groups.map(({ anchor }) => anchor)
  expect(new Set(anchors).size).toBe(anchors.length)
  expect(anchors.slice(0, 7)).toEqual([
    'work',
    'work-section',
    'work-0-section',
    'work-section-2',
    'custom-section',
    'custom-section-2',
    'united',
  ])
  expect(groups.at(-1)).toMatchObject({ anchor: 'custom', entries: [{ id: 'custom/7' }, { id: 'custom/8' }] })
})
