/**
 * Waits for work, but no longer than that. The result of late work is ignored.
 * @throws Error when the time is over: `late`, or one that names the time
 */
export async function withTimeout<T>(
  ms: number,
  work: () => Promise<T>,
  late = () => new Error(`no answer within ${ms} ms`),
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms)
  })
  try {
    return await Promise.race([work(), over])
  } finally {
    clearTimeout(timer)
  }
}
