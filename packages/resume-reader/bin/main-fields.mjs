import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../tests/corpus/main-fields', import.meta.url))

const pick = (from, keys) =>
  Object.fromEntries(keys.flatMap((key) => (from?.[key] === undefined ? [] : [[key, from[key]]])))

const contact = ['name', 'label', 'email', 'phone']
const job = ['name', 'position', 'startDate', 'endDate']
const school = ['institution', 'studyType', 'area', 'startDate', 'endDate']

/** Who, where to reach them, the jobs and the schools; without bullets, links and other sections. */
export const mainFieldsOf = ({ basics, work = [], education = [] }) => ({
  basics: {
    ...pick(basics, contact),
    ...(basics?.location?.city && { location: pick(basics.location, ['city']) }),
  },
  work: work.map((one) => pick(one, job)),
  education: education.map((one) => pick(one, school)),
})

/**
 * A folder of PDFs as a set to score. Where the PDFs have no truths beside them, `tests/corpus/main-fields/NAME.json` has the
 * main fields of each, written by hand from its page: only these are compared, and their truths are written into `out`.
 */
export const fieldSet = async (pdfs, out) => {
  const name = basename(pdfs)
  const file = join(folder, `${name}.json`)
  if (!existsSync(file)) return { name, pdfs, truths: pdfs, compared: (content) => content }
  await mkdir(out, { recursive: true })
  for (const [pdf, truth] of Object.entries(JSON.parse(await readFile(file, 'utf8'))))
    await writeFile(join(out, `${pdf}.json`), JSON.stringify(truth))
  return { name, pdfs, truths: out, compared: mainFieldsOf }
}
