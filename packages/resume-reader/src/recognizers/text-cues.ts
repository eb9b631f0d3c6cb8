import type { TextCues } from '../layout/text-cues.js'
import { findDates, isOnlyDates } from './dates.js'
import { titleKind } from './titles.js'

export const textCues: TextCues = {
  isTitle: (text) => titleKind(text) !== undefined,
  isOnlyDates,
  hasDate: (text) => findDates(text).length > 0,
}
