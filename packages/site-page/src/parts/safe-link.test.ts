import { mailLink, phoneLink, webLink } from './safe-link.js'

test.each([
  ['https://www.example.com/a/', 'https://www.example.com/a/', 'example.com/a'],
  ['github.com/ida', 'https://github.com/ida', 'github.com/ida'],
  ['http://localhost:8080', 'http://localhost:8080/', 'localhost:8080'],
  ['HTTPS://Example.com/ä', 'https://example.com/%C3%A4', 'example.com/ä'],
])('when an address is of the web, then it is a link: %s', (address, href, text) => {
  expect(webLink(address)).toEqual({ href, text })
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://x',
  'mailto:a@b.example',
  'https://good.example@evil.example',
  '//evil.example',
  'not a link',
  '',
  'https://',
])('when an address is anything else, then it is none: %s', (address) => {
  expect(webLink(address)).toBeUndefined()
})

test('when an e-mail address is one, then it is linked without room for more', () => {
  expect(mailLink('ida@example.com')).toEqual({ href: 'mailto:ida@example.com', text: 'ida@example.com' })
  expect(mailLink('ida@example.com?bcc=all@example.com')).toBeUndefined()
  expect(mailLink('javascript:alert(1)@x')).toBeUndefined()
})

test('when a telephone number has digits, then they are what is dialled', () => {
  expect(phoneLink('+44 (0)1632 960-147')).toEqual({ href: 'tel:+441632960147', text: '+44 (0)1632 960-147' })
  expect(phoneLink('tel:alert')).toBeUndefined()
})
