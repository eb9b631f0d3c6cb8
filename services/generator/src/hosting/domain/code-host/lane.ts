import { z } from 'zod'

/** How long a process that died keeps the others waiting. */
export const laneLeaseMs = 30_000

/** The right to write to the code host, which one process has at a time. */
export const CodeHostLane = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  holder: z.string(),
  until: z.number(),
})
export type CodeHostLane = z.infer<typeof CodeHostLane>

/** The lane in the hands of `holder`; undefined while another process has it. */
export function laneTaken(
  lane: CodeHostLane | undefined,
  holder: string,
  now: number,
): CodeHostLane | undefined {
  if (lane && lane.holder !== holder && lane.until > now) return undefined
  return { id: 'code-host', version: lane?.version ?? 0, schemaVersion: 1, holder, until: now + laneLeaseMs }
}
