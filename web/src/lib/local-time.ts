/** What a `datetime-local` input holds for this time; '' for none. */
export function localOf(iso: string | undefined): string {
  if (iso === undefined) return ''
  const at = new Date(iso)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The time that a `datetime-local` input holds; undefined where it is empty. */
export const isoOf = (local: string): string | undefined =>
  local === '' ? undefined : new Date(local).toISOString()
