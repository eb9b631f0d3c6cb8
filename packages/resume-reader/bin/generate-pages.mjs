/** `node bin/generate-pages.mjs OUT`: writes the generated resumes into OUT/pdf and what they say into OUT/truth. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { heldOutSeeds, openSeeds, pageOf } from './generated/page.mjs'

export { heldOutSeeds, openSeeds }

export async function generatePages(out, seeds) {
  for (const folder of ['pdf', 'truth']) await mkdir(join(out, folder), { recursive: true })
  for (const seed of seeds) {
    const { name, pdf, truth } = pageOf(seed)
    await writeFile(join(out, 'pdf', `${name}.pdf`), pdf)
    await writeFile(join(out, 'truth', `${name}.json`), `${JSON.stringify(truth, undefined, 2)}\n`)
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await generatePages(process.argv[2], [...openSeeds, ...heldOutSeeds])
