import { costOf, type ModelId } from '@thumbfolio/contracts'
import { useEffect } from 'react'
import { credits } from '../../lib/counted.js'
import { focusSoon } from '../../lib/focus-soon.js'
import { refreshUser } from '../../lib/session-store.js'
import { Notice } from '../../ui/notice.js'
import { cheaperThan } from './consent.js'
import { modelInputId } from './model-choice.js'

interface CostNoticesProps {
  model: ModelId
  balance: number
  onChoose: (model: ModelId) => void
}

/** Shown if the credits do not cover the chosen model, with a button that chooses an affordable one. */
export function CostNotices({ model, balance, onChoose }: CostNoticesProps) {
  const cost = costOf(model)
  const isPoor = balance < cost
  useFreshCredits(isPoor)
  if (!isPoor) return null
  const cheaper = cheaperThan(model)
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
  return (
    <Notice kind="problem" title="Insufficient Credits" action={choose || undefined}>
      This launch costs {credits(cost)} and you have {credits(balance)}. Your resume and the name stay as they
      are.
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
