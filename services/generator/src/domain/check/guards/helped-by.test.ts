import { describe, expect, it } from '@jest/globals'
import { saidAbout, work, type Case } from '../../../../tests/said-about.js'
import { helpedBy } from './helped-by.js'

describe('who was helped told to have helped', () => {
  it.each<Case>([
    [
      'en',
      work('Helped the office manager to plan the move'),
      'The office manager helped her to plan the move.',
    ],
    ['de', work('Half dem Meister beim Umbau'), 'Der Meister half ihr beim Umbau.'],
    ['nl', work('Begeleidde 12 vrijwilligers'), 'De vrijwilligers begeleidden haar.'],
    ['en', work('Taught two trainees the new system'), 'Two trainees taught her the new system.'],
  ])('when %s %j says more: “%s”, then it does not stand', (...said) => {
    expect(helpedBy(saidAbout(said))).toBeDefined()
  })
  it.each<Case>([
    ['en', work('Learned pattern cutting from the maker'), 'The maker taught her pattern cutting.'],
    [
      'en',
      work('Helped the office manager to plan the move'),
      'She helped the office manager to plan the move.',
    ],
    ['de', work('Half dem Meister beim Umbau'), 'Sie half dem Meister beim Umbau.'],
    ['nl', work('Begeleidde 12 vrijwilligers'), 'Zij begeleidde 12 vrijwilligers.'],
  ])('when %s %j says as much: “%s”, then it stands', (...said) => {
    expect(helpedBy(saidAbout(said))).toBeUndefined()
  })
})
