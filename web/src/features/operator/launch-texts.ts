import type { OperatorLaunch } from '@thumbfolio/contracts'

export const launchTexts: Readonly<Record<OperatorLaunch['status'], string>> = {
  admitting: 'Waiting for its credits',
  pending: 'Running',
  live: 'Live',
  failed: 'Failed',
}
