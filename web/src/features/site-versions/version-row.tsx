import type { SiteVersionItem } from '@thumbfolio/contracts'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { RelativeTime } from '../../ui/relative-time.js'
import { ThemeThumbnail } from './theme-thumbnail.js'
import { VersionDiff } from './version-diff.js'
import { changesText, writerText, type Comparison } from './version-text.js'

interface VersionRowProps {
  site: string
  version: SiteVersionItem
  comparisons: readonly Comparison[]
  onPreview: () => void
  onRestore: () => void
}

/** One version: when, what changed, by whom, and what can be done with it. */
export function VersionRow({ site, version, comparisons, onPreview, onRestore }: VersionRowProps) {
  const { id, live, createdAt, resumeGone } = version
  const [isOpen, setIsOpen] = useState(false)
  const title = `version-${id}`
  const of = `version ${id}`
  return (
    <li aria-labelledby={title} className="border-t border-line py-5 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="flex min-w-0 gap-4">
          {version.kind === 'settings' && <ThemeThumbnail {...version.theme} />}
          <div className="min-w-0">
            <h2 id={title} className="flex flex-wrap items-center gap-x-3 font-semibold">
              Version {id}
              {live && (
                <span className="inline-flex items-center gap-1.5 text-sm">
                  <CircleCheck className="size-4 text-positive" aria-hidden="true" />
                  Live now
                </span>
              )}
            </h2>
            <p className="mt-0.5 wrap-anywhere">{changesText(version)}</p>
            <p className="mt-0.5 text-sm text-muted">
              {writerText(version)} · <RelativeTime iso={createdAt} />
            </p>
            {resumeGone && (
              <p className="mt-1 text-sm text-muted">
                You deleted the resume that this version was made of. The version can still be restored.
              </p>
            )}
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          {comparisons.length > 0 && (
            <button
              type="button"
              className="btn btn-sm"
              aria-expanded={isOpen}
              aria-label={`What changed in ${of}`}
              onClick={() => setIsOpen(!isOpen)}
            >
              What changed
            </button>
          )}
          <button type="button" className="btn btn-sm" aria-label={`Preview ${of}`} onClick={onPreview}>
            Preview
          </button>
          {!live && (
            <button type="button" className="btn btn-sm" aria-label={`Restore ${of}`} onClick={onRestore}>
              Restore
            </button>
          )}
        </div>
      </div>
      {isOpen && <VersionDiff {...{ site, id, comparisons }} />}
    </li>
  )
}
