/** What the layout asks about a text. Its caller answers: the layout itself knows no dates and no titles. */
export interface TextCues {
  /** The title of a section. */
  isTitle: (text: string) => boolean
  isOnlyDates: (text: string) => boolean
  /** The whole text is one period with a start and an end. */
  isPeriod: (text: string) => boolean
  /** The text is a known column header of a table. */
  isColumnLabel: (text: string) => boolean
  /** The two texts head a column of years and one of months. */
  areYearAndMonth: (year: string, month: string) => boolean
  hasDate: (text: string) => boolean
}
