/** Lines as they stand in a question, with the ids of their pieces. */
export interface AskedLines {
  readonly language: string
  readonly lines: readonly Readonly<Record<string, string>>[]
}

/** Finds the lines within the text of a question; undefined when there are none or they are broken. */
export function linesIn(question: string): AskedLines | undefined {
  const found = /<lines>\n([\s\S]*?)\n<\/lines>/.exec(question)?.[1]
  if (found === undefined) return undefined
  try {
    return JSON.parse(found) as AskedLines
  } catch {
    return undefined
  }
}

/** What a model would answer that knows as little: the first piece is the name, every longer line a highlight of one job. */
export function sortedAnswer({ lines }: AskedLines): string {
  const [first, ...others] = lines.map((line) => Object.entries(line))
  const name = first?.[0]?.[0]
  const bullets = others.filter((pieces) => pieces.some(([, text]) => text.split(' ').length > 3))
  const statement = (section: string, field: string, from = '', to = from) => ({
    section,
    entry: '1',
    field,
    from,
    to,
  })
  return JSON.stringify({
    parts: [
      ...(name === undefined ? [] : [statement('basics', 'name', name)]),
      ...bullets.map((pieces) => statement('work', 'highlights', pieces[0]?.[0], pieces.at(-1)?.[0])),
    ],
  })
}
