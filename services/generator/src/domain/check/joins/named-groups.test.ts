import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { otherGroup } from './named-groups.js'

const grounds = [
  groundOf('skills/0', ['Garden', 'Pruning', 'Grafting'], 'en', { name: 'Garden' }),
  groundOf('skills/1', ['Software', 'Excel'], 'en', { name: 'Software' }),
]
const wrong = (text: string) => otherGroup(saidOf(text, grounds, 'en'))

describe('skills in groups', () => {
  it.each([
    'Pruning and grafting are her software skills.',
    'Pruning and Excel are her garden skills.',
    'Her garden skills are pruning and Excel.',
  ])('when “%s” is told, then it does not stand', (text) => {
    expect(wrong(text)).toBeDefined()
  })

  it.each([
    'Pruning and grafting are her garden skills.',
    'Her garden skills are pruning and grafting, and she knows Excel.',
    'Her garden skills are pruning and grafting, her software skills Excel.',
    'Pruning, grafting and Excel are her skills.',
  ])('when “%s” is told, then it stands', (text) => {
    expect(wrong(text)).toBeUndefined()
  })
})
