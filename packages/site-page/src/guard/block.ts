/** One text of a file: a paragraph, a list item, an attribute, a value. */
export interface Block {
  readonly text: string
  /** Is in the section of references. */
  readonly isReference: boolean
  /** Follows the block before it as a reader sees it. Attributes and the head stand for themselves. */
  readonly isFlow: boolean
  /** What its name in the file says of it, as `telephone: `; no part of its text. */
  readonly label?: string | undefined
}
