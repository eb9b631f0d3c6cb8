import type { ResumeContent } from '@thumbfolio/contracts'
import { locallyArranged } from '../../tests/locally-arranged.js'
import type { PageComposition, PageEntry } from '../page/composition.js'
import { render } from './render.js'

const content: ResumeContent = {
  basics: { name: 'Ida Holm' },
  work: Array.from({ length: 7 }, (_, index) => ({
    name: `Firm ${index}`,
    position: `Role ${index}`,
    highlights: ['Rebuilt the long bridge over the fjord in only two summers', 'Kept it open'],
  })),
}
const htmlOf = (over: { content?: ResumeContent; composition?: PageComposition } = {}) => {
  const { files } = render({
    content,
    composition: locallyArranged(over.content ?? content),
    site: { url: 'https://ida.sites.example/', appOrigin: 'https://app.example' },
    contact: { email: true, phone: false, address: false },
    indexed: false,
    ...over,
  })
  return new TextDecoder().decode(files.find(({ path }) => path === 'index.html')?.body)
}

describe('the lines of a page', () => {
  const lines = ['work/0/highlights/0', 'Rebuilt the long bridge over the fjord in only two summers']
  const withEntry = (change: Partial<PageEntry>, best: string[] = []) => {
    const composition = locallyArranged(content)
    const [work, ...others] = composition.sections
    const [entry, ...more] = work!.entries
    const sections = [{ ...work!, entries: [{ ...entry!, ...change }, ...more] }, ...others]
    return htmlOf({ composition: { ...composition, best, sections } })
  }

  test('when a line is among the best, then it stands at the top with a link to its entry and not under it', () => {
    const markup = withEntry({}, [lines[0]!])
    const [top, below] = markup.split('<section')
    expect(top).toContain(
      `<div class="q"><figure><blockquote>${lines[1]}</blockquote><figcaption><a href="#work-0">Role 0, Firm 0</a></figcaption></figure></div>`,
    )
    expect(below).toContain('<div class="e" id="work-0">')
    expect(below!.match(/Rebuilt the long bridge/g)).toHaveLength(6)
    expect(below).toContain('Kept it open')
  })

  test('when there are quotes at the top, then no bullet is set large below them', () => {
    expect(withEntry({}, [lines[0]!])).not.toContain('<li class="first">')
  })

  test('when an entry is compact, then its first line is seen and the others open below it', () => {
    expect(withEntry({ emphasis: 'compact' })).toContain(
      `<details><summary><h3>Role 0</h3><span class="o">, Firm 0</span><span class="l">${lines[1]}</span></summary><div class="b"><ul><li>Kept it open</li></ul></div></details>`,
    )
  })

  test('when sentences and bullets take turns, then each run of them is a paragraph or a list', () => {
    const said = (text: string, line?: string) => ({ text, ...(line !== undefined && { line }) })
    const markup = withEntry({
      lines: [
        said('One.', 'work/0/summary#0'),
        said('Two.', 'work/0/summary#1'),
        said('three', 'work/0/highlights/0'),
        { ...said('four'), by: 'owner' },
        said('About it.', 'work/0/description#0'),
        { ...said('Five.'), by: 'owner' },
      ],
    })
    expect(markup).toContain(
      '<div class="b"><p>One. Two.</p><ul><li>three</li><li>four</li></ul><p class="k">About it.</p><p>Five.</p></div>',
    )
  })

  test('when a page from before names a theme of then, then it has the one that took its place', () => {
    const themed = (theme: string) => htmlOf({ composition: { ...locallyArranged(content), theme } })
    expect(themed('modern')).toContain('<main class="minimal">')
    expect(themed('gone')).toContain('<main class="editorial">')
  })

  test('when the page is cut to fit, then what stands at the top still does', () => {
    const long = Array.from({ length: 60 }, (_, at) => ({
      name: `Firm ${at}`,
      position: `Role ${at}`,
      highlights: Array.from({ length: 20 }, (_, line) => `${at} ${line} words. `.repeat(10)),
    }))
    const composition = { ...locallyArranged({ work: long }), best: ['work/0/highlights/19'] }
    expect(htmlOf({ content: { work: long }, composition })).toContain('<blockquote>0 19 words.')
  })
})
