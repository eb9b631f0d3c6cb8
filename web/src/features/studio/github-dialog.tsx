import {
  githubUserIn,
  mostGitHubProjects,
  type GitHubChoice,
  type GitHubListing,
  type GitHubProjects,
} from '@thumbfolio/contracts'
import { useState, type FormEvent } from 'react'
import { messageOf } from '../../lib/api-problem.js'
import { Dialog } from '../../ui/dialog.js'
import { Refusal } from '../../ui/refusal.js'
import { Working } from '../../ui/spinner.js'
import { Switch } from '../../ui/switch.js'
import { TextField } from '../../ui/text-field.js'
import { PickedProjects } from './github-picks.js'
import { ProjectChoices } from './github-choices.js'
import { githubProjectsOf } from './studio-api.js'

interface GitHubDialogProps {
  github: GitHubProjects | undefined
  /** The name that is looked up first. */
  user: string
  /** @throws ApiProblem */
  onSave: (choice: GitHubChoice) => Promise<void>
  onClose: () => void
}

const fallback = 'The repositories could not be loaded. Please try again.'

/** Lists the public repositories of an account; their order here is that of the page. */
export function GitHubDialog({ github, user: known, onSave, onClose }: GitHubDialogProps) {
  const [user, setUser] = useState(known)
  const [listing, setListing] = useState<GitHubListing>()
  const [picks, setPicks] = useState(github?.projects ?? [])
  const [weekly, setWeekly] = useState(github?.weekly ?? false)
  const [problem, setProblem] = useState<string>()
  const [isWorking, setIsWorking] = useState(false)
  const work = async (task: () => Promise<void>, otherwise: string) => {
    if (isWorking) return
    setIsWorking(true)
    setProblem(undefined)
    await task().catch((error: unknown) => setProblem(messageOf(error, otherwise)))
    setIsWorking(false)
  }
  const list = () => work(async () => setListing(await githubProjectsOf(githubUserIn(user))), fallback)
  const save = () =>
    work(
      () =>
        onSave({
          user: listing?.user ?? github?.user ?? githubUserIn(user),
          weekly,
          projects: picks.map(({ id }) => id),
        }),
      'The projects could not be saved. Please try again.',
    )
  return (
    <Dialog labelledBy="github-title" onClose={onClose} wide>
      <h2 id="github-title" className="text-lg font-semibold">
        GitHub projects
      </h2>
      <UserForm {...{ user, isWorking }} onChange={setUser} onSubmit={() => void list()} />
      <div className="mt-2">
        <Refusal text={problem} />
      </div>
      {listing && (
        <ProjectChoices
          {...{ listing, picks }}
          isFull={picks.length >= mostGitHubProjects}
          onChange={setPicks}
        />
      )}
      {(picks.length > 0 || listing) && (
        <>
          <PickedProjects picks={picks} onChange={setPicks} />
          <div className="mt-4">
            <Switch label="Update stars and descriptions every week" checked={weekly} onChange={setWeekly} />
          </div>
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        {(picks.length > 0 || github) && (
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={isWorking}
            onClick={() => void save()}
          >
            {isWorking && <Working />}
            Save
          </button>
        )}
        <button type="button" className="btn" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  )
}

interface UserFormProps {
  user: string
  isWorking: boolean
  onChange: (user: string) => void
  onSubmit: () => void
}

function UserForm({ user, isWorking, onChange, onSubmit }: UserFormProps) {
  return (
    <form
      noValidate
      className="mt-4 flex flex-wrap items-end gap-2"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TextField
        label="GitHub user name"
        className="min-w-48 flex-1"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={user}
        onChange={({ target }) => onChange(target.value)}
      />
      <button type="submit" className="btn" disabled={user.trim() === ''} aria-disabled={isWorking}>
        Show repositories
      </button>
    </form>
  )
}
