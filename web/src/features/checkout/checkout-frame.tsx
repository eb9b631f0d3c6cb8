import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Page } from '../../ui/page.js'
import { StepBar } from '../../ui/step-bar.js'
import type { CheckoutStep } from './order-steps.js'

const steps = ['Confirmation', 'Payment', 'Verification'] as const
const numbers = { confirmation: 1, payment: 2, verification: 3, success: 3 } as const

interface CheckoutFrameProps {
  title: string
  step: 'confirmation' | CheckoutStep
  children: ReactNode
}

/** One step of the checkout: the way back, where one is, and its content. */
export function CheckoutFrame({ title, step, children }: CheckoutFrameProps) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const isFirst = key === 'default'
  useStepStart(step)
  return (
    <Page
      title={title}
      above={
        <>
          <button
            type="button"
            className="btn -ml-4 mb-4 btn-ghost"
            onClick={() => void (isFirst ? navigate('/') : navigate(-1))}
          >
            <ArrowLeft className="size-4" aria-hidden="true" />
            Back
          </button>
          <StepBar
            label="Checkout steps"
            steps={steps}
            current={numbers[step]}
            finished={step === 'success'}
          />
        </>
      }
    >
      {children}
    </Page>
  )
}

/** A step that comes by itself starts at its top, also for the keyboard where what had the focus is gone. */
function useStepStart(step: CheckoutFrameProps['step']): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    if (document.activeElement === document.body) document.getElementById('main')?.focus()
  }, [step])
}
