import { awesomeCv } from './layouts/awesome-cv.mjs'
import { bootstrapResume } from './layouts/bootstrap-resume.mjs'
import { calm } from './layouts/calm.mjs'
import { cards } from './layouts/cards.mjs'
import { curve } from './layouts/curve.mjs'
import { darkSide } from './layouts/dark-side.mjs'
import { docsSerif } from './layouts/docs-serif.mjs'
import { elegant } from './layouts/elegant.mjs'
import { essay } from './layouts/essay.mjs'
import { europasscv } from './layouts/europasscv.mjs'
import { europecv } from './layouts/europecv.mjs'
import { freshCompact } from './layouts/fresh-compact.mjs'
import { freshPositive } from './layouts/fresh-positive.mjs'
import { icons } from './layouts/icons.mjs'
import { jake } from './layouts/jake.mjs'
import { kendall } from './layouts/kendall.mjs'
import { ledger } from './layouts/ledger.mjs'
import { moderncvCasual } from './layouts/moderncv-casual.mjs'
import { oneLiners } from './layouts/one-liners.mjs'
import { openTable } from './layouts/open-table.mjs'
import { peachSide } from './layouts/peach-side.mjs'
import { rail } from './layouts/rail.mjs'
import { ruledTable } from './layouts/ruled-table.mjs'
import { straightforward } from './layouts/straightforward.mjs'
import { timeline } from './layouts/timeline.mjs'
import { vscode } from './layouts/vscode.mjs'
import { wordBullets } from './layouts/word-bullets.mjs'

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
  fifth: {
    people: ['sre', 'midwife', 'bauingenieurin'],
    layouts: {
      elegant,
      'fresh-compact': freshCompact,
      'moderncv-casual': moderncvCasual,
      'awesome-cv': awesomeCv,
      jake,
      europecv,
      'word-bullets': wordBullets,
      'peach-side': peachSide,
    },
  },
  sixth: {
    people: ['marketer', 'postgrad', 'hoteliere'],
    layouts: {
      kendall,
      straightforward,
      'fresh-positive': freshPositive,
      calm,
      vscode,
      curve,
      europasscv,
      'docs-serif': docsSerif,
      'bootstrap-resume': bootstrapResume,
    },
  },
}
