/** Content as the merge sees it: the schema is checked before and after. */
export type Json = string | readonly Json[] | { readonly [key: string]: Json | undefined }

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)
export const isObject = (value: Json | undefined): value is { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && !isList(value)

export const isSame = (one: Json | undefined, other: Json | undefined): boolean => {
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((value, at) => isSame(value, other[at]))
  if (!isObject(one) || !isObject(other)) return one === other
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSame(one[key], other[key]))
}

/** One text for all values that are the same. */
export const canonical = (value: Json): string =>
  typeof value === 'string' ? `"${value}` : JSON.stringify(value, (_, part: Json) => sorted(part))

const sorted = (value: Json): Json =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

export const pointerTo = (parent: string, key: string | number): string =>
  `${parent}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`
