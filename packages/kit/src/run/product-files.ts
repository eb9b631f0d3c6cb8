import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** In the data directory of a product that runs on one machine: the secret of its services. */
export const secretFile = 'service-secret'
/** Beside it: where its services listen, as JSON by name. */
export const addressesFile = 'addresses.json'

/** Writes down where the services listen, for the tools of an operator on the same machine. */
export const writeAddresses = (
  directory: string,
  urls: Readonly<Partial<Record<string, string>>>,
): Promise<void> =>
  writeFile(join(directory, addressesFile), `${JSON.stringify(urls, null, 2)}\n`, { mode: 0o600 })
