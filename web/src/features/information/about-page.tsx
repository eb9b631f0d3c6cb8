import { Page } from '../../ui/page.js'
import { Article } from './article.js'

const statistics = [
  ['3', 'steps from a PDF to a live site'],
  ['5', 'steps in every launch, each shown with its time'],
  ['0', 'scripts on a published page'],
] as const

export function AboutPage() {
  return (
    <Page title="About" width="reading" lead="Your resume, as a page people enjoy reading.">
      <Article title="Vision">
        <p>
          Everyone with a resume should be able to have a site, without learning to build one. It should be
          quick to publish, pleasant to read, and accurate.
        </p>
      </Article>
      <Article title="Founder">
        <p>
          Thumbfolio is built by a small founding team. The name comes from the thumb index: the notch in the
          edge of a book that opens it at the right page.
        </p>
      </Article>
      <Article title="Features">
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>Reads your PDF resume and shows you where it found each fact</li>
          <li>Arranges a page from it and checks every line against it</li>
          <li>Publishes it at an address you choose</li>
          <li>Charges only for launches that end in a live site</li>
        </ul>
      </Article>
      <section className="mt-12">
        <h2 className="title text-xl">In numbers</h2>
        <dl className="mt-5 grid gap-6 sm:grid-cols-3">
          {statistics.map(([number, text]) => (
            <div key={text} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-muted">{text}</dt>
              <dd className="title tabular text-3xl">{number}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Page>
  )
}
