import { useQuery } from '@tanstack/react-query'
import type { VersionDiff as Diff } from '@thumbfolio/contracts'
import { useState } from 'react'
import { messageOf } from '../../lib/api-problem.js'
import { FailedNotice } from '../../ui/failed-notice.js'
import { Segments } from '../../ui/segments.js'
import { diffOf } from './site-versions-api.js'
import type { Comparison } from './version-text.js'

interface VersionDiffProps {
  site: string
  id: string
  /** At least one. */
  comparisons: readonly Comparison[]
}

/** The words that a version added and removed, place by place. */
export function VersionDiff({ site, id, comparisons }: VersionDiffProps) {
  const [chosen, setChosen] = useState<Comparison['id']>('before')
  const comparison = comparisons.find((one) => one.id === chosen) ?? comparisons[0]
  const against = comparison?.against ?? id
  const diff = useQuery({
    queryKey: ['version-diff', site, id, against],
    queryFn: ({ signal }) => diffOf(site, { id, against }, signal),
  })
  return (
    <div className="mt-4 grid max-w-prose animate-open gap-4">
      {comparisons.length > 1 ? (
        <Segments
          legend={`Compare version ${id}`}
          name={`compare-${id}`}
          chosen={comparison?.id ?? 'before'}
          options={comparisons.map((one) => ({ id: one.id, title: one.title, hint: '' }))}
          onChoose={setChosen}
        />
      ) : (
        <p className="text-sm text-muted">
          Version {id} compared with {comparison?.id === 'live' ? 'the live page' : `version ${against}`}
        </p>
      )}
      {diff.isPending && (
        <div className="skeleton h-20 w-full animate-late" role="status" aria-label="Loading the changes" />
      )}
      {diff.isError && (
        <FailedNotice
          title={messageOf(diff.error, 'The changes could not be loaded.')}
          onRetry={() => void diff.refetch()}
        >
          The version is kept.
        </FailedNotice>
      )}
      {diff.isSuccess && <Changes diff={diff.data} />}
    </div>
  )
}

function Changes({ diff: { changes, places } }: { diff: Diff }) {
  return (
    <>
      {changes.length > 0 && <p className="text-sm">{changes.join(', ')}</p>}
      {places.length === 0 && <p className="text-sm text-muted">The words are the same.</p>}
      {places.map(({ place, title, parts }) => (
        <section key={place} aria-label={title}>
          <h3 className="text-sm font-semibold wrap-anywhere">{title}</h3>
          <p className="mt-1 text-sm text-wrap wrap-anywhere whitespace-pre-line">
            {parts.map((part, at) => (
              <Part key={at} {...part} />
            ))}
          </p>
        </section>
      ))}
    </>
  )
}

/**
 * Removed words are struck through and added ones underlined: neither needs its colour. The space and the line breaks
 * around them carry no line.
 */
function Part({ kind, text }: Diff['places'][number]['parts'][number]) {
  if (kind === 'same') return <span>{text}</span>
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? []
  const Mark = kind === 'removed' ? 'del' : 'ins'
  return (
    <>
      {before}
      <Mark className={looks[kind]}>
        <span className="sr-only">{kind === 'removed' ? ' Removed: ' : ' Added: '}</span>
        {words}
        <span className="sr-only">. </span>
      </Mark>
      {after}
    </>
  )
}

const looks = {
  removed: 'me-0.5 text-danger decoration-2',
  added: 'font-semibold text-positive decoration-2 underline-offset-4',
}
