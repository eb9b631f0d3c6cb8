type Entry = Readonly<Record<string, unknown>>

export interface Row {
  readonly guard: string
  readonly language?: string
  /** The day that it is judged on, where that matters. */
  readonly day?: string
  readonly basics?: Entry
  readonly sections: Readonly<Record<string, readonly Entry[]>>
  readonly text: string
}

export const job = (highlights: readonly string[], more: Entry = {}) => ({
  work: [{ name: 'Acme', position: 'Clerk', highlights, ...more }],
})
