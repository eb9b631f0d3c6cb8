import { accountOf } from '../domain/transcript.js'
import type { Writing } from '../domain/writing.js'
import type { Ports } from '../ports.js'

/** What models were asked for a launch so far, and what it cost; undefined when none was asked. */
export async function askedFor(
  { transcripts }: Pick<Ports, 'transcripts'>,
  { id, composer }: { readonly id: string; readonly composer: string },
): Promise<Writing | undefined> {
  const transcript = await transcripts.find(id)
  return transcript && { ...accountOf(transcript), composer }
}
