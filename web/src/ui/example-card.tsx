import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { BrowserFrame } from './browser-frame.js'
import { ExampleTop } from './example-top.js'
import { examplePictures } from './examples/example-pictures.js'
import type { Example } from './examples/examples.js'

/** An example page with the way to all of it. */
export const ExampleCard = ({ example, sizes }: { example: Example; sizes: string }) => (
  <article className="group relative min-w-0">
    <BrowserFrame address={example.site}>
      <ExampleTop example={example} sizes={sizes} phone={examplePictures[example.site]?.phone} />
    </BrowserFrame>
    <h3 className="mt-4 font-semibold">{example.name}</h3>
    <p className="text-sm text-muted">{example.role}</p>
    <Link
      to={`/examples/${example.site}`}
      className="textlink mt-2 inline-flex min-h-6 items-center gap-1.5 text-sm after:absolute after:inset-0"
    >
      See the whole page <span className="sr-only">of {example.name}</span>
      <ArrowRight className="size-4" aria-hidden="true" />
    </Link>
  </article>
)
