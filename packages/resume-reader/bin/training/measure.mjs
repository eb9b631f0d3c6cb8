export const plain = (text) =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const fields = ['company', 'role', 'place']

/** Jobs are matched by the year they began in, which no two jobs of a person share. */
export const outcomesOf = (truth, work) =>
  truth.map((job) => {
    const read = work.find(({ startDate }) => startDate?.startsWith(String(job.startYear)))
    return {
      company: plain(read?.name) === plain(job.company),
      role: plain(read?.position) === plain(job.role),
      place: plain(read?.location) === plain(job.place),
    }
  })

const percent = (outcomes, field) =>
  `${((100 * outcomes.filter((outcome) => outcome[field]).length) / Math.max(1, outcomes.length)).toFixed(1)}`

/** One row for each template, those that are kept out last. */
export const tableOf = (measured) => {
  const names = [...new Set(measured.map(({ template }) => template))]
  const rowOf = (title, rows) =>
    [
      title.padEnd(34),
      ...fields.map((field) =>
        percent(
          rows.flatMap(({ outcomes }) => outcomes),
          field,
        ).padStart(8),
      ),
    ].join('')
  return [
    ['% right'.padEnd(34), ...fields.map((field) => field.padStart(8))].join(''),
    ...names
      .sort((one, other) => one.isKeptOut - other.isKeptOut)
      .map((template) =>
        rowOf(
          `${template.isKeptOut ? 'kept out: ' : ''}${template.name}`,
          measured.filter((row) => row.template === template),
        ),
      ),
    rowOf(
      'trained on, all',
      measured.filter(({ template }) => !template.isKeptOut),
    ),
    rowOf(
      'kept out, all',
      measured.filter(({ template }) => template.isKeptOut),
    ),
  ].join('\n')
}
