import { useState, type FormEvent } from 'react'
import { messageOf } from '../../lib/api-problem.js'
import { Working } from '../../ui/spinner.js'
import { TextField } from '../../ui/text-field.js'
import { addDomain } from './site-domains-api.js'

interface DomainFormProps {
  site: string
  isFirst: boolean
  onAdded: () => void
}

export function DomainForm({ site, isFirst, onAdded }: DomainFormProps) {
  const [host, setHost] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isAdding, setIsAdding] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isAdding) return
    if (host.trim() === '') return setProblem('Please enter a domain')
    setIsAdding(true)
    setProblem(undefined)
    try {
      await addDomain(site, host.trim())
      setHost('')
      onAdded()
    } catch (error) {
      setProblem(messageOf(error, 'The domain could not be added.'))
    } finally {
      setIsAdding(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="max-w-xl">
      <h2 className="mb-3 text-lg font-semibold">{isFirst ? 'Add your domain' : 'Add another domain'}</h2>
      <TextField
        label="Domain"
        placeholder="www.jane-doe.com"
        hint="With or without www. The other one redirects here."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        maxLength={300}
        value={host}
        problem={problem}
        onChange={({ target }) => setHost(target.value)}
      />
      <button type="submit" className="btn btn-primary mt-4" aria-disabled={isAdding}>
        {isAdding && <Working />}
        Add domain
      </button>
    </form>
  )
}
