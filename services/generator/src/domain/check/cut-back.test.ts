import { describe, expect, it } from '@jest/globals'
import { cutBack } from './cut-back.js'

/** Whatever has no `wrong` in it stands. */
const cut = (text: string) => cutBack(text, (head) => !head.includes('wrong'))

describe('a sentence cut back to what stands', () => {
  it.each([
    ['Led the night shift; wrong things too.', 'Led the night shift.'],
    ['Led the night shift – wrong things too.', 'Led the night shift.'],
    ['Led the night shift, which was wrong.', 'Led the night shift.'],
    ['Led the night shift; kept the keys; wrong.', 'Led the night shift; kept the keys.'],
    ['Led the night shift; wrong; kept the keys.', 'Led the night shift.'],
    ['Leitete die ganze Nachtschicht, wobei wrong war.', 'Leitete die ganze Nachtschicht.'],
    ['Dirigió el turno de noche, lo que wrong.', 'Dirigió el turno de noche.'],
    ['Dirigeait une équipe de nuit, ce qui wrong.', 'Dirigeait une équipe de nuit.'],
    ['Guidava il turno di notte, il che wrong.', 'Guidava il turno di notte.'],
    ['Liderou o turno da noite, o que wrong.', 'Liderou o turno da noite.'],
    ['Leidde de hele nachtploeg, waarbij wrong.', 'Leidde de hele nachtploeg.'],
    ['Kierowała całą nocną zmianą, co wrong.', 'Kierowała całą nocną zmianą.'],
  ])('when it is “%s”, then “%s” is left', (text, rest) => {
    expect(cut(text)).toBe(rest)
  })

  it.each([
    ['without a clause', 'Led the wrong shift.'],
    ['wrong before its clause', 'Led the wrong shift; kept the keys.'],
    ['too short before its clause', 'Led it; wrong things too.'],
    ['a list, whose parts belong together', 'Led the night shift, kept the wrong keys, sang.'],
    ['a hyphen within a word', 'Led the night-shift and the wrong one.'],
    ['nothing', ''],
    ['signs alone', '; ; – ,'],
  ])('when it is %s, then nothing is left', (_what, text) => {
    expect(cut(text)).toBeUndefined()
  })
})
