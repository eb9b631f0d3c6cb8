/** `node bin/generate-pages.mjs OUT [FROM] [COUNT]`: writes invented resumes into OUT/pdf and what they say into OUT/truth. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pageOf } from '../tests/corpus/generated/page.mjs'

export async function generatePages(out, from, count) {
  for (const folder of ['pdf', 'truth']) await mkdir(join(out, folder), { recursive: true })
  for (let seed = from; seed < from + count; seed += 1) {
    const { name, pdf, truth } = pageOf(seed)
    await writeFile(join(out, 'pdf', `${name}.pdf`), pdf)
    await writeFile(join(out, 'truth', `${name}.json`), `${JSON.stringify(truth, undefined, 2)}\n`)
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [out, from = '0', count = '400'] = process.argv.slice(2)
  await generatePages(out, Number(from), Number(count))
}
