import { cards } from './layouts/cards.mjs'
import { essay } from './layouts/essay.mjs'
import { icons } from './layouts/icons.mjs'
import { rail } from './layouts/rail.mjs'
import { ruledTable } from './layouts/ruled-table.mjs'
import { timeline } from './layouts/timeline.mjs'

/** Who is rendered through which layouts. The sets share neither people nor layouts. */
export const sets = {
  first: {
    people: ['scientist', 'teacher', 'maschinenbauer', 'periodista'],
    layouts: { rail, icons, 'ruled-table': ruledTable, timeline, essay, cards },
  },
}
