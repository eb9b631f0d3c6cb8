import type { ReconcileFinding } from '@thumbfolio/contracts'
import { everyItem } from '@thumbfolio/kit/store'
import { hasFile, pdfBlob, readingBlob, type Ports } from '../ports.js'

/** Names every resume whose PDF or reading is not among the blobs: nothing can bring a PDF back, its owner has it. */
export async function* reconcileFiles({
  resumes,
  blobs,
}: Pick<Ports, 'resumes'> & { readonly blobs: Pick<Ports['blobs'], 'open'> }): AsyncGenerator<
  ReconcileFinding,
  void,
  undefined
> {
  for await (const resume of everyItem(resumes, 'owner', {}, { pageSize: 20 }))
    for (const name of [...(hasFile(resume) ? [pdfBlob(resume)] : []), readingBlob(resume)]) {
      const found = await blobs.open(name)
      found?.stream.destroy()
      if (found) continue
      const text = `Resume ${resume.id} of user ${resume.userId} has lost ${name}: ask its owner to upload it again.`
      yield { kind: 'finding', text, outcome: 'manual' }
    }
}
