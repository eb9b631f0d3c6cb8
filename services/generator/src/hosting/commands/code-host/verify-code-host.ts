import { CodeHostFailure } from '../../domain/code-host/failure.js'
import type { Ports } from '../../ports.js'

/** Finds out at boot whether the code host accepts our access. The boot does not wait for it. */
export async function verifyCodeHost({ codeHost, log, stopping }: Ports): Promise<void> {
  try {
    await codeHost.repositories?.verify()
    if (codeHost.repositories) log.info('the code host accepts our access: sites get repositories')
  } catch (error) {
    if (stopping.aborted) return
    if (!(error instanceof CodeHostFailure)) throw error
    const isOurs = error.problem === 'misconfigured'
    const text = isOurs
      ? 'the code host does not accept our access: no repository is written until GITHUB_* is corrected'
      : 'the code host cannot be reached right now: repositories follow later'
    log[isOurs ? 'error' : 'warn']({ problem: error.problem, reason: error.message }, text)
  }
}
