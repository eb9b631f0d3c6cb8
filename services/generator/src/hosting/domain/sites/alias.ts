import { z } from 'zod'
import { dayMs } from '../../../time.js'

/** A font of an earlier bundle that the public one does not have. */
const FormerFont = z.object({ path: z.string(), bundleHash: z.string(), until: z.number() })
type FormerFont = z.infer<typeof FormerFont>

/** Which bundle a site's public address shows. Kept without a bundle for a day, so that its epoch still fences old workers. */
export const Alias = z.object({
  /** The site's name. */
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  bundleHash: z.string().optional(),
  epoch: z.number().int(),
  movedAt: z.number(),
  /** Pages that were loaded before the move, or are kept at a CDN, ask for these for a day. Absent for none. */
  formerFonts: z.array(FormerFont).optional(),
})
export type Alias = z.infer<typeof Alias>

/** The files of the bundle that was public, and of the one that will be. */
export interface MovedPaths {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** Moves an alias for the holder of an epoch; undefined when a later holder came first. */
export function moved(
  alias: Alias | undefined,
  to: { siteName: string; bundleHash: string | undefined; epoch: number },
  now: number,
  paths: MovedPaths = { before: [], after: [] },
): Alias | undefined {
  if (alias && alias.epoch > to.epoch) return undefined
  const fonts = to.bundleHash === undefined ? [] : formerFonts(alias, now, paths)
  return {
    id: to.siteName,
    version: alias?.version ?? 0,
    schemaVersion: 1,
    ...(to.bundleHash !== undefined && { bundleHash: to.bundleHash }),
    epoch: to.epoch,
    movedAt: now,
    ...(fonts.length > 0 && { formerFonts: fonts }),
  }
}

function formerFonts(alias: Alias | undefined, now: number, { before, after }: MovedPaths): FormerFont[] {
  const replaced = before
    .filter((path) => path.startsWith('fonts/'))
    .map((path) => ({ path, bundleHash: alias?.bundleHash ?? '', until: now + dayMs }))
  const earlier = (alias?.formerFonts ?? []).filter(
    ({ path, until }) => until > now && !before.includes(path),
  )
  return [...replaced, ...earlier].filter(({ path }) => !after.includes(path))
}

/** The former font at a path, and the bundle that has it; undefined for any other path. */
export const formerFontAt = (alias: Alias | undefined, path: string, now: number): FormerFont | undefined =>
  alias?.formerFonts?.find((font) => font.path === path && font.until > now)
