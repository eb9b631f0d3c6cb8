import type { CarriedEdits } from '@thumbfolio/contracts'

const sentencesOf = (count: number) => `${count} of your own sentences`
const entriesOf = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`

/** "2 of your own sentences were kept, 1 entry stays off the page." */
export const keptText = ({ sentences, takenOff }: CarriedEdits): string =>
  joined([
    sentences > 0 && `${sentencesOf(sentences)} ${sentences === 1 ? 'was' : 'were'} kept`,
    takenOff > 0 && `${entriesOf(takenOff)} ${takenOff === 1 ? 'stays' : 'stay'} off the page`,
  ])

/** What a launch costs that keeps nothing. */
export const lostText = ({ sentences, takenOff }: CarriedEdits): string =>
  joined([
    sentences > 0 && `${sentencesOf(sentences)} will be gone`,
    takenOff > 0 && `${entriesOf(takenOff)} that you took off will be public again`,
  ])

const joined = (parts: readonly (string | false)[]): string =>
  `${parts.filter((part) => part !== false).join(', ')}.`
