import { mostGitHubProjects, type GitHubListing, type PickedGitHubProject } from '@thumbfolio/contracts'
import { useState } from 'react'
import { exactTime } from '../../lib/time.js'
import { TextField } from '../../ui/text-field.js'

interface ProjectChoicesProps {
  listing: GitHubListing
  picks: readonly PickedGitHubProject[]
  isFull: boolean
  onChange: (picks: PickedGitHubProject[]) => void
}

/** More than these are easier to find by their names. */
const fewProjects = 12

/** The repositories of an account, each with a box. */
export function ProjectChoices({ listing, picks, isFull, onChange }: ProjectChoicesProps) {
  const [wanted, setWanted] = useState('')
  const { projects, user } = listing
  const found = projects.filter(({ name, description = '' }) =>
    `${name} ${description}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  )
  if (projects.length === 0) return <p className="mt-4">{user} has no public repositories.</p>
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">Public repositories of {user}</legend>
      <ListingNotes listing={listing} />
      {projects.length > fewProjects && (
        <TextField
          label="Find"
          type="search"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      <ul className="mt-2 max-h-72 overflow-y-auto rounded-box border border-line">
        {found.map((project) => {
          const isPicked = picks.some(({ id }) => id === project.id)
          return (
            <li key={project.id} className="border-line not-first:border-t">
              <label className="flex min-h-11 cursor-pointer items-start gap-3 px-3 py-2">
                <input
                  type="checkbox"
                  className="checkbox mt-0.5 checkbox-sm"
                  checked={isPicked}
                  disabled={!isPicked && isFull}
                  onChange={({ target }) =>
                    onChange(
                      target.checked ? [...picks, project] : picks.filter(({ id }) => id !== project.id),
                    )
                  }
                />
                <span className="min-w-0 flex-1 text-sm">
                  <span className="block font-medium wrap-anywhere">{project.name}</span>
                  {project.description !== undefined && (
                    <span className="block wrap-anywhere text-muted">{project.description}</span>
                  )}
                  <span className="tabular block text-muted">{factsOf(project)}</span>
                </span>
              </label>
            </li>
          )
        })}
      </ul>
      {isFull && (
        <p className="mt-2 text-sm text-muted">A page shows at most {mostGitHubProjects} projects.</p>
      )}
    </fieldset>
  )
}

const count = new Intl.NumberFormat('en')

const factsOf = ({ language, stars }: PickedGitHubProject): string =>
  [language, stars === 1 ? '1 star' : `${count.format(stars)} stars`].filter(Boolean).join(' · ')

/** How current the list is, and what GitHub still allows. */
function ListingNotes({ listing: { problem, readAt, isCut, limits, projects } }: { listing: GitHubListing }) {
  return (
    <div className="mt-1 mb-2 grid gap-1 text-sm text-muted">
      {problem && (
        <p role="alert" className="text-base-content">
          {problem.detail} This list is from {exactTime(readAt)}.
        </p>
      )}
      {isCut && <p>Only {projects.length} are listed, by their names.</p>}
      {limits && limits.remaining < lowLimit && (
        <p>
          GitHub answers {limits.remaining} more requests before {exactTime(limits.resetsAt)}.
        </p>
      )}
    </div>
  )
}

/** With more requests left than this, the limit is not shown. */
const lowLimit = 50
