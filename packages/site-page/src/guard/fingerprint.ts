/** A keyed hash that names something without telling it. No other parts have the same one. */
export type Fingerprint = (parts: readonly string[]) => string
