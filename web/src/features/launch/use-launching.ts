import { useRef, useState } from 'react'
import { ApiProblem, isProblem, messageOf } from '../../lib/api-problem.js'
import { awaitLaunch } from './awaited-launch.js'
import { requestLaunch, type LaunchRequest } from './launch-api.js'

export type OnStarted = (launchId: string, resumeId: string, siteName: string) => void

export interface LaunchRefusal {
  readonly title: string
  /** The server's own, with the reference for support. */
  readonly words?: string
  readonly detail: string
}

/** Without an answer it is unknown whether the launch began, so the text promises nothing. */
export function refusalOf(error: unknown): LaunchRefusal {
  const words = messageOf(error, 'Error in generating site')
  if (error instanceof ApiProblem && error.status === undefined)
    return {
      title: words,
      detail:
        'The server did not answer. If the launch began all the same, your dashboard shows it; please look there first.',
    }
  return { title: 'Launch failed', words, detail: 'Nothing was charged.' }
}

/** A launch that its owner has to confirm, and why. */
export interface ToConfirm {
  readonly request: LaunchRequest
  readonly reasons: ApiProblem['reasons']
  readonly findings: ApiProblem['findings']
}

/**
 * Requests a launch, after the questions that come first. A press during a request does nothing.
 * A refusal is shown beside the button.
 */
export function useLaunching(onStarted: OnStarted) {
  const [isGenerating, setIsGenerating] = useState(false)
  const [refusal, setRefusal] = useState<LaunchRefusal>()
  const [toConfirm, setToConfirm] = useState<ToConfirm>()

  // Not the state, which is seen one rendering later. A launch that began leads away from here: it stays set.
  const isBusy = useRef(false)

  const launch = async (prepare: () => Promise<LaunchRequest>) => {
    if (isBusy.current) return
    isBusy.current = true
    setIsGenerating(true)
    setRefusal(undefined)
    let request: LaunchRequest | undefined
    try {
      request = await prepare()
      const id = await requestLaunch(request)
      awaitLaunch(id)
      onStarted(id, request.fileUrl, request.siteName)
    } catch (error) {
      isBusy.current = false
      if (request && isProblem(error, 'confirmation-needed')) {
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
