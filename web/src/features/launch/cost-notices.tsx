import { costOf, type ModelId } from '@thumbfolio/contracts'
import { useEffect } from 'react'
import { credits } from '../../lib/counted.js'
import { focusSoon } from '../../lib/focus-soon.js'
import { refreshUser } from '../../lib/session-store.js'
import { Notice } from '../../ui/notice.js'
import { consentId } from './consent-choice.js'
import { modelInputId } from './model-choice.js'
import type { useConsent } from './use-consent.js'

interface CostNoticesProps {
  model: ModelId
  consent: ReturnType<typeof useConsent>
  balance: number
  onChoose: (model: ModelId) => void
}

/** What somebody has to know about the price before the launch, with the buttons that change it. */
export function CostNotices({ model, consent, balance, onChoose }: CostNoticesProps) {
  const { cheaper, isUnwritten, writing } = consent
  const cost = costOf(model)
  const isPoor = balance < cost
  const choose = cheaper && balance >= cheaper.cost && (
    <button
      type="button"
      className="btn"
      onClick={() => {
        onChoose(cheaper.id)
        // The button goes away with its notice.
        focusSoon(modelInputId(cheaper.id))
      }}
    >
      Choose {cheaper.name}, {credits(cheaper.cost)}
    </button>
  )
  useFreshCredits(isPoor)
  if (isPoor)
    return (
      <Notice kind="problem" title="Insufficient Credits" action={choose || undefined}>
        This launch costs {credits(cost)} and you have {credits(balance)}. Your resume and the name stay as
        they are.
      </Notice>
    )
  if (!cheaper || !isUnwritten || !writing) return null
  return (
    <Notice
      kind="information"
      title={`No model will write this page, and it costs ${credits(cost)}`}
      action={
        <>
          {writing.kind === 'ask' && (
            <button
              type="button"
              className="btn"
              onClick={() => {
                consent.grant(true)
                focusSoon(consentId)
              }}
            >
              Allow {writing.vendor}
            </button>
          )}
          {choose}
        </>
      }
    >
      {writing.kind === 'ask'
        ? `You have not allowed ${writing.vendor} to see your resumes, so the page is put together from your own words. `
        : 'The page is put together from your own words. '}
      {cheaper.mayWrite
        ? `${cheaper.name}, which you have allowed, writes it for ${credits(cheaper.cost)}.`
        : `With ${cheaper.name} chosen the same page costs ${credits(cheaper.cost)}.`}
    </Notice>
  )
}

/** Credits may have been bought since they were last asked for, here or in another tab. */
function useFreshCredits(isPoor: boolean): void {
  useEffect(() => {
    if (!isPoor) return
    const look = () => {
      if (document.visibilityState === 'visible') void refreshUser()
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isPoor])
}
