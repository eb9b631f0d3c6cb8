/** By corpus, then by measure. */
export type Measures = Record<string, Record<string, number>>

/** What has a floor, of a result of `scoreDirs`. */
export function measuresOf(result: object): Record<string, number>

export function belowFloors(
  measures: Measures,
  floors: Measures,
  skipped?: readonly string[],
): { corpus: string; name: string; floor: number; value: number }[]

export function raised(measures: Measures, floors: Measures): Measures
