import { useQuery } from '@tanstack/react-query'
import { generatorRoutes, type SiteContent, type SiteVisibility } from '@thumbfolio/contracts'
import { useState } from 'react'
import { call } from '../../lib/api-client.js'
import { isProblem } from '../../lib/api-problem.js'
import { resumesQuery } from '../../lib/resume-api.js'
import { useSession } from '../../lib/session-store.js'
import { ConfirmDialog } from '../../ui/confirm-dialog.js'
import { Switch } from '../../ui/switch.js'
import { useAnswers } from '../../ui/use-answers.js'
import { openChanges } from './studio-api.js'
import type { StudioState } from './studio-state.js'
import type { Studio } from './studio-store.js'

interface LiveSettingsProps {
  studio: Studio
  now: StudioState
  onProblem: (problem: unknown) => void
}

type LiveChange = Pick<SiteVisibility, 'dated' | 'pdf'>

/** Settings of the live page that are not part of a draft: an older draft must never make a withdrawn PDF public again. */
export function LiveSettings({ studio, now: { draft }, onProblem }: LiveSettingsProps) {
  const { siteName } = draft
  const { run, dialog } = useAnswers()
  /** Shown at once, while the change is being saved. */
  const [wanted, setWanted] = useState<LiveChange>()
  const content = { ...draft.content, ...wanted }
  const change = async (settings: LiveChange) => {
    setWanted(settings)
    try {
      const params = { name: siteName }
      await run((confirm) =>
        call(generatorRoutes.changeSite, { params, body: { ...settings, ...(confirm && { confirm }) } }),
      )
      // Changes that start from the page as it was would be outdated by an answer.
      await studio.change(() => openChanges(siteName))
    } catch (error) {
      // The question was closed: nothing was saved.
      if (!isProblem(error, 'confirmation-needed')) onProblem(error)
    } finally {
      setWanted(undefined)
    }
  }
  return (
    <>
      {dialog}
      <fieldset disabled={wanted !== undefined} className="mt-8 grid gap-3">
        <legend className="font-semibold">Published at once</legend>
        <p className="mb-1 text-sm text-muted">Saved on the live page, without “Publish changes”.</p>
        <Switch
          label="Say when the page was last changed"
          checked={content.dated ?? true}
          onChange={(dated) => void change({ dated })}
        />
        <PdfSwitch {...{ content }} isOn={content.pdf ?? false} onChange={(pdf) => void change({ pdf })} />
      </fieldset>
    </>
  )
}

interface PdfSwitchProps {
  content: Pick<SiteContent, 'resumeId' | 'pdfContains'>
  isOn: boolean
  onChange: (isOn: boolean) => void
}

const kindNames = { email: 'E-mail address', phone: 'Phone number', address: 'Street address' } as const

/** Whether visitors can download the resume's PDF. Asks before, with the private data that is in the file. */
function PdfSwitch({ content, isOn, onChange }: PdfSwitchProps) {
  // The session can end elsewhere while unsaved words keep this page open.
  const userId = useSession(({ authUser }) => authUser?._id)
  const { data: resumes = [] } = useQuery({ ...resumesQuery(userId ?? ''), enabled: userId !== undefined })
  const [isAsking, setIsAsking] = useState(false)
  // A resume that was imported from another file has no PDF.
  const isPdf = resumes.some(({ _id, imported }) => _id === content.resumeId && imported === undefined)
  if (!isPdf && !isOn) return null
  return (
    <>
      <Switch
        label="Visitors can download your resume (PDF)"
        checked={isOn}
        onChange={(next) => (next ? setIsAsking(true) : onChange(false))}
      />
      {isAsking && (
        <ConfirmDialog
          title="Publish your resume as a PDF?"
          action="Publish the PDF"
          isWorking={false}
          onConfirm={() => {
            setIsAsking(false)
            onChange(true)
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>Anyone with the link can download the file exactly as you uploaded it, with everything in it.</p>
          <PrivateData found={content.pdfContains} />
        </ConfirmDialog>
      )}
    </>
  )
}

function PrivateData({ found }: { found: SiteContent['pdfContains'] }) {
  if (found.length === 0)
    return (
      <p className="mt-2">
        We found no phone number, e-mail or street address in it. Please check it yourself.
      </p>
    )
  return (
    <>
      <p className="mt-2">It shows this contact data, whatever your page hides:</p>
      <ul className="mt-2 grid gap-1 text-base-content">
        {found.map(({ kind, text }) => (
          <li key={`${kind} ${text}`}>
            {kindNames[kind]}: {text}
          </li>
        ))}
      </ul>
    </>
  )
}
