import { html, joined, trusted } from './html.js'

const markup = (part: { markup: string }) => part.markup

test('when a text holds markup, then it is shown as text', () => {
  expect(markup(html`<p title="${'"><b>'}">${`<i>&'`}</p>`)).toBe(
    '<p title="&#34;&gt;&lt;b&gt;">&lt;i&gt;&amp;&#39;</p>',
  )
})

test('when a text holds characters that turn or hide, then they are gone', () => {
  expect(markup(html`${'a\u202eb\u2066c\u0000d\u200be\ud800f\ngh'}`)).toBe('abcdef gh')
})

test('when a text holds joiners, then they stay', () => {
  expect(markup(html`${'👩‍💻 می‌خواهم'}`)).toBe('👩‍💻 می‌خواهم')
})

test('when parts are absent, then they are nothing; when they are many, then they follow each other', () => {
  expect(markup(html`${undefined}${false}${[1, 'x', trusted('<br>')]}`)).toBe('1x<br>')
})

test('when a template is broken into lines, then its line breaks say nothing', () => {
  const inner = html`<b>x</b>`
  expect(
    markup(
      html`<div class="a">
        ${inner}
        <p>y</p>
      </div>`,
    ),
  ).toBe('<div class="a"><b>x</b><p>y</p></div>')
})

test('when a text has line breaks of its own around signs, then it keeps its words apart', () => {
  expect(markup(html`<p>${'one\n<two>\nthree'}</p>`)).toBe('<p>one &lt;two&gt; three</p>')
})

test('when parts are joined, then separators stand only between parts that are there', () => {
  expect(joined(['a', undefined, '', 'b', false], '·')).toEqual(['a', '·', 'b'])
})
