import type { OperatorSite, OperatorTakedown } from '@thumbfolio/contracts'
import { EyeOff } from 'lucide-react'
import { useId } from 'react'
import { exactTime } from '../../lib/time.js'
import { Facts } from './facts.js'
import { FindLink } from './find-link.js'
import { LaunchRow } from './launch-row.js'
import { putBack, retryRepository, takeDown } from './operator-api.js'
import type { Change } from './reason-dialog.js'
import { useChange } from './use-change.js'

interface SiteCardProps {
  name: string
  site: OperatorSite | undefined
  takedown: OperatorTakedown | undefined
  movedTo: string | undefined
  onChange: () => void
}

const statusTexts = {
  launching: 'Launching',
  live: 'Live',
  failed: 'Launch failed',
  deleting: 'Being deleted',
}

/** A name: the site that has it, whether it is shown, its launches, and what can be done about it. */
export function SiteCard({ name, site, takedown, movedTo, onChange }: SiteCardProps) {
  const title = useId()
  const [dialog, begin] = useChange(onChange)
  const isDown = takedown !== undefined && takedown.lifted === undefined
  const change = isDown ? allowAgain(name) : takeDownOf(name)
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="title text-xl wrap-anywhere">
        {name}
      </h2>
      {isDown && (
        <p className="mt-2 flex items-center gap-2 font-semibold">
          <EyeOff className="size-5" aria-hidden="true" />
          No longer shown
        </p>
      )}
      <Facts
        facts={[
          ['State', stateOf(site, isDown)],
          ['Moved to', movedTo !== undefined ? <FindLink query={movedTo} /> : undefined],
          ['Taken down', takedown && decision(takedown)],
          ['Allowed again', takedown?.lifted && decision(takedown.lifted)],
          ['Owner', site && <FindLink query={site.ownerId} />],
          ['Address', site && <Address url={site.url} />],
          ['GitHub', site?.repositoryRefused && `Refused: ${site.repositoryRefused}`],
          ['Live version', site && (site.liveVersion === 0 ? 'None so far' : site.liveVersion)],
        ]}
      />
      <div className="mt-5 flex flex-wrap gap-2">
        <button type="button" className="btn" onClick={() => begin(change)}>
          {change.action}
        </button>
        {site?.repositoryRefused !== undefined && (
          <button type="button" className="btn" onClick={() => begin(copyAgain(name))}>
            Copy to GitHub again
          </button>
        )}
      </div>
      {site && site.launches.length > 0 && (
        <>
          <h3 className="mt-8 mb-3 font-semibold">Launches</h3>
          <ul>
            {site.launches.map((launch, at) => (
              <LaunchRow key={launch.id} launch={launch} isLast={at === 0} onChange={onChange} />
            ))}
          </ul>
        </>
      )}
      {dialog}
    </section>
  )
}

const stateOf = (site: OperatorSite | undefined, isDown: boolean): string =>
  !site ? 'No site has this name' : isDown ? 'Taken down' : statusTexts[site.status]

const decision = ({ at, by, reason }: { at: string; by: string; reason: string }) =>
  `${exactTime(at)}, by ${by}: ${reason}`

const Address = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noreferrer" className="textlink">
    {url}
  </a>
)

const takeDownOf = (name: string): Change => ({
  title: `Take ${name} down?`,
  lead: 'Nothing is shown under the name from then on, and nobody can launch under it. The reason is shown to the owner.',
  action: 'Take down',
  isFinal: true,
  word: { label: `Type ${name} to confirm`, value: name },
  run: async (reason) => {
    await takeDown(name, reason)
    return `${name} is no longer shown`
  },
})

const allowAgain = (name: string): Change => ({
  title: `Allow ${name} again?`,
  lead: 'The page that was public is shown again, and its owner can launch under the name.',
  action: 'Allow again',
  run: async (reason) => {
    await putBack(name, reason)
    return `${name} is allowed again`
  },
})

const copyAgain = (name: string): Change => ({
  title: `Copy ${name} to GitHub again?`,
  lead: 'GitHub refused it. Correct the rule there first.',
  action: 'Copy again',
  run: async (reason) => {
    await retryRepository(name, reason)
    return 'The site is copied again'
  },
})
