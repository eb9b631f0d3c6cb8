import { useReducer, type ChangeEvent, type FormEvent } from 'react'
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

interface FormState<T> {
  readonly values: T
  readonly problems: FieldProblems
  /** Why the whole form was refused. */
  readonly refusal: string | undefined
  readonly isWorking: boolean
  /** How often it was refused. */
  readonly refusals: number
}

type FormAction<T> =
  | { readonly kind: 'typed'; readonly name: keyof T & string; readonly value: string }
  | { readonly kind: 'sent' | 'done' }
  | { readonly kind: 'refused'; readonly problems: FieldProblems; readonly refusal?: string | undefined }
  | { readonly kind: 'cleared'; readonly values: T }

function reduced<T extends Record<string, string>>(now: FormState<T>, action: FormAction<T>): FormState<T> {
  switch (action.kind) {
    case 'typed': {
      const { [action.name]: _, ...problems } = now.problems
      return { ...now, values: { ...now.values, [action.name]: action.value }, problems }
    }
    case 'sent':
      return { ...now, problems: {}, refusal: undefined, isWorking: true }
    case 'refused': {
      const { problems, refusal } = action
      return { ...now, problems, refusal, isWorking: false, refusals: now.refusals + 1 }
    }
    case 'done':
      return { ...now, isWorking: false }
    case 'cleared':
      return { ...now, values: action.values }
  }
}

/** State of a small form: its values, what is wrong with each, and what the server refused. */
export function useForm<T extends Record<string, string>>({
  initial,
  schema,
  submit,
  fallback,
  fieldOfProblem = {},
}: FormOptions<T>) {
  const [state, dispatch] = useReducer(reduced<T>, {
    values: initial,
    problems: {},
    refusal: undefined,
    isWorking: false,
    refusals: 0,
  })
  const { values, problems, isWorking } = state

  const send = async () => {
    const found = schema ? checkFields(schema, values) : {}
    if (!isEmpty(found)) return dispatch({ kind: 'refused', problems: found })
    dispatch({ kind: 'sent' })
    try {
      await submit(values)
      dispatch({ kind: 'done' })
    } catch (error) {
      const text = messageOf(error, fallback)
      const field = error instanceof ApiProblem ? fieldOfProblem[error.code] : undefined
      const fields = field !== undefined ? { [field]: text } : error instanceof ApiProblem ? error.fields : {}
      dispatch({ kind: 'refused', problems: fields, refusal: isEmpty(fields) ? text : undefined })
    }
  }

  const set = (name: keyof T & string, value: string) => dispatch({ kind: 'typed', name, value })

  return {
    ...state,
    set,
    /** What an input needs in order to be the one of that name. */
    field: (name: keyof T & string) => ({
      name,
      value: values[name],
      problem: problems[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
    }),
    clear: () => dispatch({ kind: 'cleared', values: initial }),
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (!isWorking) void send()
    },
  }
}
