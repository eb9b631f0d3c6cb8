import type { SiteVersionItem } from '@thumbfolio/contracts'
import type { ReactNode } from 'react'
import { RelativeTime } from '../../ui/relative-time.js'
import { ThemeThumbnail } from './theme-thumbnail.js'
import { groupText } from './version-text.js'

interface SettingsVersionsProps {
  /** Two or more in a row, newest first. */
  versions: readonly SiteVersionItem[]
  /** A row for each of them. */
  children: ReactNode
}

/** Consecutive changes of settings as one line that expands: the last theme, and what changed. */
export function SettingsVersions({ versions, children }: SettingsVersionsProps) {
  const [newest] = versions
  if (!newest) return null
  return (
    <li className="border-t border-line py-5">
      <details>
        <summary className="flex cursor-pointer items-center gap-4">
          <ThemeThumbnail {...newest.theme} />
          <span className="min-w-0">
            <span className="block wrap-anywhere">{groupText(versions)}</span>
            <span className="mt-0.5 block text-sm text-muted">
              Versions {versions.at(-1)?.id} to {newest.id} · <RelativeTime iso={newest.createdAt} />
            </span>
          </span>
        </summary>
        <ul className="mt-5">{children}</ul>
      </details>
    </li>
  )
}
