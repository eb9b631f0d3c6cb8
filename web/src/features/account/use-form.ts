import { useState, type FormEvent } from 'react'
import { ApiProblem, messageOf } from '../../lib/api-problem.js'
import { checkFields, isEmpty, type FieldProblems } from '../../lib/check-fields.js'
import type { z } from 'zod'

interface FormOptions<T extends Record<string, string>> {
  initial: T
  /** Checked before anything is sent, with the contract's own sentences. */
  schema?: z.ZodType
  submit: (values: T) => Promise<void>
  /** Said when the server gives no words of its own. */
  fallback: string
}

/** State of a small form: its values, what is wrong with each, and what the server refused. */
export function useForm<T extends Record<string, string>>({
  initial,
  schema,
  submit,
  fallback,
}: FormOptions<T>) {
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<FieldProblems>({})
  const [refusal, setRefusal] = useState<string>()
  const [isWorking, setIsWorking] = useState(false)

  const send = async () => {
    const found = schema ? checkFields(schema, values) : {}
    setProblems(found)
    setRefusal(undefined)
    if (!isEmpty(found)) return
    setIsWorking(true)
    try {
      await submit(values)
    } catch (error) {
      const fields = error instanceof ApiProblem ? error.fields : {}
      setProblems(fields)
      if (isEmpty(fields)) setRefusal(messageOf(error, fallback))
    } finally {
      setIsWorking(false)
    }
  }

  return {
    values,
    problems,
    refusal,
    isWorking,
    set: (name: keyof T & string, value: string) => {
      setValues((now) => ({ ...now, [name]: value }))
      setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => field !== name)))
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void send()
    },
  }
}
