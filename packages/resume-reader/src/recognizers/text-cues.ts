import type { TextCues } from '../layout/text-cues.js'
import { findDates, isOnlyDates } from './dates.js'
import { columnRole } from '../words/column-labels.js'
import { titleKind } from './titles.js'

export const textCues: TextCues = {
  isTitle: (text) => titleKind(text) !== undefined,
  isOnlyDates,
  isPeriod: (text) => {
    const [span, ...more] = findDates(text)
    return more.length === 0 && span?.isRange === true && isOnlyDates(text) && !/[-–—]\s*$/.test(text)
  },
  isColumnLabel: (text) => columnRole(text) !== undefined,
  areYearAndMonth: (year, month) => columnRole(year) === 'year' && columnRole(month) === 'month',
  hasDate: (text) => findDates(text).length > 0,
}
