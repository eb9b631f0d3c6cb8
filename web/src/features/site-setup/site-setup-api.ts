import { readingOf } from '../../lib/resume-api.js'

/** The name on a resume, '' when none was read; and whether there is nothing to read: its owner writes the page. */
export async function resumeToName(
  id: string,
  signal: AbortSignal,
): Promise<{ name: string; isByHand: boolean }> {
  const { content, imported } = await readingOf(id, signal)
  return { name: content.basics?.name ?? '', isByHand: imported?.kind === 'by-hand' }
}
