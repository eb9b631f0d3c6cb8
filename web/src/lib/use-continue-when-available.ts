import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'

interface GoingOn {
  readonly name: string
  readonly verdict: 'go' | 'wait' | 'stay'
  readonly onGo: () => void
  readonly onStay: () => void
}

/**
 * Goes on with a name, once. Asked for before it is known whether the name can be had, it goes on as soon as it is; a
 * name that is changed meanwhile has to be asked for again.
 */
export function useContinueWhenAvailable({ name, verdict, onGo, onStay }: GoingOn) {
  const [wanted, setWanted] = useState<string>()
  const isLeaving = useNavigation().state !== 'idle'
  const isWaiting = wanted === name && verdict === 'wait'

  useEffect(() => {
    if (wanted === undefined || isWaiting) return
    setWanted(undefined)
    if (wanted !== name) return
    if (verdict === 'go') onGo()
    else onStay()
  }, [wanted, name, verdict])

  return { isWaiting, goOn: () => isLeaving || setWanted(name) }
}
