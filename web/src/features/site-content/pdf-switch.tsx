import { useQuery } from '@tanstack/react-query'
import type { SiteContent } from '@thumbfolio/contracts'
import { useState } from 'react'
import { resumesQuery } from '../../lib/resume-api.js'
import { useSession } from '../../lib/session-store.js'
import { ConfirmDialog } from '../../ui/confirm-dialog.js'
import { Switch } from '../../ui/switch.js'

interface PdfSwitchProps {
  content: SiteContent
  isOn: boolean
  onChange: (isOn: boolean) => void
}

const kindNames = { email: 'E-mail address', phone: 'Phone number', address: 'Street address' } as const

/** Whether visitors can download the resume's PDF. Asks before, with the private data that is in the file. */
export function PdfSwitch({ content, isOn, onChange }: PdfSwitchProps) {
  // The session can end elsewhere while words that are not saved keep this page open.
  const userId = useSession(({ authUser }) => authUser?._id)
  const { data: resumes = [] } = useQuery({ ...resumesQuery(userId ?? ''), enabled: userId !== undefined })
  const [isAsking, setIsAsking] = useState(false)
  // What was imported from another file has no PDF.
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
