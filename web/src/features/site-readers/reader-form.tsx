import { NewReaderLink, readerLinkDays, type ReaderShows } from '@thumbfolio/contracts'
import { useState, type FormEvent } from 'react'
import { ApiProblem, messageOf } from '../../lib/api-problem.js'
import { checkFields, isEmpty, type FieldProblems } from '../../lib/check-fields.js'
import { Refusal } from '../../ui/refusal.js'
import { Working } from '../../ui/spinner.js'
import { Switch } from '../../ui/switch.js'
import { TextField } from '../../ui/text-field.js'

const nothing: ReaderShows = { phone: false, references: false, pdf: false }

const switches = [
  ['phone', 'Phone number'],
  ['references', 'References'],
  ['pdf', 'The PDF of your resume, with everything in it'],
] as const

/** Who a link is for, how long it lasts, and what it shows in addition. */
export function ReaderForm({ onMake }: { onMake: (link: NewReaderLink) => Promise<void> }) {
  const [name, setName] = useState('')
  const [days, setDays] = useState('30')
  const [password, setPassword] = useState('')
  const [shows, setShows] = useState(nothing)
  const [problems, setProblems] = useState<FieldProblems>({})
  const [refusal, setRefusal] = useState<string>()
  const [isWorking, setIsWorking] = useState(false)
  const make = async () => {
    const link = { name, days: Number(days), shows, ...(password !== '' && { password }) }
    const found = checkFields(NewReaderLink, link)
    setProblems(found)
    setRefusal(undefined)
    if (!isEmpty(found)) return
    setIsWorking(true)
    try {
      await onMake(link)
      setName('')
      setPassword('')
      setShows(nothing)
    } catch (error) {
      if (error instanceof ApiProblem && !isEmpty(error.fields)) setProblems(error.fields)
      else setRefusal(messageOf(error, 'The link could not be made. Please try again.'))
    } finally {
      setIsWorking(false)
    }
  }
  return (
    <form
      noValidate
      className="grid max-w-md gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!isWorking) void make()
      }}
    >
      <TextField
        label="For whom"
        placeholder="Acme"
        value={name}
        problem={problems['name']}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label="Days until it ends"
        type="number"
        min={readerLinkDays.least}
        max={readerLinkDays.most}
        value={days}
        problem={problems['days'] && `From ${readerLinkDays.least} to ${readerLinkDays.most} days`}
        onChange={({ target }) => setDays(target.value)}
      />
      <TextField
        label="Password (optional)"
        autoComplete="off"
        hint="Tell it to them another way than the link."
        value={password}
        problem={problems['password']}
        onChange={({ target }) => setPassword(target.value)}
      />
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-semibold">Shown besides what is public</legend>
        {switches.map(([key, label]) => (
          <Switch
            key={key}
            label={label}
            checked={shows[key]}
            onChange={(on) => setShows((now) => ({ ...now, [key]: on }))}
          />
        ))}
      </fieldset>
      <Refusal text={refusal} />
      <button type="submit" className="btn justify-self-start btn-primary" aria-disabled={isWorking}>
        {isWorking && <Working />}
        Make the link
      </button>
    </form>
  )
}
