import type { SiteContent, SiteVisibility } from '@thumbfolio/contracts'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { isProblem, messageOf } from '../../lib/api-problem.js'
import { Switch } from '../../ui/switch.js'
import { useAnswers } from '../../ui/use-answers.js'
import { VisibilitySwitches } from '../../ui/visibility-switches.js'
import { PdfSwitch } from './pdf-switch.js'
import { saveVisibility } from './site-content-api.js'

/** What strangers may see. Each switch is saved by itself. */
export function PublicData({
  content,
  onSaved,
}: {
  content: SiteContent
  /** `isAnswered`: they answered for personal details too, and the page has another version. */
  onSaved: (change: Partial<SiteVisibility>, isAnswered: boolean) => void
}) {
  const { name } = content
  /** What was asked for and is not saved yet: a switch answers the hand at once. */
  const [wanted, setWanted] = useState<Partial<SiteVisibility>>()
  const { indexed, dated = true, pdf = false } = { ...content, ...wanted }
  const { run, dialog } = useAnswers()

  /** What is not changed is not sent: it may be another one in another tab by now. */
  const save = async (change: Partial<SiteVisibility>) => {
    setWanted(change)
    try {
      let isAnswered = false
      await run((confirm) => {
        isAnswered = confirm !== undefined
        return saveVisibility(name, { ...change, ...(confirm && { confirm }) })
      })
      onSaved(change, isAnswered)
    } catch (error) {
      // Who closed the question knows that nothing was saved.
      if (!isProblem(error, 'confirmation-needed')) toast.error(messageOf(error, 'This could not be saved'))
    } finally {
      setWanted(undefined)
    }
  }

  return (
    <>
      {dialog}
      <fieldset disabled={wanted !== undefined}>
        <legend className="mb-3 text-lg font-semibold">What is public</legend>
        <div className="grid gap-3">
          <VisibilitySwitches content={{ ...content, ...wanted }} onChange={(change) => void save(change)} />
          <Switch
            label="Search engines may list the page"
            checked={indexed}
            onChange={(listed) => void save({ indexed: listed })}
          />
          <Switch
            label="Say when the page was last changed"
            checked={dated}
            onChange={(isDated) => void save({ dated: isDated })}
          />
          <PdfSwitch content={content} isOn={pdf} onChange={(next) => void save({ pdf: next })} />
        </div>
      </fieldset>
    </>
  )
}
