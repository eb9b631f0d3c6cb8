import { columnRoles, type ColumnRole } from '@thumbfolio/contracts/languages'
import { allLanguages } from './all-languages.js'
import { plainWords } from './fold.js'

/** By their labels; of a label of two roles, the later one counts. */
const roles = new Map(
  columnRoles.flatMap((role) =>
    allLanguages.flatMap(({ columnLabels }) =>
      (columnLabels?.[role] ?? []).map((word) => [plainWords(word), role] as const),
    ),
  ),
)
const longestLabel = 30

/** The role of the column under this header; undefined where the text is not a known column header. */
export const columnRole = (text: string): ColumnRole | undefined =>
  text.length > longestLabel
    ? undefined
    : (roles.get(plainWords(text.replace(/\([^)]*\)/gu, ''))) ?? (text.trim() === '%' ? 'score' : undefined))
