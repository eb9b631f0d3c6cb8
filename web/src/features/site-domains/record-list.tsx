import type { DnsRecord } from '@thumbfolio/contracts'
import { CircleCheck } from 'lucide-react'
import { CopyButton } from '../../ui/copy-button.js'

const reasons: Readonly<Record<DnsRecord['purpose'], string>> = {
  proof: 'Proves that the domain is yours',
  address: 'Points the domain to your page',
  redirect: 'Optional: leads here too',
  certificate: 'Allows the certificate of your domain',
}

/** The records to set at a DNS provider, each value to copy. */
export function RecordList({ records, otherHost }: { records: readonly DnsRecord[]; otherHost: string }) {
  return (
    <ul className="mt-4 text-sm" aria-label="DNS records">
      {records.map(({ purpose, type, name, value, isSet }) => (
        <li key={`${type} ${name} ${value}`} className="border-t border-line py-4">
          <p className="flex flex-wrap items-center gap-x-2 font-semibold">
            {type}
            <span className="font-normal text-muted">
              {reasons[purpose]}
              {purpose === 'redirect' && ` (${otherHost})`}
            </span>
            {isSet && (
              <span className="inline-flex items-center gap-1 font-normal">
                <CircleCheck className="size-4 text-positive" aria-hidden="true" />
                found
              </span>
            )}
          </p>
          <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
            <Value label="Name" text={name} of={type} />
            <Value label="Value" text={value} of={type} />
          </dl>
        </li>
      ))}
    </ul>
  )
}

const Value = ({ label, text, of }: { label: string; text: string; of: string }) => (
  <>
    <dt className="text-muted">{label}</dt>
    <dd className="font-mono wrap-anywhere">{text}</dd>
    <dd>
      <CopyButton text={text} label={`Copy ${of} ${label.toLowerCase()}`} className="btn btn-ghost btn-sm" />
    </dd>
  </>
)
