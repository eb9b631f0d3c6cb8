import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TextField } from '../../ui/text-field.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { Facts } from './facts.js'
import { productNotice, setAnnouncement, setMaintenance } from './help-api.js'
import type { Change } from './reason-dialog.js'
import { useChange } from './use-change.js'

/** Maintenance and the banner that everybody reads. */
export function ProductSection() {
  const query = useQuery({ queryKey: ['operator', 'notice'], queryFn: ({ signal }) => productNotice(signal) })
  const [text, setText] = useState('')
  const [dialog, begin] = useChange(() => void query.refetch())
  return (
    <WhenLoaded query={query} missing="This cannot be found." fallback="This could not be loaded.">
      {({ maintenance, announcement }) => (
        <>
          <Facts
            facts={[
              ['Maintenance', maintenance?.text ?? 'Off'],
              ['Announcement', announcement?.text ?? 'None'],
            ]}
          />
          <TextField
            label="Text that everybody reads"
            className="mt-6 max-w-2xl"
            maxLength={300}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <div className="mt-5 flex flex-wrap gap-2">
            {changesOf({
              text: text.trim(),
              isUnderWay: maintenance !== undefined,
              isAnnounced: announcement !== undefined,
            }).map((change) => (
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

interface Said {
  text: string
  isUnderWay: boolean
  isAnnounced: boolean
}

function changesOf({ text, isUnderWay, isAnnounced }: Said): readonly Change[] {
  return [
    isUnderWay
      ? {
          title: 'End maintenance',
          lead: 'Changes are accepted again.',
          action: 'End',
          run: async (reason) => {
            await setMaintenance(false, reason)
            return 'Maintenance has ended'
          },
        }
      : {
          title: 'Begin maintenance',
          lead: 'Pages stay up and people can read. Every change is refused with your text, or with ours.',
          action: 'Begin',
          isFinal: true,
          run: async (reason) => {
            await setMaintenance(true, reason, text === '' ? undefined : text)
            return 'Maintenance has begun'
          },
        },
    ...(text === ''
      ? []
      : [
          {
            title: 'Announce this text',
            lead: 'It is shown above every page of the app.',
            action: 'Announce',
            run: async (reason: string) => {
              await setAnnouncement(reason, text)
              return 'The text is shown'
            },
          },
        ]),
    ...(isAnnounced
      ? [
          {
            title: 'End announcement',
            lead: 'Nothing is shown above the pages any more.',
            action: 'End',
            run: async (reason: string) => {
              await setAnnouncement(reason)
              return 'The announcement has ended'
            },
          },
        ]
      : []),
  ]
}
