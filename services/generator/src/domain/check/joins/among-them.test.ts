import { describeGuard } from '../../../../tests/describe-guard.js'
import { work } from '../../../../tests/said-about.js'
import { someAsAll } from './among-them.js'

describeGuard('where some of them were told of all', someAsAll, {
  more: [
    [
      'en',
      work('Treated adults and seniors, among them residents of a nursing home'),
      'She treated adults and seniors in a nursing home.',
    ],
    [
      'de',
      work('Pflege von Gärten und Parks, darunter der Schlosspark in Hof'),
      'Sie pflegte Gärten und Parks in Hof.',
    ],
    [
      'nl',
      work('Onderhoud van tuinen en parken, waaronder een slotpark in Vorden'),
      'Zij onderhield tuinen en parken in Vorden.',
    ],
  ],
  asMuch: [
    [
      'en',
      work('Treated adults and seniors, among them residents of a nursing home'),
      'She treated adults and seniors.',
    ],
    [
      'en',
      work('Treated adults and seniors, among them residents of a nursing home'),
      'She treated adults and seniors, some of them in a nursing home.',
    ],
    [
      'de',
      work('Pflege von Gärten und Parks, darunter der Schlosspark in Hof'),
      'Sie pflegte Gärten und Parks, auch den Schlosspark in Hof.',
    ],
    [
      'nl',
      work('Onderhoud van tuinen en parken, waaronder een slotpark in Vorden'),
      'Zij onderhield een slotpark in Vorden.',
    ],
  ],
})
