import { useQuery } from '@tanstack/react-query'
import { baseLanguage, pageLanguages, type PageLanguage } from '@thumbfolio/contracts'
import { useState } from 'react'
import { messageOf } from '../../lib/api-problem.js'
import { languageName } from '../../lib/language-name.js'
import { resumesQuery } from '../../lib/resume-api.js'
import { useSession } from '../../lib/session-store.js'
import { Dialog } from '../../ui/dialog.js'
import { FieldFrame } from '../../ui/field-frame.js'
import { Refusal } from '../../ui/refusal.js'
import { Working } from '../../ui/spinner.js'
import type { LanguageWanted } from './studio-api.js'

interface AddLanguageDialogProps {
  /** The language of the page. */
  taken: string
  /** The resume of the page. */
  resumeId: string | undefined
  /** @throws ApiProblem */
  onAdd: (wanted: LanguageWanted) => Promise<void>
  onClose: () => void
}

const options = pageLanguages
  .map((code) => ({ id: code, name: languageName(code) }))
  .sort((one, other) => one.name.localeCompare(other.name))

const isLanguage = (code: string): code is PageLanguage => pageLanguages.some((known) => known === code)

/** Chooses a second language of the page, and what its words are made of. */
export function AddLanguageDialog({ taken, resumeId, onAdd, onClose }: AddLanguageDialogProps) {
  const userId = useSession(({ authUser }) => authUser?._id)
  const { data: resumes = [] } = useQuery({ ...resumesQuery(userId ?? ''), enabled: userId !== undefined })
  const others = resumes.filter(({ _id }) => _id !== resumeId)
  const [language, setLanguage] = useState('')
  const [from, setFrom] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isWorking, setIsWorking] = useState(false)
  const add = async () => {
    if (isWorking || !isLanguage(language)) return
    setIsWorking(true)
    setProblem(undefined)
    await onAdd({ language, ...(from !== '' && { resumeId: from }) }).catch((error: unknown) =>
      setProblem(messageOf(error, 'The language could not be added. Please try again.')),
    )
    setIsWorking(false)
  }
  return (
    <Dialog labelledBy="add-language-title" onClose={onClose}>
      <h2 id="add-language-title" className="title text-lg">
        Add a language
      </h2>
      <p className="mt-2 text-sm text-muted">
        Your page gets a second address for readers of another language. They see it once you switch it on and
        publish.
      </p>
      <div className="mt-4 grid gap-4">
        <Choice
          label="Language"
          first="Choose a language"
          options={options.filter(({ id }) => id !== baseLanguage(taken))}
          chosen={language}
          onChoose={setLanguage}
        />
        <Choice
          label="Start with"
          first="The words of this page, to translate them yourself"
          options={others.map(({ _id, name }) => ({ id: _id, name }))}
          chosen={from}
          onChoose={setFrom}
        />
        <Refusal text={problem} />
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className={`btn ${isLanguage(language) ? 'btn-primary' : 'btn-disabled'}`}
          aria-disabled={isWorking || !isLanguage(language)}
          onClick={() => void add()}
        >
          {isWorking && <Working />}
          Add the language
        </button>
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  label: string
  /** Says what holds while nothing is chosen. */
  first: string
  options: readonly { readonly id: string; readonly name: string }[]
  chosen: string
  onChoose: (id: string) => void
}

const Choice = ({ label, first, options: choices, chosen, onChoose }: ChoiceProps) => (
  <FieldFrame label={label}>
    {(attributes) => (
      <select
        className="select w-full"
        {...attributes}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{first}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    )}
  </FieldFrame>
)
