import { describeGuard } from '../../../../tests/describe-guard.js'
import { work } from '../../../../tests/said-about.js'
import { turnedLink } from './turned-links.js'

describeGuard('with told as for, during as after', turnedLink, {
  more: [
    [
      'en',
      work('Prepares the roadmap with the head of product'),
      'She prepares the roadmap for the head of product.',
    ],
    ['en', work('Kept the library during the pandemic'), 'She has kept the library since the pandemic.'],
    ['en', work('Wrote the rota with two colleagues'), 'She wrote the rota for two colleagues.'],
    ['de', work('Jugendarbeit neben dem Studium'), 'Nach dem Studium machte sie Jugendarbeit.'],
    ['de', work('Farbberatung gemeinsam mit dem Meister'), 'Sie machte die Farbberatung für den Meister.'],
    ['nl', work('Tijdens corona een kaart opgezet'), 'Na corona zette zij een kaart op.'],
    ['nl', work('Schreef een protocol met een collega'), 'Zij schreef een protocol voor een collega.'],
  ],
  asMuch: [
    [
      'en',
      work('Prepares the roadmap with the head of product'),
      'With the head of product she prepares the roadmap.',
    ],
    ['en', work('Replaced a batch job with a pipeline'), 'She swapped a batch job for a pipeline.'],
    ['en', work('Kitchen with 70 seats'), 'She worked in a kitchen for 70 seats.'],
    ['de', work('Jugendarbeit neben dem Studium'), 'Neben dem Studium machte sie Jugendarbeit.'],
    ['nl', work('Tijdens corona een kaart opgezet'), 'Tijdens corona zette zij een kaart op.'],
    ['nl', work('Schreef een protocol met een collega'), 'Samen met een collega schreef zij een protocol.'],
  ],
})
