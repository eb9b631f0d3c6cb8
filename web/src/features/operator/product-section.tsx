import { useQuery } from '@tanstack/react-query'
import type { ProductNotice } from '@thumbfolio/contracts'
import { noticeQuery } from '../../lib/notice-api.js'
import { exactTime } from '../../lib/time.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { Facts } from './facts.js'
import { setAnnouncement, setMaintenance } from './help-api.js'
import type { Change } from './reason-dialog.js'
import { useChange } from './use-change.js'

/** Maintenance and the banner that everybody reads. */
export function ProductSection() {
  const query = useQuery(noticeQuery)
  const [dialog, begin] = useChange(() => undefined)
  return (
    <WhenLoaded query={query} missing="This cannot be found." fallback="This could not be loaded.">
      {(notice) => (
        <>
          <Facts facts={factsOf(notice)} />
          <div className="mt-5 flex flex-wrap gap-2">
            {[...maintenanceChanges(notice), ...announcementChanges(notice)].map((change) => (
              <button key={change.title} type="button" className="btn" onClick={() => begin(change)}>
                {change.title}
              </button>
            ))}
          </div>
          {dialog}
        </>
      )}
    </WhenLoaded>
  )
}

const endOf = (until: string | undefined): string =>
  until === undefined ? 'It has no end.' : `Until ${exactTime(until)}.`

const factsOf = ({ maintenance, announcement }: ProductNotice) =>
  [
    [
      'Maintenance',
      maintenance
        ? `${maintenance.text} Since ${exactTime(maintenance.since)}. ${endOf(maintenance.until)}`
        : 'Off',
    ],
    ['Announcement', announcement ? `${announcement.text} ${endOf(announcement.until)}` : 'None'],
  ] as const

function maintenanceChanges({ maintenance }: ProductNotice): readonly Change[] {
  const begin: Change = {
    title: maintenance ? 'Change maintenance' : 'Begin maintenance',
    lead: 'Pages stay up, people can read and report pages. Every other change is refused with your text, or with ours.',
    action: maintenance ? 'Change' : 'Begin',
    isFinal: !maintenance,
    notice: { isTextRequired: false, ...maintenance },
    run: async (reason, _credits, notice) => {
      await setMaintenance(true, reason, notice)
      return maintenance ? 'The maintenance is changed' : 'Maintenance has begun'
    },
  }
  if (!maintenance) return [begin]
  const end: Change = {
    title: 'End maintenance',
    lead: 'Changes are accepted again.',
    action: 'End',
    run: async (reason) => {
      await setMaintenance(false, reason)
      return 'Maintenance has ended'
    },
  }
  return [end, begin]
}

function announcementChanges({ announcement }: ProductNotice): readonly Change[] {
  const announce: Change = {
    title: announcement ? 'Change announcement' : 'Announce something',
    lead: 'It is shown above every page of the app.',
    action: 'Announce',
    notice: { isTextRequired: true, ...announcement },
    run: async (reason, _credits, notice) => {
      await setAnnouncement(reason, notice)
      return 'The text is shown'
    },
  }
  if (!announcement) return [announce]
  const end: Change = {
    title: 'End announcement',
    lead: 'Nothing is shown above the pages any more.',
    action: 'End',
    run: async (reason) => {
      await setAnnouncement(reason)
      return 'The announcement has ended'
    },
  }
  return [announce, end]
}
