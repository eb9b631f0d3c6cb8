import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Manifest = z.object({ version: z.string(), dataReadableFrom: z.string() })

let known: z.infer<typeof Manifest> | undefined

/** Which release this is, and the oldest release that can use the data it writes. All workspaces have one version. */
export const release = (): z.infer<typeof Manifest> =>
  (known ??= Manifest.parse(
    JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')),
  ))

/** Below 0 where `a` is the older release. A release candidate counts as its release. */
export function compareReleases(a: string, b: string): number {
  const [left, right] = [a, b].map(numbersOf)
  return [0, 1, 2].reduce((order, at) => order || (left?.[at] ?? 0) - (right?.[at] ?? 0), 0)
}

/** Is `other` of a later minor or major than `own`? Within a minor release each reads what the other writes. */
export function isNewerRelease(other: string, own = release().version): boolean {
  const minorOf = (version: string) => numbersOf(version).slice(0, 2).join('.')
  return compareReleases(minorOf(other), minorOf(own)) > 0
}

const numbersOf = (version: string): number[] => (version.split('-')[0] ?? '').split('.').map(Number)
