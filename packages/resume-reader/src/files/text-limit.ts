import { ImportRefused } from '../refusals/import-refused.js'

/** In characters. Far more than any resume has; what was read is kept, sent and pinned by launches several times over. */
const mostCharacters = 500_000

/** @throws ImportRefused `import-too-heavy` for more text than a resume has */
export function expectResumeLength(lines: readonly string[]): void {
  let characters = 0
  for (const line of lines) characters += line.length
  if (characters > mostCharacters) throw new ImportRefused('import-too-heavy')
}
