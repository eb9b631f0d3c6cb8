import type { CarriedEdits } from '@thumbfolio/contracts'
import { counted } from '../../lib/counted.js'

const sentencesOf = (count: number) => `${counted(count, 'sentence')} that you wrote or accepted`
const detailsOf = (count: number) => `${counted(count, 'detail')} that you changed or added`
const entriesOf = (count: number) => counted(count, 'entry', 'entries')

/** "2 sentences that you wrote or accepted were kept, 1 entry stays off the page." */
export const keptText = ({ sentences, takenOff, facts = 0 }: CarriedEdits): string =>
  joined(
    [
      sentences > 0 && `${sentencesOf(sentences)} ${sentences === 1 ? 'was' : 'were'} kept`,
      facts > 0 && `${detailsOf(facts)} ${facts === 1 ? 'was' : 'were'} kept`,
      takenOff > 0 && `${entriesOf(takenOff)} ${takenOff === 1 ? 'stays' : 'stay'} off the page`,
    ],
    'Nothing of your own was kept',
  )

/** What a launch costs that keeps nothing. */
export const lostText = ({ sentences, takenOff, facts = 0 }: CarriedEdits): string =>
  joined(
    [
      sentences > 0 && `${sentencesOf(sentences)} will be gone`,
      facts > 0 && `${detailsOf(facts)} will be gone`,
      takenOff > 0 && `${entriesOf(takenOff)} that you took off will be public again`,
    ],
    'Nothing of your own will be gone',
  )

const joined = (parts: readonly (string | false)[], none: string): string =>
  `${parts.filter((part) => part !== false).join(', ') || none}.`
