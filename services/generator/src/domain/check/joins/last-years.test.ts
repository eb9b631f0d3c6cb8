import { describeGuard } from '../../../../tests/describe-guard.js'
import { allForLast } from './last-years.js'

describeGuard('what the last years were spent with told of all', allForLast, {
  more: [
    [
      'en',
      {
        basics: { summary: 'Engineer with 14 years in operations, the last nine on clusters' },
        sections: {},
      },
      'She has worked on clusters for 14 years.',
    ],
    [
      'de',
      {
        basics: { summary: 'Pflegerin mit 14 Jahren Erfahrung, die letzten neun auf der Intensivstation' },
        sections: {},
      },
      'Sie hat 14 Jahre Erfahrung auf der Intensivstation.',
    ],
    [
      'nl',
      {
        basics: { summary: 'Verpleegkundige met 14 jaar ervaring, de laatste negen op de intensive care' },
        sections: {},
      },
      'Zij heeft 14 jaar ervaring op de intensive care.',
    ],
  ],
  asMuch: [
    [
      'en',
      {
        basics: { summary: 'Engineer with 14 years in operations, the last nine on clusters' },
        sections: {},
      },
      'She has 14 years in operations, the last nine on clusters.',
    ],
    [
      'de',
      {
        basics: { summary: 'Pflegerin mit 14 Jahren Erfahrung, die letzten neun auf der Intensivstation' },
        sections: {},
      },
      'Sie hat 14 Jahre Erfahrung.',
    ],
    [
      'nl',
      {
        basics: { summary: 'Verpleegkundige met 14 jaar ervaring, de laatste negen op de intensive care' },
        sections: {},
      },
      'Zij heeft 14 jaar ervaring.',
    ],
  ],
})
