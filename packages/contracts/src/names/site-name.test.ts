import { previewHostOf, previewTokenIn } from '../preview-host.js'
import { reservedHosts } from './reserved-hosts.js'
import { refusalOf } from './refused-names.js'
import { alternativesTo, nearestSiteName, SiteName, siteNameFrom } from './site-name.js'

const accepts = (name: unknown) => SiteName.safeParse(name).success

describe('site names', () => {
  test.each(['a', '7', 'ada', 'ada-lovelace', 'a--b', '2026', 'a'.repeat(63)])(
    'when a name is a DNS label (%s), then it is accepted',
    (name) => {
      expect(accepts(name)).toBe(true)
    },
  )

  test.each([
    '-ada',
    'ada-',
    'Ada',
    'ada.lovelace',
    'ada_l',
    'ada l',
    'änne',
    'xn--80ak6aa92e',
    'ada\n',
    'a'.repeat(64),
  ])('when a name is none (%j), then it is refused and the rule told', (name) => {
    const parsed = SiteName.safeParse(name)
    expect(parsed.error?.issues[0]?.message).toMatch(/^Use only lowercase letters, digits and hyphens/)
  })

  test('when a name begins as the host of a preview does, then it is refused: a preview is no site', () => {
    expect(SiteName.safeParse('preview--ada').error?.issues[0]?.message).toMatch(/^Names that start with/)
    expect(previewTokenIn(previewHostOf('a2'.repeat(13)))).toBe('a2'.repeat(13))
    for (const label of ['preview', 'preview--', 'preview--ada', `preview--${'1'.repeat(26)}`, 'ada'])
      expect(previewTokenIn(label)).toBeUndefined()
  })

  test.each([undefined, null, 7, '', { $gt: '' }, ['ada']])(
    'when there is no text (%j), then a name is asked for',
    (name) => {
      expect(SiteName.safeParse(name).error?.issues[0]?.message).toBe('Please choose a site name')
    },
  )

  test('when a name is reserved, then it is one that would be accepted otherwise', () => {
    expect([...reservedHosts].filter((name) => !accepts(name))).toEqual([])
  })

  test('when a host of the product is asked for, then it is reserved', () => {
    for (const name of 'www api app admin mail docs blog status support static assets cdn dev help about login signup thumbfolio'.split(
      ' ',
    ))
      expect(reservedHosts).toContain(name)
  })
})

describe('a site name from a name', () => {
  test.each([
    ['María José O’Neill', 'maria-jose-oneill'],
    ['Łukasz Żółć', 'lukasz-zolc'],
    ['Jürgen Weiß', 'jurgen-weiss'],
    ['  Dr. Ann-Kathrin  (Anni) Ødegård ', 'dr-ann-kathrin-anni-odegard'],
    ['王小明', ''],
    ['--', ''],
  ])('when the name is %s, then it is %s', (name, expected) => {
    expect(siteNameFrom(name)).toBe(expected)
  })

  test('when a name is long, then it is cut to a label that does not end in a hyphen', () => {
    const name = siteNameFrom(`${'a'.repeat(62)} b`)
    expect(name).toBe('a'.repeat(62))
  })
})

describe('the name that somebody means', () => {
  test.each([
    ['jane-doe ', 'jane-doe'],
    ['  Jane Doe', 'jane-doe'],
    ['jané', 'jane'],
    ['jane_doe', 'jane-doe'],
    ['jane.doe', 'jane-doe'],
    ['-jane-', 'jane'],
    ['xn--jane', 'jane'],
    ['https://jane-doe.thumbfolio.example/', 'jane-doe'],
    ['http://jane-doe.localhost:8080/', 'jane-doe'],
    ['jane-doe.com', 'jane-doe'],
    ['www.jane-doe.com', 'jane-doe'],
    ['https://www.linkedin.com/in/jane-doe/?trk=x', 'jane-doe'],
    ['github.com/jane', 'jane'],
    ['jane.doe@example.org', 'jane-doe'],
    ['王小明', ''],
    ['', ''],
  ])('when %j is typed, then it is %j', (typed, expected) => {
    expect(nearestSiteName(typed)).toBe(expected)
  })

  test('when a name is refused for its form, then the nearest one comes with the refusal', () => {
    expect(SiteName.safeParse('jane_doe').error?.issues[0]).toMatchObject({
      params: { suggestion: 'jane-doe' },
    })
    expect(SiteName.safeParse('王').error?.issues[0]).not.toHaveProperty('params')
  })

  test('when a name cannot be had, then others near it can', () => {
    expect(alternativesTo('jane-van-doe').slice(0, 4)).toEqual([
      'jane-doe',
      'doe-jane',
      'j-doe',
      'jane-van-doe-portfolio',
    ])
    expect(alternativesTo('chase')).toContain('chase-cv')
    for (const name of ['paypal-login', 'thumbfolio', 'x'.repeat(63)])
      for (const other of alternativesTo(name)) {
        expect(SiteName.safeParse(other).success).toBe(true)
        expect(refusalOf(other)).toBeUndefined()
      }
  })
})
