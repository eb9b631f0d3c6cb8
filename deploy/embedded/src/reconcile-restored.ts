import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { BackupUnusable } from '@thumbfolio/kit/lmdb'
import { serviceEnvironment } from '@thumbfolio/start'

const tool = fileURLToPath(new URL('../../start/bin/reconcile.mjs', import.meta.url))

/**
 * Makes the services agree in a data directory that was just restored, where no product runs. Returns what it printed.
 * @throws BackupUnusable, with what it printed, where a store cannot be read or a person has to decide
 */
export async function reconcileRestored(directory: string): Promise<string> {
  // Only the directory: the engines and the bucket of this environment are those of the product.
  const env = { PATH: serviceEnvironment()['PATH'], DATA_DIR: directory, ON_THE_WAY_SECONDS: '0' }
  const child = spawn(process.execPath, [tool], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  const [status] = (await once(child, 'close')) as [unknown]
  if (status !== 0) throw new BackupUnusable(`The services of the backup do not agree:\n${output.trim()}`)
  return output.trim()
}
