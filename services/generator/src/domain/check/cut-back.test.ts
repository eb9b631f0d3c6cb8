import { describe, expect, it } from '@jest/globals'
import { cutBack } from './cut-back.js'

/** Whatever has no `wrong` in it stands. */
const cut = (text: string, language = 'en') => cutBack(text, (part) => !part.includes('wrong'), language)

describe('what is dropped of a sentence besides a clause', () => {
  it.each([
    ['en', 'She led the night shift and wrong.', 'She led the night shift.'],
    ['en', 'She led the night shift, with wrong people.', 'She led the night shift.'],
    ['en', 'I like the night shift: wrong things.', 'I like the night shift.'],
    ['en', 'As a wrong nurse, she led the night shift.', 'She led the night shift.'],
    ['en', 'At Mercy she led the night shift and wrong.', 'At Mercy she led the night shift.'],
    ['en', 'She led five nurses, all of whom were wrong.', 'She led five nurses.'],
    ['de', 'Sie leitete die Nachtschicht und wrong.', 'Sie leitete die Nachtschicht.'],
    ['fr', 'Elle dirige une équipe et wrong.', 'Elle dirige une équipe.'],
    ['nl', 'Zij leidt de nachtploeg en wrong.', 'Zij leidt de nachtploeg.'],
    ['es', 'En wrong, dirigió el turno de noche.', 'Dirigió el turno de noche.'],
    ['it', 'Guidava il turno di notte, con wrong.', 'Guidava il turno di notte.'],
    ['pl', 'Kierowała całą nocną zmianą, dzięki wrong.', 'Kierowała całą nocną zmianą.'],
    ['pt', 'Liderou o turno da noite, graças a wrong.', 'Liderou o turno da noite.'],
  ])('when %s says “%s”, then “%s” is left', (language, text, rest) => {
    expect(cut(text, language)).toBe(rest)
  })

  it.each([
    ['a phrase in front, which is no sentence', 'en', 'As a nurse at night, where she was wrong.'],
    ['a subject without its verb', 'en', 'The night shift and the wrong one are hers.'],
    ['what is counted', 'en', 'She led two night shifts and wrong ones.'],
    ['a name of two words', 'en', 'She holds the Training and Wrong Award, wrong.'],
    ['the end of a list', 'en', 'She kept keys, doors and wrong ones.'],
    ['words of another language', 'es', 'Ella dirige el turno and wrong.'],
    ['a verb without its object', 'en', 'The things she kept are: wrong keys.'],
    ['a clause of its own', 'en', 'At Mercy, where she led nurses and wrong people.'],
    ['a clause without a comma', 'en', 'At the ward where she led the night shift and wrong.'],
    ['what a name is', 'pt', 'Na wrong, uma fábrica com 145 pessoas, trata de salários.'],
    ['a condition', 'en', 'If it was wrong, she led the shift.'],
  ])('when it is %s (%s), then nothing is left', (_what, language, text) => {
    expect(cut(text, language)).toBeUndefined()
  })
})

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
    ['wrong within brackets', 'Led the night shift (kept the keys – wrong).'],
    ['nothing', ''],
    ['signs alone', '; ; – ,'],
  ])('when it is %s, then nothing is left', (_what, text) => {
    expect(cut(text)).toBeUndefined()
  })
})
