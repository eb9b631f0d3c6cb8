/**
 * Stops what JSON would silently change: dates, bigints, NaN, class instances, undefined in a list.
 * A field whose value is undefined is left out, and never becomes null.
 * @throws TypeError that names the field
 */
export function assertPlainJson(value: unknown, path: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value === 'number' && Number.isFinite(value)) return
  if (Array.isArray(value)) {
    value.forEach((item, at) => assertPlainJson(item, `${path}[${at}]`))
    return
  }
  if (typeof value === 'object' && isPlain(value)) {
    for (const [key, field] of Object.entries(value))
      if (field !== undefined) assertPlainJson(field, `${path}.${key}`)
    return
  }
  throw new TypeError(`${path} is ${describe(value)}: state is JSON`)
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  // The prototype of a plain object of another realm is no Object.prototype of ours, but has none itself either.
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

const describe = (value: unknown): string =>
  typeof value === 'object' && value !== null ? `a ${value.constructor.name}` : String(value)
