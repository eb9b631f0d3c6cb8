import { ignoreConflict } from '@thumbfolio/kit/store'
import type { OperatorAction } from '../domain/operator-action.js'
import type { OperatorPorts } from '../ports.js'

type Decided = Omit<OperatorAction, 'version' | 'schemaVersion' | 'at'>

/** Writes a decision down before anything is done about it. The first one stays: the same again is no other decision. */
export async function recordAction(
  { operatorActions, now }: OperatorPorts,
  decided: Decided,
): Promise<OperatorAction> {
  const known = await operatorActions.find(decided.id)
  if (known) return known
  const action = { ...decided, version: 0, schemaVersion: 1 as const, at: now() }
  return (
    (await ignoreConflict(operatorActions.commit(action, { expect: 0 }))) ??
    (await operatorActions.find(decided.id))!
  )
}
