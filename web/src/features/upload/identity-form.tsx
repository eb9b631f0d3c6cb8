import { useId } from 'react'
import { z } from 'zod'
import toast from 'react-hot-toast/headless'
import { confirmIdentity, taggedReadingOf, type TaggedReading } from '../../lib/resume-api.js'
import { isProblem } from '../../lib/api-problem.js'
import { useForm } from '../../lib/use-form.js'
import { Form } from '../../ui/form.js'
import { TextField } from '../../ui/text-field.js'
import { identityOf, nameDoubtIn, withIdentity, type Identity } from './identity.js'

const line = z.string().max(500, 'Please use at most 500 characters.')
const Confirmable = z.object({
  name: line.trim().min(1, 'Please write your name: the page is titled with it.'),
  label: line,
  city: line,
})

interface IdentityFormProps {
  resumeId: string
  tagged: TaggedReading
  /** The reading as it is once the owner has confirmed it. */
  onConfirmed: (tagged: TaggedReading) => void
}

/** Asks once for each new resume who it is about. Each of the three can be changed on the spot. */
export function IdentityForm({ resumeId, tagged, onConfirmed }: IdentityFormProps) {
  const titleId = useId()
  const read = identityOf(tagged.reading.content)
  const form = useForm<Identity>({
    initial: read,
    schema: Confirmable,
    fallback: 'We could not save this. Please try again.',
    submit: async (values) => {
      onConfirmed(await confirmed(resumeId, tagged, values))
      toast.success('Saved. We won’t ask again for this resume.')
    },
  })
  const { values, field } = form
  const isChanged = Object.entries(read).some(([key, value]) => values[key]?.trim() !== value)
  return (
    <section aria-labelledby={titleId} className="@container mt-6 border-y border-line py-5">
      <h3 id={titleId} className="mb-3 font-semibold">
        Is this you?
      </h3>
      <Form
        form={form}
        action={isChanged ? 'Save' : 'Yes, that’s me'}
        kind="second"
        className="justify-items-start gap-4"
      >
        <div className="grid w-full gap-4 @lg:grid-cols-[3fr_3fr_2fr]">
          <TextField label="Name" autoComplete="name" hint={nameDoubtIn(tagged.reading)} {...field('name')} />
          <TextField label="Headline" autoComplete="organization-title" {...field('label')} />
          <TextField label="Town" autoComplete="address-level2" {...field('city')} />
        </div>
      </Form>
    </section>
  )
}

/** Where the resume was changed elsewhere meanwhile, the three go over what it says now. */
async function confirmed(id: string, { reading, etag }: TaggedReading, identity: Identity) {
  try {
    return await confirmIdentity(id, withIdentity(reading.content, identity), etag)
  } catch (error) {
    if (!isProblem(error, 'stale')) throw error
    const newer = await taggedReadingOf(id)
    return confirmIdentity(id, withIdentity(newer.reading.content, identity), newer.etag)
  }
}
