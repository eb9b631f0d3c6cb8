import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { droppedLimit } from './dropped-limit.js'

const lines = ['No reportable accidents in the gang', 'Sites of 40 plots']
const dropped = (text: string) => droppedLimit(saidOf(text, [groundOf('work/0', lines, 'en')], 'en'))

describe('what there was none of', () => {
  it.each([
    ['There was not one accident in the gang.', 'accident'],
    ['There were no accidents in the gang.', 'accidents'],
    ['There were no reportable accidents on any of its sites.', 'sites'],
    ['There was not one reportable accident on every site.', 'site'],
  ])('when it says “%s”, then “%s” goes too far', (text, word) => {
    expect(dropped(text)).toBe(word)
  })

  it.each(['There was not one reportable accident in the gang.', 'No reportable accidents in any gang.'])(
    'when it says “%s”, then it stands',
    (text) => {
      expect(dropped(text)).toBeUndefined()
    },
  )
})
