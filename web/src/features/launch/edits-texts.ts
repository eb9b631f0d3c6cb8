import type { CarriedEdits } from '@thumbfolio/contracts'

const sentencesOf = (count: number) => `${count} of your own sentences`
const entriesOf = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`

/** "2 of your own sentences were kept, 1 entry stays hidden." */
export const keptText = ({ sentences, hidden }: CarriedEdits): string =>
  joined([
    sentences > 0 && `${sentencesOf(sentences)} ${sentences === 1 ? 'was' : 'were'} kept`,
    hidden > 0 && `${entriesOf(hidden)} ${hidden === 1 ? 'stays' : 'stay'} hidden`,
  ])

/** What a launch costs that keeps nothing. */
export const lostText = ({ sentences, hidden }: CarriedEdits): string =>
  joined([
    sentences > 0 && `${sentencesOf(sentences)} will be gone`,
    hidden > 0 && `${entriesOf(hidden)} that you took off will be public again`,
  ])

const joined = (parts: readonly (string | false)[]): string =>
  `${parts.filter((part) => part !== false).join(', ')}.`
