/** Deep equality of two JSON values. The order of keys does not matter; `undefined` equals an absent key. */
export function areEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [fields, others] = [one, other] as Readonly<Record<string, unknown>>[]
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => areEqual(fields![key], others![key]))
}
