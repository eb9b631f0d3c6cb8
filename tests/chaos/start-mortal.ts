import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eventually, startProductProcess, type ProductProcess } from '@thumbfolio/testing'

/** A commit by its number or its name in `mortal-product.mjs`. */
export interface KillPoint {
  readonly at: number | string
  readonly when: 'before' | 'after'
}

export interface MortalProduct extends ProductProcess {
  /** From now on it kills itself at that commit. Resolves when it has committed what was under way before. */
  arm(point: KillPoint): Promise<void>
}

/** Starts a product that kills itself at a chosen commit; until then it is the ordinary product. */
export async function startMortal(
  dataDir: string,
  environment: Readonly<Record<string, string>>,
): Promise<MortalProduct> {
  const entry = fileURLToPath(new URL('mortal-product.mjs', import.meta.url))
  const product = await startProductProcess({ entry, dataDir, environment })
  return {
    ...product,
    async arm(point) {
      await writeFile(join(dataDir, 'kill.json'), JSON.stringify(point))
      process.kill(product.pid, 'SIGUSR2')
      await eventually(() => product.output().includes('armed'))
    },
  }
}
