import { contrastOf, hexOf, inGamut } from './oklch.js'
import { hueOf, leastContrast, paletteOf, schemesOf } from './palette.js'

test('when a contrast is computed, then it is the one of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('when a colour is given in OKLCH, then its hex is the known one', () => {
  expect(hexOf({ l: 1, c: 0, h: 0 })).toBe('#ffffff')
  expect(hexOf({ l: 0.627955, c: 0.257683, h: 29.2339 })).toBe('#ff0000')
  expect(inGamut({ l: 0.5, c: 0.4, h: 200 }).c).toBeLessThan(0.15)
})

test('when a hue is any of the circle, then texts are read with ease on both grounds of both schemes', () => {
  for (let hue = 0; hue < 360; hue += 1)
    for (const scheme of Object.values(schemesOf(hue)))
      for (const ground of [scheme.paper, scheme.front])
        for (const role of ['ink', 'muted', 'accent'] as const)
          expect({ hue, role, ratio: contrastOf(scheme[role], ground) >= leastContrast[role] }).toEqual({
            hue,
            role,
            ratio: true,
          })
})

test('when a hue is any of the circle, then what is written on the strong ground is read with ease', () => {
  for (let hue = 0; hue < 360; hue += 1)
    for (const { fill, onfill } of Object.values(schemesOf(hue)))
      expect(contrastOf(fill, onfill)).toBeGreaterThanOrEqual(leastContrast.onfill)
})

test('when a name is the same but for case and space, then so are its colours', () => {
  expect(paletteOf(hueOf(' ADA Lovelace'))).toEqual(paletteOf(hueOf('Ada lovelace')))
  expect(hueOf('Ada Lovelace')).not.toBe(hueOf('Alan Turing'))
})
