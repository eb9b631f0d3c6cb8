import { Reason } from '@thumbfolio/contracts'
import { useId } from 'react'
import toast from 'react-hot-toast/headless'
import { z } from 'zod'
import { useForm } from '../../lib/use-form.js'
import { isoOf, localOf } from '../../lib/local-time.js'
import { Dialog } from '../../ui/dialog.js'
import { Form } from '../../ui/form.js'
import type { NoticeText } from './help-api.js'
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
  /** Asks for a text that everybody reads and for its end; filled in with what is shown now. */
  readonly notice?: NoticeText & { readonly isTextRequired: boolean }
  readonly run: (reason: string, credits: number, notice: NoticeText) => Promise<string>
}

interface ReasonDialogProps {
  change: Change
  onClose: () => void
  onDone: () => void
}

/** Asks why before it does it. The answer of `run` is shown when it is done. */
export function ReasonDialog({ change, onClose, onDone }: ReasonDialogProps) {
  const id = useId()
  const { title, lead, action, isFinal, word, mostCredits, notice, run } = change
  const form = useForm({
    initial: { word: '', credits: '', text: notice?.text ?? '', until: localOf(notice?.until), reason: '' },
    schema: schemaOf(change),
    fallback: 'This could not be done. Please try again.',
    submit: async ({ reason, credits, text, until }) => {
      toast.success(await run(reason, Number(credits), noticeIn(text.trim(), isoOf(until))))
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
        {notice && (
          <>
            <TextField
              label={
                notice.isTextRequired ? 'Text that everybody reads' : 'Text that everybody reads (optional)'
              }
              autoComplete="off"
              maxLength={300}
              {...form.field('text')}
            />
            <TextField
              label="Until (optional)"
              type="datetime-local"
              hint="In your time zone. It ends by itself then."
              {...form.field('until')}
            />
          </>
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

/** Without what was left empty. */
const noticeIn = (text: string, until: string | undefined): NoticeText => ({
  ...(text !== '' && { text }),
  ...(until !== undefined && { until }),
})

function schemaOf({ word, mostCredits, notice }: Change): z.ZodType {
  const number = `Please type a whole number from 1 to ${mostCredits}`
  return z.object({
    reason: Reason,
    ...(word && {
      word: z
        .string()
        .trim()
        .pipe(z.literal(word.value, { error: `Please type ${word.value}` })),
    }),
    ...(notice && {
      text: z
        .string()
        .trim()
        .refine(
          (text) => (text === '' ? !notice.isTextRequired : text.length >= 3),
          'Please type at least 3 characters',
        ),
      until: z
        .string()
        .refine((local) => local === '' || new Date(local).getTime() > Date.now(), 'This time has passed'),
    }),
    ...(mostCredits !== undefined && {
      credits: z
        .string()
        .regex(/^[1-9]\d{0,3}$/, number)
        .refine((text) => Number(text) <= mostCredits, number),
    }),
  })
}
