import { spawn } from 'node:child_process'
import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { ConfigError } from '../../base/config/config.js'
import { childModule } from '../../threads/child-module.js'
import { dataFilesIn } from '../backup/backed-up-files.js'
import { environmentFile } from '../backup/environment-file.js'

/** What was there when the product started is gone or damaged. To start without it would hide that. */
export class StoreDamaged extends ConfigError {
  override name = 'StoreDamaged'
  constructor(directory: string, store: string, problem: string) {
    super(
      `DATA_DIR: ${join(directory, store)} ${problem}. Nothing was started, and nothing was changed.\n` +
        `Put a backup in its place: make restore FROM=folder FORCE=1. Or choose another DATA_DIR for a new product.`,
    )
  }
}

/** The name begins with a dot, so a backup leaves it out: what is restored is recorded again. */
const recordFile = '.stores.json'
const Record = z.object({ stores: z.array(z.string()), blobs: z.array(z.string()) })
type Record = z.infer<typeof Record>

/**
 * Looks at the stores that an earlier start recorded, before anything opens them. Data of a release without a record are
 * tried as they are.
 * @throws StoreDamaged for one that is missing, empty, cut or unreadable
 */
export async function checkStores(directory: string): Promise<void> {
  const [recorded, present] = await Promise.all([recordIn(directory), presentIn(directory)])
  const stores = [...new Set([...(recorded?.stores ?? []), ...present.stores])]
  for (const store of stores) {
    const found = await stat(join(directory, store, environmentFile)).catch(orAbsent)
    if (!found) throw new StoreDamaged(directory, store, `is missing (${environmentFile})`)
    if (found.size === 0)
      throw new StoreDamaged(directory, store, `is empty (${environmentFile} has 0 bytes)`)
  }
  for (const blobs of recorded?.blobs ?? [])
    if (!(await stat(join(directory, blobs)).catch(orAbsent)))
      throw new StoreDamaged(directory, blobs, 'is missing: files, pages and photos were kept there')
  if (stores.length > 0) await tryInChild(directory, stores)
}

/** Records which stores there are, once all of them are open. */
export async function recordStores(directory: string): Promise<void> {
  const path = join(directory, recordFile)
  await writeFile(`${path}.part`, `${JSON.stringify(await presentIn(directory), null, 2)}\n`, { mode: 0o600 })
  await rename(`${path}.part`, path)
}

async function presentIn(directory: string): Promise<Record> {
  const { environments, blobRoots } = await dataFilesIn(directory)
  return { stores: environments, blobs: blobRoots }
}

/** A torn record counts as absent and is written again. */
async function recordIn(directory: string): Promise<Record | undefined> {
  const known = await readFile(join(directory, recordFile), 'utf8').catch(orAbsent)
  try {
    return known === undefined ? undefined : Record.parse(JSON.parse(known))
  } catch {
    return undefined
  }
}

async function tryInChild(directory: string, stores: readonly string[]): Promise<void> {
  const { entry, execArgv } = childModule(import.meta.url, 'try-stores')
  const paths = stores.map((store) => join(directory, store))
  const child = spawn(process.execPath, [...execArgv, entry, ...paths], {
    env: {},
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise<number | string>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(signal ?? code ?? 'unknown'))
  })
  const [how, said] = await Promise.all([ended, text(child.stdout)])
  if (how === 0) return
  const lines = said.trimEnd().split('\n')
  const at = lines.findLast((line) => paths.includes(line)) ?? paths[0] ?? ''
  const reason =
    lines.at(-1) === at || how !== 1 ? `a process that opened it ended with ${how}` : lines.at(-1)
  throw new StoreDamaged(directory, stores[paths.indexOf(at)] ?? '', `cannot be read: ${reason}`)
}

function orAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
