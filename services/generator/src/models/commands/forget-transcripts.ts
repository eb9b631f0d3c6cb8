import { everyItem, removeAll, ignoreConflict } from '@thumbfolio/kit/store'
import type { Transcript } from '../domain/transcript.js'
import type { Ports } from '../ports.js'
import { dayMs } from '../../time.js'

const keptMs = 30 * dayMs
/** A worker that writes after its site was deleted does so within its launch's time. */
const lateMs = 3 * 3_600_000
/** Each holds all that was asked and answered: few of them at once. */
const few = { pageSize: 10 }

/** Forgets all that was asked of models for a site, or for a draft by its id. */
export async function forgetTranscriptsOf({ transcripts }: Ports, siteName: string): Promise<void> {
  await removeAll(transcripts, 'site', { equals: siteName }, few)
}

/** What was asked for a site stays with it under its new name. */
export async function moveTranscripts({ transcripts }: Ports, from: string, to: string): Promise<void> {
  for await (const transcript of everyItem(transcripts, 'site', { equals: from }, few))
    await ignoreConflict(transcripts.commit({ ...transcript, siteName: to }))
}

/** Forgets what is older than a month, and what was written for a launch or a draft for which `isThere` is false. */
export async function forgetOldTranscripts(
  { transcripts, now }: Pick<Ports, 'transcripts' | 'now'>,
  isThere: (transcript: Transcript) => Promise<boolean>,
): Promise<void> {
  await removeAll(transcripts, 'started', { to: now() - keptMs }, few)
  for await (const transcript of everyItem(transcripts, 'started', { from: now() - lateMs }, few))
    if (!(await isThere(transcript))) await ignoreConflict(transcripts.remove(transcript))
}
