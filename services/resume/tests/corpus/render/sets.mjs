import { cards } from './layouts/cards.mjs'
import { darkSide } from './layouts/dark-side.mjs'
import { essay } from './layouts/essay.mjs'
import { icons } from './layouts/icons.mjs'
import { ledger } from './layouts/ledger.mjs'
import { oneLiners } from './layouts/one-liners.mjs'
import { openTable } from './layouts/open-table.mjs'
import { rail } from './layouts/rail.mjs'
import { ruledTable } from './layouts/ruled-table.mjs'
import { timeline } from './layouts/timeline.mjs'

/** Who is rendered through which layouts, or `sheets` written by hand. The sets share neither people nor layouts. */
export const sets = {
  first: {
    people: ['scientist', 'teacher', 'maschinenbauer', 'periodista'],
    layouts: { rail, icons, 'ruled-table': ruledTable, timeline, essay, cards },
  },
  second: {
    people: ['electrician', 'commerciale', 'bibliothecaris'],
    layouts: { ledger, 'dark-side': darkSide, 'one-liners': oneLiners, 'open-table': openTable },
  },
  third: {
    sheets: [
      'academic--biologist',
      'estrecha--enfermero',
      'europass--contabile',
      'promotions--manager',
      'tabellarisch--sachbearbeiterin',
    ],
  },
  fourth: {
    sheets: ['grille--qualiticienne', 'right-rail--platform', 'two-pages--hydrologist'],
  },
}
