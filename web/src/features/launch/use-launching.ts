import { useState } from 'react'
import { messageOf } from '../../lib/api-problem.js'
import { awaitLaunch } from './launch-store.js'
import { requestLaunch, type LaunchRequest } from './launch-api.js'

export type OnStarted = (launchId: string, resumeId: string, siteName: string) => void

/** Asks for a launch, after what has to be told first. What is refused is said where the button is. */
export function useLaunching(onStarted: OnStarted) {
  const [isGenerating, setIsGenerating] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const launch = async (request: LaunchRequest, before?: () => Promise<void>) => {
    setIsGenerating(true)
    setRefusal(undefined)
    try {
      await before?.()
      const id = await requestLaunch(request)
      awaitLaunch(id)
      onStarted(id, request.fileUrl, request.siteName)
    } catch (error) {
      setRefusal(messageOf(error, 'Error in generating site'))
    } finally {
      setIsGenerating(false)
    }
  }
  return { isGenerating, refusal, launch }
}
