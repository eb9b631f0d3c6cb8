import { githubUserOf, type GitHubProjects, type SiteContent } from '@thumbfolio/contracts'
import { useState } from 'react'
import { changeDraft } from '../../lib/draft-api.js'
import { counted } from '../../lib/counted.js'
import { exactDay } from '../../lib/time.js'
import { GitHubDialog } from './github-dialog.js'
import type { Studio } from './studio-store.js'

interface GitHubSectionProps {
  studio: Studio
  content: Pick<SiteContent, 'github' | 'basics'>
}

/** Which projects of GitHub the page shows, and the dialog that chooses them. */
export function GitHubSection({ studio, content: { github, basics } }: GitHubSectionProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-labelledby="studio-github" className="mt-8 grid justify-items-start gap-2">
      <h3 id="studio-github" className="font-semibold">
        GitHub projects
      </h3>
      <p className="text-sm text-muted">{summaryOf(github)}</p>
      <HiddenProjects github={github} />
      <button type="button" className="btn btn-sm" onClick={() => setIsOpen(true)}>
        Choose projects
      </button>
      {isOpen && (
        <GitHubDialog
          github={github}
          user={github?.user ?? githubUserOf(basics.profiles) ?? ''}
          onSave={async (choice) => {
            await studio.change(({ id }) => changeDraft(id, { github: choice }))
            setIsOpen(false)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  )
}

function summaryOf(github: GitHubProjects | undefined): string {
  const shown = github?.projects.filter(({ hiddenSince }) => hiddenSince === undefined) ?? []
  const [oldest] = shown.map(({ asOf }) => asOf).sort()
  if (oldest === undefined) return 'Show public repositories with their language and stars.'
  const updated = github?.weekly ? 'Updated every week.' : 'Not updated by itself.'
  return `${counted(shown.length, 'project', 'projects')} of ${github?.user}, as of ${exactDay(oldest)}. ${updated}`
}

/** Projects that GitHub does not show any more. */
function HiddenProjects({ github }: { github: GitHubProjects | undefined }) {
  const hidden = github?.projects.filter(({ hiddenSince }) => hiddenSince !== undefined) ?? []
  if (hidden.length === 0) return undefined
  return (
    <p role="status" className="text-sm">
      Not on the page: {hidden.map(({ fullName }) => fullName).join(', ')}. GitHub does not show{' '}
      {hidden.length === 1 ? 'it' : 'them'} as public any more.
    </p>
  )
}
