import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** In the data directory of a product that runs on one machine: the private key of each service and of `admin`. */
export const serviceKeysFolder = 'service-keys'
/** Beside it: where its services listen, as JSON by name. */
export const addressesFile = 'addresses.json'

/** Writes down where the services listen, for the tools of an operator on the same machine. */
export const writeAddresses = (
  directory: string,
  urls: Readonly<Partial<Record<string, string>>>,
): Promise<void> =>
  writeFile(join(directory, addressesFile), `${JSON.stringify(urls, null, 2)}\n`, { mode: 0o600 })
