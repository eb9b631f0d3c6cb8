import { withoutReference } from '../lib/api-problem.js'

/** What is said about a failure; its reference for support is below, small and easy to copy. */
export function Said({ text }: { text: string }) {
  const { words, reference } = withoutReference(text)
  return (
    <>
      {words}
      {reference !== undefined && (
        <span className="mt-1 block text-xs font-normal wrap-anywhere opacity-75">
          Reference: <span className="font-mono select-all">{reference}</span>
        </span>
      )}
    </>
  )
}
