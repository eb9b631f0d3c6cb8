import { describeGuard } from '../../../../tests/describe-guard.js'
import { work } from '../../../../tests/said-about.js'
import { allOfSome } from './so-many-of.js'

describeGuard('so many of a number told as all of it', allOfSome, {
  more: [
    ['en', work('Designed 120 of the 310 levels'), 'She designed the 310 levels.'],
    ['de', work('Übersetzte 12 von 40 Kapiteln'), 'Sie übersetzte 40 Kapitel.'],
    ['nl', work('Vertaalde 12 van de 40 hoofdstukken'), 'Zij vertaalde 40 hoofdstukken.'],
  ],
  asMuch: [
    ['en', work('Designed 120 of the 310 levels'), 'She designed 120 of the 310 levels.'],
    ['en', work('Designed 120 of the 310 levels'), 'Of the 310 levels, she designed 120.'],
    ['de', work('Übersetzte 12 von 40 Kapiteln'), 'Sie übersetzte 12 Kapitel.'],
  ],
})
