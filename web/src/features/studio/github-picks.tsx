import { mostGitHubProjects, type PickedGitHubProject } from '@thumbfolio/contracts'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.js'

interface PickedProjectsProps {
  picks: readonly PickedGitHubProject[]
  onChange: (picks: PickedGitHubProject[]) => void
}

/** The chosen projects in the order of the page. */
export function PickedProjects({ picks, onChange }: PickedProjectsProps) {
  const move = (at: number, by: -1 | 1) => {
    const to = at + by
    if (to >= 0 && to < picks.length) onChange(picks.toSpliced(at, 1).toSpliced(to, 0, picks[at]!))
  }
  return (
    <section aria-labelledby="github-picks" className="mt-5">
      <h3 id="github-picks" className="font-semibold">
        On the page ({picks.length} of {mostGitHubProjects})
      </h3>
      {picks.length === 0 && <p className="text-sm text-muted">None yet.</p>}
      <ol className="mt-1 grid">
        {picks.map(({ id, name, fullName, hiddenSince }, at) => (
          <li key={id} className="flex items-center gap-1">
            <span className="min-w-0 flex-1 text-sm wrap-anywhere">
              {name}
              {hiddenSince !== undefined && <span className="text-muted"> (not public, not shown)</span>}
            </span>
            {([-1, 1] as const).map((by) => (
              <IconButton
                key={by}
                tip={by < 0 ? 'Move up' : 'Move down'}
                label={`Move ${fullName} ${by < 0 ? 'up' : 'down'}`}
                side="left"
                className="btn-sm"
                onClick={() => move(at, by)}
              >
                {by < 0 ? (
                  <ArrowUp className="size-4" aria-hidden="true" />
                ) : (
                  <ArrowDown className="size-4" aria-hidden="true" />
                )}
              </IconButton>
            ))}
            <IconButton
              tip="Remove"
              label={`Remove ${fullName}`}
              side="left"
              className="btn-sm"
              onClick={() => onChange(picks.toSpliced(at, 1))}
            >
              <X className="size-4" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
    </section>
  )
}
