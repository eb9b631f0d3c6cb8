import { continueTrace, currentTraceparent, inSpan, linksTo } from '@thumbfolio/kit/base'
import type { Site } from '../domain/site/site.js'

/**
 * Works on a site in the trace of its running launch, in any process and however late. Links lead to what woke this work
 * and to the try before it.
 */
export const inLaunchTrace = <T>({ current }: Site, name: string, work: () => Promise<T>): Promise<T> => {
  const before = current?.status === 'pending' ? current.attempt : undefined
  const links = linksTo(currentTraceparent(), before)
  const origin = { traceparent: current?.traceparent, service: 'generator' }
  return continueTrace(origin, () => inSpan(name, { links }, work))
}
