import type { User } from '@thumbfolio/contracts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { Navigate } from 'react-router-dom'
import { ApiProblem, messageOf } from '../../lib/api-problem.js'
import { refreshUser, useSession, useUser } from '../../lib/session-store.js'
import { Refusal } from '../../ui/refusal.js'
import { Working } from '../../ui/spinner.js'
import { Unbroken } from '../../ui/unbroken.js'
import { resendCode } from './account-api.js'
import { AccountFrame } from './account-frame.js'
import { CodeEntry } from './code-entry.js'
import { resendWaitSeconds } from './code-wait.js'
import { EmailCorrection } from './email-correction.js'
import { useCodeForm } from './use-code-form.js'
import { useCodeWait } from './use-code-wait.js'

export function VerifyPage() {
  const user = useUser()
  const wasJustSent = useSession(({ verificationEmail }) => verificationEmail === user.email)
  const [wait, startWait] = useCodeWait(user._id)
  const element = useRef<HTMLFormElement>(null)
  /** What was pressed may go away; the boxes are where it goes on. */
  const focusBox = (box: number) => element.current?.querySelectorAll('input')[box]?.focus()
  const form = useCodeForm(user.email, focusBox)

  useMailProblem()
  if (user.isVerified) return <Navigate to="/dashboard" replace />

  const restart = (waitSeconds: number) => {
    startWait(waitSeconds)
    form.restart()
    focusBox(0)
  }
  return (
    <AccountFrame
      title="Enter your code"
      lead={
        <>
          {wasJustSent ? 'We sent a six-digit code to ' : 'Enter the six-digit code we sent to '}
          <strong className="font-semibold wrap-anywhere text-base-content">{user.email}</strong>.{' '}
          <Unbroken>Every code is valid for 10 minutes.</Unbroken>
        </>
      }
      below={
        <AnotherCode
          user={user}
          waitSeconds={wait}
          onSent={() => restart(resendWaitSeconds)}
          onWait={(seconds) => {
            startWait(seconds)
            focusBox(0)
          }}
          onCancel={() => focusBox(0)}
        />
      }
    >
      <form
        ref={element}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void form.verify()
        }}
        noValidate
        className="grid gap-5"
      >
        <CodeEntry
          code={form.code}
          isInvalid={form.refusal !== undefined}
          onChange={form.enter}
          onComplete={(entered) => void form.verify(entered)}
        />
        <Refusal text={form.refusal} />
        <button type="submit" className="btn btn-primary" aria-disabled={form.isWorking}>
          {form.isWorking && <Working />}
          Verify e-mail
        </button>
      </form>
    </AccountFrame>
  )
}

interface AnotherCodeProps {
  user: User
  /** Until the next code may be sent. */
  waitSeconds: number
  onSent: () => void
  onWait: (seconds: number) => void
  onCancel: () => void
}

/** A new code, to the same address or to another one. */
function AnotherCode({ user, waitSeconds, onSent, onWait, onCancel }: AnotherCodeProps) {
  const [isCorrecting, setIsCorrecting] = useState(false)
  const resend = async () => {
    try {
      await resendCode(user.email)
      toast.success('Verification email resent!')
      onSent()
    } catch (error) {
      toast.error(messageOf(error, 'Failed to resend'))
      if (error instanceof ApiProblem && error.retryAfterSeconds) onWait(error.retryAfterSeconds)
    }
  }
  const close = (then: () => void) => () => {
    setIsCorrecting(false)
    then()
  }
  if (isCorrecting)
    return <EmailCorrection current={user.email} onDone={close(onSent)} onCancel={close(onCancel)} />
  return (
    <div className="grid gap-3">
      <Refusal text={user.emailProblem} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {waitSeconds > 0 ? (
          <span className="tabular">New code in {waitSeconds} s</span>
        ) : (
          <button type="button" className="textlink" onClick={() => void resend()}>
            Send a new code
          </button>
        )}
        <button type="button" className="textlink" onClick={() => setIsCorrecting(true)}>
          Change e-mail
        </button>
      </div>
    </div>
  )
}

const askEveryMs = 5_000

/** A mail server may refuse an address minutes after the page was opened. */
function useMailProblem(): void {
  useQuery({
    queryKey: ['mail-problem'],
    queryFn: () => refreshUser().then(() => null),
    refetchInterval: askEveryMs,
  })
}
