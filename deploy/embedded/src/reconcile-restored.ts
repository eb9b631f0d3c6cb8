import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { BackupUnusable } from '@thumbfolio/kit/lmdb'
import { serviceEnvironment } from '@thumbfolio/start'

const tool = fileURLToPath(new URL('../../start/bin/reconcile.mjs', import.meta.url))

/** Its exit status when something is left that a person decides. */
const needsPersonStatus = 1

/**
 * Makes the services agree in a data directory that was just restored, where no product runs. `text` is what it printed.
 * @throws BackupUnusable where a store cannot be read
 */
export async function reconcileRestored(
  directory: string,
): Promise<{ readonly text: string; readonly needsPerson: boolean }> {
  // Only the directory: the engines and the bucket of this environment are those of the product.
  const env = { PATH: serviceEnvironment()['PATH'], DATA_DIR: directory, ON_THE_WAY_SECONDS: '0' }
  const child = spawn(process.execPath, [tool], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  const [status] = (await once(child, 'close')) as [unknown]
  const text = output.trim()
  if (status !== 0 && status !== needsPersonStatus)
    throw new BackupUnusable(`The restored data cannot be reconciled (${String(status)}):\n${text}`)
  return { text, needsPerson: status === needsPersonStatus }
}
