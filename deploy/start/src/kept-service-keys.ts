import { join } from 'node:path'
import type { KeyObject } from 'node:crypto'
import { callerNames, type CallerName } from '@thumbfolio/contracts'
import { serviceKeyVariables, type ServiceKeyVariables } from '@thumbfolio/kit/http'
import { serviceKeysFolder } from '@thumbfolio/kit/run'

/** The keys of a product on one machine, made once. `keyOf` reads or makes the private key in a file. */
export async function keptServiceKeys(
  directory: string,
  keyOf: (path: string) => Promise<KeyObject>,
): Promise<(name: CallerName) => ServiceKeyVariables> {
  const keys: Partial<Record<CallerName, KeyObject>> = {}
  for (const name of callerNames) keys[name] = await keyOf(join(directory, serviceKeysFolder, `${name}.pem`))
  return serviceKeyVariables(keys as Record<CallerName, KeyObject>)
}
