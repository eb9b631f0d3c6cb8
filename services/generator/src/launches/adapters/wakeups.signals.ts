import type { Signals } from '@thumbfolio/kit/bus'
import type { Wakeups } from '../ports.js'

const channelOf = (siteName: string) => `site:${siteName}`

/** Hints by the platform's signals, which reach the other processes where there are any. */
export const wakeupsBySignals = (signals: Signals): Wakeups => ({
  notify: (siteName) => signals.notify(channelOf(siteName)),
  listen: (siteName, wake) => signals.listen(channelOf(siteName), wake),
  isHearing: () => signals.isHearing(),
})
