import { z } from 'zod'

/** Which bundle a site's public address shows. Kept without a bundle for a day, so that its epoch still fences old workers. */
export const Alias = z.object({
  /** The site's name. */
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  bundleHash: z.string().optional(),
  epoch: z.number().int(),
  movedAt: z.number(),
})
export type Alias = z.infer<typeof Alias>

/** Moves an alias for the holder of an epoch; undefined when a later holder came first. */
export function moved(
  alias: Alias | undefined,
  to: { siteName: string; bundleHash: string | undefined; epoch: number },
  now: number,
): Alias | undefined {
  if (alias && alias.epoch > to.epoch) return undefined
  return {
    id: to.siteName,
    version: alias?.version ?? 0,
    schemaVersion: 1,
    ...(to.bundleHash !== undefined && { bundleHash: to.bundleHash }),
    epoch: to.epoch,
    movedAt: now,
  }
}
