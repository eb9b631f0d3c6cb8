/** The JSON between the tags of a question; undefined if it is absent or invalid. */
export function askedData<T>(question: string, tag: string): T | undefined {
  const found = new RegExp(`<${tag}>\\n([\\s\\S]*?)\\n</${tag}>`).exec(question)?.[1]
  try {
    return found === undefined ? undefined : (JSON.parse(found) as T)
  } catch {
    return undefined
  }
}
