import { useState } from 'react'
import { ApiProblem, isProblem, messageOf } from '../../lib/api-problem.js'
import { awaitLaunch } from './launch-store.js'
import { requestLaunch, type LaunchRequest } from './launch-api.js'

export type OnStarted = (launchId: string, resumeId: string, siteName: string) => void

export interface LaunchRefusal {
  readonly title: string
  readonly detail: string
}

/** Without an answer nobody knows whether the launch began, so nothing is promised then. */
export const refusalOf = (error: unknown): LaunchRefusal => ({
  title: messageOf(error, 'Error in generating site'),
  detail:
    error instanceof ApiProblem && error.status === undefined
      ? 'The server did not answer. If the launch began all the same, your dashboard shows it; please look there first.'
      : 'Nothing was charged.',
})

/** A launch that its owner has to confirm, and why. */
export interface ToConfirm {
  readonly request: LaunchRequest
  readonly reasons: ApiProblem['reasons']
  readonly findings: ApiProblem['findings']
}

/** Asks for a launch, after what has to be told first. What is refused is said where the button is. */
export function useLaunching(onStarted: OnStarted) {
  const [isGenerating, setIsGenerating] = useState(false)
  const [refusal, setRefusal] = useState<LaunchRefusal>()
  const [toConfirm, setToConfirm] = useState<ToConfirm>()

  const launch = async (request: LaunchRequest, before?: () => Promise<void>) => {
    if (isGenerating) return
    setIsGenerating(true)
    setRefusal(undefined)
    try {
      await before?.()
      const id = await requestLaunch(request)
      awaitLaunch(id)
      onStarted(id, request.fileUrl, request.siteName)
    } catch (error) {
      if (isProblem(error, 'confirmation-needed')) {
        const { reasons, findings } = error
        return setToConfirm({ request, reasons, findings })
      }
      setToConfirm(undefined)
      setRefusal(refusalOf(error))
    } finally {
      setIsGenerating(false)
    }
  }
  return { isGenerating, refusal, toConfirm, launch, cancel: () => setToConfirm(undefined) }
}
