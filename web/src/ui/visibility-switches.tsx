import type { SiteContent, SiteVisibility } from '@thumbfolio/contracts'
import { kindNames } from '../lib/finding-texts.js'
import { Switch } from './switch.js'

const contactKinds = ['email', 'phone', 'address'] as const

type Shown = Pick<SiteVisibility, 'contact' | 'personal' | 'references'>

interface VisibilitySwitchesProps {
  content: Shown & Pick<SiteContent, 'personalKinds' | 'hasReferences'>
  onChange: (change: Partial<Pick<Shown, 'contact'>> & Omit<Shown, 'contact'>) => void
}

/** A switch for each kind of contact data and of personal facts that the resume states, and for its references. */
export function VisibilitySwitches({ content, onChange }: VisibilitySwitchesProps) {
  const { contact, personal = [], references = false, personalKinds = [], hasReferences } = content
  return (
    <>
      {contactKinds.map((kind) => (
        <Switch
          key={kind}
          label={kindNames[kind]}
          checked={contact[kind]}
          onChange={(shown) => onChange({ contact: { ...contact, [kind]: shown } })}
        />
      ))}
      {personalKinds.map((kind) => (
        <Switch
          key={kind}
          label={kindNames[kind]}
          checked={personal.includes(kind)}
          onChange={(shown) =>
            onChange({ personal: shown ? [...personal, kind] : personal.filter((one) => one !== kind) })
          }
        />
      ))}
      {hasReferences && (
        <Switch
          label="References, without their contact details"
          checked={references}
          onChange={(shown) => onChange({ references: shown })}
        />
      )}
    </>
  )
}
