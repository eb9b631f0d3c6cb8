import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { isNearShare, isSharePercent } from './shares.js'

const share =
  /^(?:half|halves|third|thirds|quarters?|halfte|mitad|moitie|meta|metade|helft|polowa|three|two|3|2)$/
const isShare = (entry: string, text: string, language: string) => {
  const said = saidOf(text, [groundOf('work/0', [entry], language)], language)
  return isSharePercent(
    said.tokens,
    said.tokens.findIndex(({ value }) => share.test(value)),
    said,
  )
}
const passed = 'Share of pupils who passed rose from 41% to 58%'

describe('a percentage told as a share', () => {
  it.each([
    ['en', passed, 'more than half of the pupils passed'],
    ['en', 'Completion of surveys went from 52% to 79%', 'more than three quarters of surveys, up from half'],
    [
      'en',
      'Completion of surveys went from 52% to 79%',
      'surveys were completed by more, up from about half',
    ],
    ['en', '50% of guests return', 'half of the guests return'],
    ['en', '65% of guests return', 'nearly two thirds of the guests return'],
    ['de', '58 % der Gäste kommen wieder', 'mehr als die Hälfte der Gäste'],
    ['es', '58 % de los clientes', 'más de la mitad de los clientes'],
    ['fr', '58 % des clients', 'plus de la moitié des clients'],
  ])('when %s has “%s” and says “%s”, then it is so', (language, entry, text) => {
    expect(isShare(entry, text, language)).toBe(true)
  })

  it.each([
    ['en', passed, 'half of the pupils passed'],
    ['en', passed, 'more than three quarters of the pupils passed'],
    ['en', passed, 'almost half of the pupils passed'],
    ['en', passed, 'more than half of the teachers'],
    ['en', 'Guests fell from 52% to 31%', 'more than half of the guests'],
    ['en', '58 guests', 'more than half of the guests'],
    ['de', '42 % der Gäste', 'mehr als die Hälfte der Gäste'],
    ['en', passed, 'pupils passed'],
  ])('when %s has “%s” and says “%s”, then it is not', (language, entry, text) => {
    expect(isShare(entry, text, language)).toBe(false)
  })
})

describe('the word that says how nearly a share is meant', () => {
  const isNear = (text: string) => {
    const said = saidOf(text, [groundOf('work/0', ['Cut stock of goods by 18%'], 'en')], 'en')
    const at = said.tokens.findIndex(({ value }) => value === 'almost')
    return isNearShare(said.tokens, at, said)
  }

  it('when the share behind it is told, then it is', () => {
    expect(isNear('stock was cut by almost a fifth')).toBe(true)
  })

  it.each(['stock was cut by almost a third', 'almost all stock was cut', 'stock was cut'])(
    'when “%s” is said, then it is not',
    (text) => {
      expect(isNear(text)).toBe(false)
    },
  )
})
