import { describe, expect, it } from '@jest/globals'
import { previewTags } from './preview-tags.js'

const base = new URL('https://blog.example/posts/1')
const tagsOf = (html: string) => previewTags(html, base)

describe('the preview tags of a page', () => {
  it.each([
    ['<meta property="og:image" content="/a.png?x=1&amp;y=2">', 'https://blog.example/a.png?x=1&y=2'],
    ["<META CONTENT='b.png' PROPERTY='og:image' />", 'https://blog.example/posts/b.png'],
    ['<meta name=twitter:image content=https://cdn.example/c.png>', 'https://cdn.example/c.png'],
    [
      '<meta property="og:image" content=""><meta property="og:image" content="//cdn.example/d.png">',
      'https://cdn.example/d.png',
    ],
  ])('when it says %s, then the picture is %s', (html, image) => {
    expect(tagsOf(html).image?.href).toBe(image)
  })

  it('when it has an Open Graph title, then that comes before the one of the window', () => {
    const printed = '<title>\n Notes &amp; queries &#8211; Ada </title>'
    expect(tagsOf(printed).title).toBe('Notes & queries – Ada')
    expect(tagsOf(`${printed}<meta property="og:title" content="On &quot;engines&quot;">`).title).toBe(
      'On "engines"',
    )
  })

  it('when it has no readable tags, then the result is empty', () => {
    expect(tagsOf('')).toEqual({})
    expect(tagsOf('<meta property="og:image" content="http://[">')).toEqual({})
    expect(tagsOf(`<meta ${'a="'.repeat(100_000)}`)).toEqual({})
  })
})
