import { describeGuard } from '../../../../tests/describe-guard.js'
import type { Resume } from '../../../../tests/said-about.js'
import { joinedAgain } from './joined-again.js'

/** Two jobs, one after the other, at one employer unless told. */
const career = (later: string, earlier: string, first = 'Acme'): Resume => ({
  sections: {
    work: [
      { name: 'Acme', position: later, startDate: '2020-03' },
      { name: first, position: earlier, startDate: '2016-05', endDate: '2020-02' },
    ],
  },
})

describeGuard('a later job told as the coming', joinedAgain, {
  more: [
    ['en', career('Manager', 'Clerk'), 'She joined Acme in March 2020.'],
    ['de', career('Leiterin', 'Fachkraft'), 'Im März 2020 kam sie als Leiterin zu Acme.'],
    ['nl', career('Manager', 'Medewerker'), 'In maart 2020 kwam zij bij Acme.'],
  ],
  asMuch: [
    ['en', career('Manager', 'Clerk'), 'She joined Acme in May 2016 and became a manager in March 2020.'],
    ['de', career('Leiterin', 'Fachkraft'), 'Im Mai 2016 kam sie zu Acme.'],
    ['nl', career('Manager', 'Medewerker', 'Borg'), 'In maart 2020 kwam zij bij Acme.'],
  ],
})
