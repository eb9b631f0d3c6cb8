/** Says which target was missed, and lets this process end with 1. What was measured before and after still counts. */
export function target(what, isMet) {
  if (isMet) return
  console.error(`Target missed: ${what}`)
  process.exitCode = 1
}
