import { StaleState } from '@thumbfolio/kit'
import { launchOf } from '../domain/site.js'
import type { Transcript } from '../domain/transcript.js'
import type { Ports } from '../ports.js'

const keptMs = 30 * 24 * 3_600_000
/** A worker that writes after its site was deleted does so within its launch's time. */
const lateMs = 3 * 3_600_000
const pageSize = 200

/** Forgets all that was asked of models for a site. */
export const forgetTranscriptsOf = ({ transcripts }: Ports, siteName: string): Promise<void> =>
  removeAll(transcripts, (after) =>
    transcripts.list('site', { equals: siteName }, { limit: pageSize, ...(after && { after }) }),
  )

/** Forgets what is older than a month, and what was written for a launch that nobody has any more. */
export async function forgetOldTranscripts({ transcripts, sites, now }: Ports): Promise<void> {
  await removeAll(transcripts, (after) =>
    transcripts.list('started', { to: now() - keptMs }, { limit: pageSize, ...(after && { after }) }),
  )
  await removeAll(
    transcripts,
    (after) =>
      transcripts.list('started', { from: now() - lateMs }, { limit: pageSize, ...(after && { after }) }),
    async ({ id, siteName }) => {
      const site = await sites.find(siteName)
      return !site || launchOf(site, id) === undefined
    },
  )
}

async function removeAll(
  transcripts: Ports['transcripts'],
  list: (after: string | undefined) => ReturnType<Ports['transcripts']['list']>,
  isGone: (transcript: Transcript) => Promise<boolean> = async () => true,
): Promise<void> {
  let after: string | undefined
  do {
    const page = await list(after)
    for (const transcript of page.items)
      if (await isGone(transcript))
        await transcripts.remove(transcript).catch((error: unknown) => {
          if (!(error instanceof StaleState)) throw error
        })
    after = page.next
  } while (after !== undefined)
}
