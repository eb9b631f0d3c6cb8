/** What the layout asks about a text. Its caller answers: the layout itself knows no dates and no titles. */
export interface TextCues {
  /** The title of a section. */
  isTitle: (text: string) => boolean
  isOnlyDates: (text: string) => boolean
  /** Nothing but one period with its start and its end. */
  isPeriod: (text: string) => boolean
  /** What stands in the head of a table. */
  isColumnLabel: (text: string) => boolean
  hasDate: (text: string) => boolean
}
