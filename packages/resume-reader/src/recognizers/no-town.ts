import { titleKind } from './titles.js'
import { isContactLabel } from '../words/contact-labels.js'
import { monthNumbers } from '../words/date-words.js'
import { isDocumentTitle } from '../words/document-titles.js'
import { fold } from '../words/fold.js'
import { personalLabelKind, personalValueKind } from '../words/personal-labels.js'

/** A label, a title, a month or a personal fact: beside an address these are no town. */
export const isNoTown = (text: string): boolean =>
  titleKind(text) !== undefined ||
  isContactLabel(text) ||
  isDocumentTitle(text) ||
  personalLabelKind(text) !== undefined ||
  personalValueKind(text) !== undefined ||
  monthNumbers.has(fold(text.trim()))
