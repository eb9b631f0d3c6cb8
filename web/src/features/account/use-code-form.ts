import { useReducer, useRef } from 'react'
import toast from 'react-hot-toast/headless'
import { ApiProblem, isProblem, messageOf } from '../../lib/api-problem.js'
import { verifyCode } from './account-api.js'
import { emptyCode, isComplete, type Code } from './code-boxes.js'

interface CodeForm {
  readonly code: Code
  readonly refusal?: string | undefined
  /** What was said when the code was used up by wrong tries: any further one is answered the same. */
  readonly spent?: string | undefined
  readonly isWorking: boolean
}

type Step =
  | { readonly kind: 'entered'; readonly code: Code }
  | { readonly kind: 'sent' }
  | { readonly kind: 'incomplete'; readonly text: string }
  | {
      readonly kind: 'refused'
      readonly text: string
      readonly isSpent: boolean
      readonly isUseless: boolean
    }
  | { readonly kind: 'restarted' }

const empty: CodeForm = { code: emptyCode, isWorking: false }

function after(form: CodeForm, step: Step): CodeForm {
  switch (step.kind) {
    case 'entered':
      return { ...form, code: step.code }
    case 'sent':
      return { ...form, refusal: undefined, isWorking: true }
    case 'incomplete':
      return { ...form, refusal: step.text }
    case 'refused':
      return {
        // The next six digits are another code. A code that was not checked stays.
        code: step.isUseless ? emptyCode : form.code,
        refusal: step.text,
        spent: step.isSpent ? step.text : form.spent,
        isWorking: false,
      }
    case 'restarted':
      return empty
  }
}

/** The six digits, and what was said about them. `focusBox` is where the person goes on. */
export function useCodeForm(email: string, focusBox: (box: number) => void) {
  const [form, step] = useReducer(after, empty)
  const isVerifying = useRef(false)

  const verify = async (code: Code = form.code) => {
    if (isVerifying.current) return
    if (form.spent !== undefined) {
      step({ kind: 'refused', text: form.spent, isSpent: true, isUseless: true })
      return focusBox(0)
    }
    if (!isComplete(code)) {
      step({ kind: 'incomplete', text: 'Please enter complete OTP' })
      return focusBox(code.indexOf(''))
    }
    isVerifying.current = true
    step({ kind: 'sent' })
    try {
      await verifyCode(email, code.join(''))
      toast.success('Email verified successfully!')
    } catch (error) {
      const isWrong = error instanceof ApiProblem && error.status === 400
      const isSpent = isProblem(error, 'too-many-wrong-codes')
      const text = messageOf(error, isWrong ? 'Invalid OTP' : 'Error in verifying OTP')
      isVerifying.current = false
      step({
        kind: 'refused',
        text,
        isSpent,
        isUseless: isWrong || isSpent || isProblem(error, 'otp-expired'),
      })
      focusBox(0)
    }
  }
  return {
    ...form,
    verify,
    enter: (code: Code) => step({ kind: 'entered', code }),
    restart: () => step({ kind: 'restarted' }),
  }
}
