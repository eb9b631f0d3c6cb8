import type { Prompt } from './model.js'

/** A question about a resume; notes say what was wrong with the previous answer. */
export function question(
  { version, text }: { readonly version: string; readonly text: string },
  resume: string,
  notes: readonly string[] = [],
): Prompt {
  const lines = notes.map((note) => `- ${note.replaceAll('<', '‹')}`)
  const asked = lines.length > 0 ? `\n\n<notes>\n${lines.join('\n')}\n</notes>` : ''
  return { version, instructions: text, data: `<resume>\n${resume}\n</resume>${asked}` }
}
