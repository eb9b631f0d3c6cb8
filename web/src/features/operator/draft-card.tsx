import type { OperatorDraft } from '@thumbfolio/contracts'
import { useId } from 'react'
import { exactTime } from '../../lib/time.js'
import { Facts } from './facts.js'
import { FindLink } from './find-link.js'
import { takeDraftDown } from './operator-api.js'
import { useChange } from './use-change.js'

/** A page before it is paid for, by the address of its preview. */
export function DraftCard({ draft, onChange }: { draft: OperatorDraft; onChange: () => void }) {
  const title = useId()
  const [dialog, begin] = useChange(onChange)
  const { label, url, siteName, ownerId, createdAt, expiresAt } = draft
  const takeDown = () =>
    begin({
      title: `Take this draft of ${siteName} down?`,
      lead: 'Its preview shows nothing from then on. It cannot be put back. Its owner can make another draft.',
      action: 'Take draft down',
      isFinal: true,
      run: async (reason) => {
        await takeDraftDown(label, reason)
        return 'The draft is taken down'
      },
    })
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="title text-xl wrap-anywhere">
        Draft of {siteName}
      </h2>
      <Facts
        facts={[
          ['Owner', <FindLink key="owner" query={ownerId} />],
          ['Address', url],
          ['Made', exactTime(createdAt)],
          ['Ends', exactTime(expiresAt)],
        ]}
      />
      <button type="button" className="btn mt-5" onClick={takeDown}>
        Take draft down
      </button>
      {dialog}
    </section>
  )
}
