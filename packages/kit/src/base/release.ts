import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Manifest = z.object({ version: z.string(), dataReadableFrom: z.string() })

/** Which release this is, and the oldest one that can work on what it stores. All workspaces have one version. */
export const release = (): z.infer<typeof Manifest> =>
  Manifest.parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')))

/** Below 0 where `a` is the older release. A release candidate counts as its release. */
export function compareReleases(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => (version.split('-')[0] ?? '').split('.').map(Number))
  return [0, 1, 2].reduce((order, at) => order || (left?.[at] ?? 0) - (right?.[at] ?? 0), 0)
}
