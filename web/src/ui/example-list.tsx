import { ExampleCard } from './example-card.js'
import { examples } from './examples/examples.js'

/** All example pages, each with a link to the whole page. */
export const ExampleList = ({ className }: { className: string }) => (
  <ul className={`grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 ${className}`}>
    {examples.map((example) => (
      <li key={example.site}>
        <ExampleCard example={example} sizes="(min-width: 1024px) 22rem, (min-width: 640px) 45vw, 90vw" />
      </li>
    ))}
  </ul>
)
