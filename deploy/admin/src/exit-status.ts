import { DomainError, problemType } from '@thumbfolio/contracts'
import { ConfigError } from '@thumbfolio/kit/base'
import { ServiceKeyRefused } from '@thumbfolio/kit/http'
import { KafkaUnavailable } from '@thumbfolio/kit/kafka'
import { UsageError, type Answer } from './command.js'
import { NotLoggedIn } from './credential.js'

/** The last three are EX_UNAVAILABLE, EX_SOFTWARE and EX_CONFIG of sysexits. */
const exitStatus = {
  done: 0,
  nothing: 1,
  usage: 2,
  refused: 3,
  notLoggedIn: 4,
  waiting: 5,
  unavailable: 69,
  defect: 70,
  config: 78,
}

/** What a script learns of an answer. An empty list is an answer like any other. */
export function statusOf({ isRefused, missing, isWaiting, isWrong, isNothing }: Answer): number {
  if (isRefused) return exitStatus.refused
  if (missing !== undefined) return exitStatus.unavailable
  if (isWaiting) return exitStatus.waiting
  return isWrong || isNothing ? exitStatus.nothing : exitStatus.done
}

/** What happened and what to do. `addresses`: of the product. */
export function explained(error: unknown, addresses: string): [status: number, message: string] {
  if (error instanceof UsageError) return [exitStatus.usage, error.message]
  if (error instanceof NotLoggedIn) return [exitStatus.notLoggedIn, error.message]
  if (error instanceof ConfigError) return [exitStatus.config, error.message]
  if (error instanceof KafkaUnavailable) return [exitStatus.unavailable, error.message]
  if (!(error instanceof DomainError)) return [exitStatus.defect, defectText(error)]
  if (error.code === 'not-found')
    return [
      exitStatus.nothing,
      'There is nothing with this id or name. Look it up with users find or sites show.',
    ]
  if (error.cause instanceof ServiceKeyRefused)
    return [
      exitStatus.config,
      'Auth refuses this key. Run this with ADMIN_KEY of the product, or with DATA_DIR of the product.',
    ]
  if (error.code === 'password-confirmation-required')
    return [exitStatus.notLoggedIn, 'The login has ended. Log in again: thumbfolio-admin login.']
  if (error.code === 'invalid-credentials')
    return [exitStatus.notLoggedIn, 'These are not the e-mail and the password of an operator.']
  if (error.code === 'chain-unavailable') return [exitStatus.unavailable, error.message]
  if (error.code === 'unavailable' && error.message === problemType('unavailable').text)
    return [exitStatus.unavailable, `The product does not answer. Is it running at ${addresses}?`]
  return [exitStatus.refused, error.message]
}

const defectText = (error: unknown): string =>
  `thumbfolio-admin failed. It may have been done: look before you repeat it.\n${error instanceof Error ? error.stack : String(error)}`
