const kinds = ['missed', 'invented', 'misplaced', 'cut']

/** Every text value of a content with its field: `/work/0/name` is of the field `work[].name`. */
const valuesOf = (content) => {
  const values = []
  const walk = (node, field, pointer) => {
    if (typeof node === 'string') values.push({ field, pointer, value: node })
    else if (Array.isArray(node))
      node.forEach((child, at) =>
        walk(child, typeof child === 'string' ? field : `${field}[]`, `${pointer}/${at}`),
      )
    else if (node && typeof node === 'object')
      for (const [key, child] of Object.entries(node))
        walk(child, field === '' ? key : `${field}.${key}`, `${pointer}/${key}`)
  }
  walk({ ...content, meta: undefined }, '', '')
  return values
}

/** Compares values without their order: those of the truth that were not found, and those found that are not true. */
export const errorsOf = (truth, content, norm) => {
  const bare = (text) => norm(text.replace(/^https?:\/\/(www\.)?/i, '')).replaceAll(' ', '')
  const all = (source) => valuesOf(source).map((found) => ({ ...found, bare: bare(found.value) }))
  const optional = new Set((truth.meta?.optional ?? []).map(bare))
  const [wanted, found] = [all(truth), all(content)]
  const open = [...found]
  const missing = wanted.filter((value) => {
    const at = open.findIndex((other) => other.field === value.field && other.bare === value.bare)
    if (at >= 0) open.splice(at, 1)
    return at < 0
  })
  const errors = missing.map((value) => {
    const elsewhere = open.findIndex((other) => other.bare === value.bare)
    const part = open.findIndex((other) => other.field === value.field && isPart(other.bare, value.bare))
    const at = elsewhere >= 0 ? elsewhere : part
    const got = at >= 0 ? open.splice(at, 1)[0] : undefined
    const kind = elsewhere >= 0 ? 'misplaced' : got ? 'cut' : 'missed'
    return { ...value, kind, ...(got && { got: got.value, gotField: got.field, gotPointer: got.pointer }) }
  })
  const invented = open.filter(({ bare: value }) => value !== '' && !optional.has(value))
  return [...errors, ...invented.map((value) => ({ ...value, kind: 'invented' }))]
}

const isPart = (one, other) =>
  Math.min(one.length, other.length) > 2 && (one.includes(other) || other.includes(one))

/** Fields by their number of errors, most first. */
export const errorTable = (errors) => {
  const fields = new Map()
  for (const { field, kind } of errors) {
    const row = fields.get(field) ?? Object.fromEntries(kinds.map((name) => [name, 0]))
    row[kind] += 1
    fields.set(field, row)
  }
  const sum = (row) => kinds.reduce((total, kind) => total + row[kind], 0)
  const rows = [...fields].sort((a, b) => sum(b[1]) - sum(a[1]))
  return [
    `\n${'errors by field'.padEnd(26)}${kinds.map((kind) => kind.padStart(11)).join('')}`,
    ...rows.map(
      ([field, row]) => field.padEnd(26) + kinds.map((kind) => String(row[kind]).padStart(11)).join(''),
    ),
  ].join('\n')
}
