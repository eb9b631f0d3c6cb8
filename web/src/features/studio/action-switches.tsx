import { SiteActions, type ActionsChange, type DraftView, type SiteContent } from '@thumbfolio/contracts'
import { useState } from 'react'
import { Switch } from '../../ui/switch.js'
import { TextField } from '../../ui/text-field.js'

interface ActionSwitchesProps {
  content: Pick<SiteContent, 'actions' | 'contact' | 'pdf' | 'basics'>
  kind: DraftView['kind']
  isSaving: boolean
  /** Gets the action that is switched. */
  onChange: (action: ActionsChange) => void
}

/** The actions at the end of the page, each with what it needs to be shown. */
export function ActionSwitches({ content, kind, isSaving, onChange }: ActionSwitchesProps) {
  const { actions = {} } = content
  return (
    <section aria-labelledby="studio-actions" className="mt-8 grid gap-3">
      <h3 id="studio-actions" className="font-semibold">
        At the end of the page
      </h3>
      <Action
        label="Email me"
        isOn={actions.email}
        isSaving={isSaving}
        missing={missingMail(content)}
        onChange={(email) => onChange({ email })}
      />
      <Action
        label="Write to me: a form"
        isOn={actions.form}
        isSaving={isSaving}
        hint="Messages reach you by mail. Your address is not shown."
        onChange={(form) => onChange({ form })}
      />
      <Action
        label="Download resume"
        isOn={actions.download}
        isSaving={isSaving}
        missing={missingPdf(content, kind)}
        onChange={(download) => onChange({ download })}
      />
      <CallField call={actions.call ?? ''} onSave={(call) => onChange({ call })} />
    </section>
  )
}

function missingMail({ contact, basics }: ActionSwitchesProps['content']): string | undefined {
  if (!basics.email) return 'Add your e-mail address under Content first.'
  return contact.email ? undefined : 'Make your e-mail address public above first.'
}

function missingPdf(
  { pdf }: ActionSwitchesProps['content'],
  kind: ActionSwitchesProps['kind'],
): string | undefined {
  if (pdf) return undefined
  return kind === 'changes'
    ? 'Let visitors download your resume below first.'
    : 'Once the page is live, you can offer its PDF here.'
}

interface ActionProps {
  label: string
  isOn: boolean | undefined
  isSaving: boolean
  /** What has to be done before it can be switched on. */
  missing?: string | undefined
  hint?: string
  onChange: (on: boolean) => void
}

/** An action that lacks what it needs cannot be switched on. If it is on already, it is not shown on the page. */
function Action({ label, isOn = false, isSaving, missing, hint, onChange }: ActionProps) {
  const note = missing !== undefined && isOn ? `Not on the page. ${missing}` : (missing ?? hint)
  return (
    <div>
      <Switch
        {...{ label, onChange }}
        checked={isOn}
        disabled={isSaving || (missing !== undefined && !isOn)}
      />
      {note !== undefined && <p className="mt-1 pl-11 text-sm text-muted">{note}</p>}
    </div>
  )
}

/** Saved on blur or Enter. */
function CallField({ call, onSave }: { call: string; onSave: (call: string) => void }) {
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const save = () => {
    const link = typed?.trim()
    if (link === undefined || link === call) return setTyped(undefined)
    const refused = link === '' ? undefined : SiteActions.shape.call.safeParse(link).error
    setProblem(refused?.issues[0]?.message)
    if (refused) return
    setTyped(undefined)
    onSave(link)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        label="Book a call"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={typed ?? call}
        problem={problem}
        hint="The https address of the page where a call is booked. Empty: not shown."
        onChange={({ target }) => {
          setTyped(target.value)
          setProblem(undefined)
        }}
        onBlur={save}
      />
    </form>
  )
}
