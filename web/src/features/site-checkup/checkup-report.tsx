import type { SiteCheckup } from '@thumbfolio/contracts'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { counted } from '../../lib/counted.js'
import { exactDay } from '../../lib/time.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { SiteSwitch } from '../../ui/site-switch.js'

interface CheckupReportProps {
  checkup: SiteCheckup
  onSwitch: (isOn: boolean) => Promise<void>
}

export const CheckupReport = ({ checkup, onSwitch }: CheckupReportProps) => (
  <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
    <section aria-labelledby="found-title">
      <Found checkup={checkup} />
    </section>
    <SiteSwitch
      title="Weekly checkup"
      label="Check this site every week"
      isOn={checkup.isOn}
      hint="You get an e-mail only when something stopped working since the last checkup, once for each problem. A link counts as broken when it did not open on two days."
      onChange={onSwitch}
    />
  </div>
)

function Found({ checkup }: { checkup: SiteCheckup }) {
  const { isOn, checkedAt, nextAt, links, certificate, problems, name } = checkup
  if (!isOn || checkedAt === undefined)
    return (
      <>
        <h2 id="found-title" className="text-lg font-semibold">
          {isOn ? 'Not checked yet' : 'The checkup is off'}
        </h2>
        <p className="mt-2 max-w-prose text-sm text-muted">
          {isOn
            ? `Links, domain, certificate and page are checked ${nextAt === undefined ? 'once the page is live' : `by ${exactDay(nextAt)}`}.`
            : 'Links, domain and certificate of this site are not checked.'}
        </p>
      </>
    )
  return (
    <>
      <h2 id="found-title" className="text-lg font-semibold">
        {problems.length === 0 ? 'Everything works' : counted(problems.length, 'problem')}
      </h2>
      <p className="mt-1 text-sm text-muted">
        Checked <RelativeTime iso={checkedAt} />: the page and {counted(links, 'link')}.
        {certificate &&
          ` The certificate of ${certificate.host} is valid until ${exactDay(certificate.validUntil)}.`}
        {nextAt !== undefined && ` Next checkup: ${exactDay(nextAt)}.`}
      </p>
      {problems.length === 0 ? (
        <p className="mt-6 flex items-center gap-2 text-sm">
          <CircleCheck className="size-4 text-positive" aria-hidden="true" />
          Nothing to do.
        </p>
      ) : (
        <ProblemList name={name} problems={problems} />
      )}
    </>
  )
}

/** Where a problem is solved. */
const screens = { domain: 'domains', certificate: 'domains', link: 'studio', page: undefined } as const

function ProblemList({ name, problems }: Pick<SiteCheckup, 'name' | 'problems'>) {
  return (
    <ul className="mt-6 max-w-prose text-sm">
      {problems.map(({ kind, subject, title, advice, since }) => {
        const screen = screens[kind]
        return (
          <li key={`${kind} ${subject} ${title}`} className="flex gap-3 border-t border-line py-4">
            <CircleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden="true" />
            <div className="min-w-0">
              <h3 className="font-semibold wrap-anywhere">{title}</h3>
              <p className="mt-1 text-muted">
                {advice} Since {exactDay(since)}.
              </p>
              {screen !== undefined && (
                <Link to={`/sites/${encodeURIComponent(name)}/${screen}`} className="textlink">
                  {screen === 'studio' ? 'Edit the page' : 'Open Domains'}
                </Link>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
