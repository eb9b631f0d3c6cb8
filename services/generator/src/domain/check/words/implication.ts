/** An entry of that section says `words` when its `field`, or without one a text, matches, and no text is `not`; without either it always does. */
export interface Implication {
  readonly section: string
  readonly field?: string
  readonly matches?: RegExp
  readonly not?: RegExp
  /** Only where it has come to its end. */
  readonly ended?: true
  /** Only while its end is still ahead. */
  readonly ahead?: true
  readonly words: string
}

/** What holds in every language, each with its own words for it. */
export interface Common extends Omit<Implication, 'words'> {
  readonly words: Readonly<Record<string, string>>
}
