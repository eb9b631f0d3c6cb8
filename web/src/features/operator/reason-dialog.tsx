import { Reason } from '@thumbfolio/contracts'
import { useId } from 'react'
import toast from 'react-hot-toast/headless'
import { z } from 'zod'
import { useForm } from '../../lib/use-form.js'
import { Dialog } from '../../ui/dialog.js'
import { Form } from '../../ui/form.js'
import { TextAreaField, TextField } from '../../ui/text-field.js'

/** A change that an operator is about to make. */
export interface Change {
  readonly title: string
  /** What it does, and who reads the reason. */
  readonly lead: string
  /** The verb of its button. */
  readonly action: string
  readonly isFinal?: boolean
  /** Has to be typed: what the change is about. */
  readonly word?: { readonly label: string; readonly value: string }
  /** Asks for a number of credits, at most so many. */
  readonly mostCredits?: number
  readonly run: (reason: string, credits: number) => Promise<string>
}

interface ReasonDialogProps {
  change: Change
  onClose: () => void
  onDone: () => void
}

/** Asks why before it does it. The answer of `run` is shown when it is done. */
export function ReasonDialog({ change, onClose, onDone }: ReasonDialogProps) {
  const id = useId()
  const { title, lead, action, isFinal, word, mostCredits, run } = change
  const form = useForm({
    initial: { word: '', credits: '', reason: '' },
    schema: schemaOf(change),
    fallback: 'This could not be done. Please try again.',
    submit: async ({ reason, credits }) => {
      toast.success(await run(reason, Number(credits)))
      onClose()
      onDone()
    },
  })
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <h2 id={id} className="title text-lg wrap-anywhere">
        {title}
      </h2>
      <p className="mt-2 mb-6 text-sm text-muted">{lead}</p>
      <Form
        form={form}
        action={action}
        kind={isFinal ? 'danger' : 'primary'}
        cancel={
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
        }
      >
        {word && (
          <TextField label={word.label} autoComplete="off" autoCapitalize="none" {...form.field('word')} />
        )}
        {mostCredits !== undefined && (
          <TextField label="Credits" inputMode="numeric" autoComplete="off" {...form.field('credits')} />
        )}
        <TextAreaField
          label="Reason"
          name="reason"
          maxLength={500}
          value={form.values.reason}
          problem={form.problems['reason']}
          onChange={({ target }) => form.set('reason', target.value)}
        />
      </Form>
    </Dialog>
  )
}

function schemaOf({ word, mostCredits }: Change): z.ZodType {
  const number = `Please type a whole number from 1 to ${mostCredits}`
  return z.object({
    reason: Reason,
    ...(word && {
      word: z
        .string()
        .trim()
        .pipe(z.literal(word.value, { error: `Please type ${word.value}` })),
    }),
    ...(mostCredits !== undefined && {
      credits: z
        .string()
        .regex(/^[1-9]\d{0,3}$/, number)
        .refine((text) => Number(text) <= mostCredits, number),
    }),
  })
}
