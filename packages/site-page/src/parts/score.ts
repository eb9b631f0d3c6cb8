import type { View } from './view.js'

const bareNumber = /^\d{1,3}(?:[.,]\d{1,2})?(?:\s*\/\s*\d{1,3}(?:[.,]\d{1,2})?)?$/
/** No grade point average is higher. */
const highestAverage = 5

/** A score that is only a number says what it is; any other is shown as written. */
export function scoreText(score: string | undefined, { labels }: View): string | undefined {
  const written = score?.trim() ?? ''
  if (!bareNumber.test(written)) return score
  const isAverage = parseFloat(written.replace(',', '.')) <= highestAverage
  return isAverage || labels.grade !== 'GPA' ? `${labels.grade} ${written}` : score
}
