import { useState, type ChangeEvent, type FormEvent } from 'react'
import { ApiProblem, messageOf } from './api-problem.js'
import { checkFields, isEmpty, type FieldProblems } from './check-fields.js'
import type { z } from 'zod'

interface FormOptions<T extends Record<string, string>> {
  initial: T
  /** Checked before anything is sent, with the contract's own sentences. */
  schema?: z.ZodType
  submit: (values: T) => Promise<void>
  /** Said when the server gives no words of its own. */
  fallback: string
  /** The field that a problem of this code is about, where the server names none. */
  fieldOfProblem?: Readonly<Record<string, keyof T & string>>
}

/** State of a small form: its values, what is wrong with each, and what the server refused. */
export function useForm<T extends Record<string, string>>({
  initial,
  schema,
  submit,
  fallback,
  fieldOfProblem = {},
}: FormOptions<T>) {
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<FieldProblems>({})
  const [refusal, setRefusal] = useState<string>()
  const [isWorking, setIsWorking] = useState(false)
  const [refusals, setRefusals] = useState(0)

  const send = async () => {
    const found = schema ? checkFields(schema, values) : {}
    setProblems(found)
    setRefusal(undefined)
    if (!isEmpty(found)) return setRefusals((now) => now + 1)
    setIsWorking(true)
    try {
      await submit(values)
    } catch (error) {
      const text = messageOf(error, fallback)
      const field = error instanceof ApiProblem ? fieldOfProblem[error.code] : undefined
      const fields = field !== undefined ? { [field]: text } : error instanceof ApiProblem ? error.fields : {}
      setProblems(fields)
      if (isEmpty(fields)) setRefusal(text)
      setRefusals((now) => now + 1)
    } finally {
      setIsWorking(false)
    }
  }

  const set = (name: keyof T & string, value: string) => {
    setValues((now) => ({ ...now, [name]: value }))
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => field !== name)))
  }

  return {
    values,
    problems,
    refusal,
    isWorking,
    /** How often it was not taken. */
    refusals,
    set,
    /** What an input needs in order to be the one of that name. */
    field: (name: keyof T & string) => ({
      name,
      value: values[name],
      problem: problems[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
    }),
    clear: () => setValues(initial),
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (!isWorking) void send()
    },
  }
}
