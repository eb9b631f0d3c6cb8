import { useEffect, useRef, useState, type FormEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { Navigate } from 'react-router-dom'
import { ApiProblem, isProblem, messageOf } from '../../lib/api-problem.js'
import { refreshUser, useSession, useUser } from '../../lib/session-store.js'
import { Refusal } from '../../ui/refusal.js'
import { Working } from '../../ui/spinner.js'
import { Unbroken } from '../../ui/unbroken.js'
import { resendCode, verifyCode } from './account-api.js'
import { AccountFrame } from './account-frame.js'
import { emptyCode, isComplete } from './code-boxes.js'
import { CodeEntry } from './code-entry.js'
import { resendWaitSeconds } from './code-wait.js'
import { EmailCorrection } from './email-correction.js'
import { useCodeWait } from './use-code-wait.js'

export function VerifyPage() {
  const user = useUser()
  const wasJustSent = useSession(({ verificationEmail }) => verificationEmail === user.email)
  const [code, setCode] = useState(emptyCode)
  const [refusal, setRefusal] = useState<string>()
  const [isWorking, setIsWorking] = useState(false)
  const [wait, startWait] = useCodeWait(user._id)
  const [isCorrecting, setIsCorrecting] = useState(false)
  /** What was said when the code died of wrong tries: any further one is answered the same. */
  const [spent, setSpent] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const isVerifying = useRef(false)

  useMailProblem()
  if (user.isVerified) return <Navigate to="/dashboard" replace />

  /** What was pressed may go away; the boxes are where it goes on. */
  const focusBox = (box: number) => form.current?.querySelectorAll('input')[box]?.focus()
  const startAnew = () => {
    startWait(resendWaitSeconds)
    setCode(emptyCode)
    setRefusal(undefined)
    setSpent(undefined)
    focusBox(0)
  }
  const refuse = (text: string, box: number) => {
    setRefusal(text)
    focusBox(box)
  }

  const verify = async (entered = code) => {
    if (isVerifying.current) return
    if (spent !== undefined) {
      setCode(emptyCode)
      return refuse(spent, 0)
    }
    if (!isComplete(entered)) return refuse('Please enter complete OTP', entered.indexOf(''))
    setRefusal(undefined)
    isVerifying.current = true
    setIsWorking(true)
    try {
      await verifyCode(user.email, entered.join(''))
      toast.success('Email verified successfully!')
    } catch (error) {
      const isWrong = error instanceof ApiProblem && error.status === 400
      const isSpent = isProblem(error, 'too-many-wrong-codes')
      const text = messageOf(error, isWrong ? 'Invalid OTP' : 'Error in verifying OTP')
      if (isSpent) setSpent(text)
      // The next six digits are another code. Where nobody judged this one, it stays.
      if (isWrong || isSpent || isProblem(error, 'otp-expired')) setCode(emptyCode)
      refuse(text, 0)
      isVerifying.current = false
      setIsWorking(false)
    }
  }
  const resend = async () => {
    try {
      await resendCode(user.email)
      toast.success('Verification email resent!')
      startAnew()
    } catch (error) {
      toast.error(messageOf(error, 'Failed to resend'))
      if (error instanceof ApiProblem && error.retryAfterSeconds) {
        startWait(error.retryAfterSeconds)
        focusBox(0)
      }
    }
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
        isCorrecting ? (
          <EmailCorrection
            current={user.email}
            onDone={() => {
              setIsCorrecting(false)
              startAnew()
            }}
            onCancel={() => {
              setIsCorrecting(false)
              focusBox(0)
            }}
          />
        ) : (
          <div className="grid gap-3">
            <Refusal text={user.emailProblem} />
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              {wait > 0 ? (
                <span className="tabular">New code in {wait} s</span>
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
    >
      <form
        ref={form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void verify()
        }}
        noValidate
        className="grid gap-5"
      >
        <CodeEntry
          code={code}
          isInvalid={refusal !== undefined}
          onChange={setCode}
          onComplete={(entered) => void verify(entered)}
        />
        <Refusal text={refusal} />
        <button type="submit" className="btn btn-primary" aria-disabled={isWorking}>
          {isWorking && <Working />}
          Verify e-mail
        </button>
      </form>
    </AccountFrame>
  )
}

const askEveryMs = 5_000

/** A mail server may refuse an address minutes after the page was opened. */
function useMailProblem(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refreshUser()
    }, askEveryMs)
    return () => clearInterval(timer)
  }, [])
}
