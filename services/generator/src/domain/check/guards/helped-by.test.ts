import { describeGuard } from '../../../../tests/describe-guard.js'
import { work } from '../../../../tests/said-about.js'
import { helpedBy } from './helped-by.js'

describeGuard('who was helped told to have helped', helpedBy, {
  more: [
    [
      'en',
      work('Helped the office manager to plan the move'),
      'The office manager helped her to plan the move.',
    ],
    ['de', work('Half dem Meister beim Umbau'), 'Der Meister half ihr beim Umbau.'],
    ['nl', work('Begeleidde 12 vrijwilligers'), 'De vrijwilligers begeleidden haar.'],
    ['en', work('Taught two trainees the new system'), 'Two trainees taught her the new system.'],
  ],
  asMuch: [
    ['en', work('Learned pattern cutting from the maker'), 'The maker taught her pattern cutting.'],
    [
      'en',
      work('Helped the office manager to plan the move'),
      'She helped the office manager to plan the move.',
    ],
    ['de', work('Half dem Meister beim Umbau'), 'Sie half dem Meister beim Umbau.'],
    ['nl', work('Begeleidde 12 vrijwilligers'), 'Zij begeleidde 12 vrijwilligers.'],
  ],
})
