import type { SiteContent, SiteVisibility } from '@thumbfolio/contracts'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '../../lib/api-problem.js'
import { Switch } from '../../ui/switch.js'
import { PdfSwitch } from './pdf-switch.js'
import { saveVisibility } from './site-content-api.js'

const contactNames = [
  ['email', 'E-mail address'],
  ['phone', 'Phone number'],
  ['address', 'Street address'],
] as const

/** What strangers may see. Each switch is saved by itself. */
export function PublicData({
  content,
  onSaved,
}: {
  content: SiteContent
  onSaved: (change: Partial<SiteVisibility>) => void
}) {
  const { name } = content
  /** What was asked for and is not saved yet: a switch answers the hand at once. */
  const [wanted, setWanted] = useState<Partial<SiteVisibility>>()
  const { indexed, contact, pdf = false } = { ...content, ...wanted }

  /** What is not changed is not sent: it may be another one in another tab by now. */
  const save = async (change: Partial<SiteVisibility>) => {
    setWanted(change)
    try {
      await saveVisibility(name, change)
      onSaved(change)
    } catch (error) {
      toast.error(messageOf(error, 'This could not be saved'))
    } finally {
      setWanted(undefined)
    }
  }

  return (
    <fieldset disabled={wanted !== undefined}>
      <legend className="mb-3 text-lg font-semibold">What is public</legend>
      <div className="grid gap-3">
        {contactNames.map(([key, label]) => (
          <Switch
            key={key}
            label={label}
            checked={contact[key]}
            onChange={(shown) => void save({ contact: { ...contact, [key]: shown } })}
          />
        ))}
        <Switch
          label="Search engines may list the page"
          checked={indexed}
          onChange={(listed) => void save({ indexed: listed })}
        />
        <PdfSwitch content={content} isOn={pdf} onChange={(next) => void save({ pdf: next })} />
      </div>
    </fieldset>
  )
}
