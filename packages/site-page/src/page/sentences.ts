const abbreviation =
  /(?:^|[\s(])(?:\p{Lu}|Dr|Mr|Mrs|Ms|Prof|St|Inc|Ltd|Co|Corp|Sr|Jr|vs|approx|e\.g|i\.e|ca|bzw|z\.B|Sp|im|ul|No|Nr)\.$/u

/** A longer text keeps the rest in its last sentence. */
const mostSentences = 50

/**
 * A text as its sentences, each word for word with single spaces. Joined by a space they are the whole text. An
 * abbreviation or an initial does not end a sentence.
 */
export function sentencesIn(text: string): string[] {
  const pieces = text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?…。！？؟])\s+(?=[^\p{Ll}])|(?<=[。！？])/u)
  const sentences: string[] = []
  for (const piece of pieces) {
    const last = sentences.at(-1)
    if (last !== undefined && abbreviation.test(last)) sentences.splice(-1, 1, `${last} ${piece}`)
    else if (piece !== '') sentences.push(piece)
  }
  return sentences.length > mostSentences
    ? [...sentences.slice(0, mostSentences - 1), sentences.slice(mostSentences - 1).join(' ')]
    : sentences
}
