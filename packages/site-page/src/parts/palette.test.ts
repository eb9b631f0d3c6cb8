import { expect, test } from '@jest/globals'
import { paletteNearest, themePalettes } from '@thumbfolio/contracts'
import { contrastOf, hexOf, inGamut } from './oklch.js'
import { leastContrast, paletteIdOf, paletteOf } from './palette.js'
import { curatedPalettes } from './palettes.js'

const hues = Array.from({ length: 360 }, (_, hue) => hue)

test('when a contrast is computed, then it is the one of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('when a colour is given in OKLCH, then its hex is the known one', () => {
  expect(hexOf({ l: 1, c: 0, h: 0 })).toBe('#ffffff')
  expect(hexOf({ l: 0.627955, c: 0.257683, h: 29.2339 })).toBe('#ff0000')
  expect(inGamut({ l: 0.5, c: 0.4, h: 200 }).c).toBeLessThan(0.15)
})

test.each(themePalettes)('when a page is in %s, then each text is easy to read on its grounds', (id) => {
  for (const [name, scheme] of Object.entries(paletteOf(id))) {
    for (const ground of [scheme.paper, scheme.front])
      for (const role of ['ink', 'muted', 'accent'] as const)
        expect({ name, role, ratio: contrastOf(scheme[role], ground) >= leastContrast[role] }).toEqual({
          name,
          role,
          ratio: true,
        })
    expect(contrastOf(scheme.fill, scheme.onfill)).toBeGreaterThanOrEqual(leastContrast.onfill)
  }
})

test.each(themePalettes)(
  'when a page is in %s, then no strong colour of its light scheme is olive or yellow',
  (id) => {
    const { accent, fill } = curatedPalettes[id].light
    for (const [, chroma, hue] of [accent, fill]) if (chroma > 0.03) expect(hue < 80 || hue > 140).toBe(true)
  },
)

test('when colours are curated, then a screen shows them as they are written, and no two palettes are alike', () => {
  const seen = new Set<string>()
  for (const { title, light, dark } of Object.values(curatedPalettes)) {
    for (const [l, c, h] of [light, dark].flatMap((tones) => Object.values(tones)))
      expect({ title, shown: inGamut({ l, c, h }) }).toEqual({ title, shown: { l, c, h } })
    seen.add(hexOf({ l: light.accent[0], c: light.accent[1], h: light.accent[2] }))
  }
  expect(seen.size).toBe(12)
})

test('when a hue was chosen before, then its palette is the one with the nearest accent', () => {
  for (const hue of hues) {
    const away = (id: (typeof themePalettes)[number]) => {
      const turn = Math.abs(curatedPalettes[id].light.accent[2] - hue)
      return Math.min(turn, 360 - turn)
    }
    const coloured = themePalettes.filter((id) => id !== 'ink')
    expect(away(paletteNearest(hue))).toBe(Math.min(...coloured.map(away)))
  }
})

test('when a name is the same but for case and space, then so is its palette, and a choice comes first', () => {
  expect(paletteIdOf(undefined, ' ADA Lovelace')).toBe(paletteIdOf(undefined, 'Ada lovelace'))
  expect(paletteIdOf({ hue: 262 }, 'Ada Lovelace')).toBe('cobalt')
  expect(paletteIdOf({ hue: 262, palette: 'ink' }, 'Ada Lovelace')).toBe('ink')
  const names = hues.map((each) => paletteIdOf(undefined, `Person ${each}`))
  expect(new Set(names).size).toBe(11)
})
