import { Link, useParams } from 'react-router-dom'
import { BrowserFrame } from '../../ui/browser-frame.js'
import { examplePictures } from '../../ui/examples/example-pictures.js'
import { examples } from '../../ui/examples/examples.js'
import { portfolios } from '../../ui/examples/portfolios.js'
import { Page } from '../../ui/page.js'

/** One example page, whole: on a laptop and on a phone. */
export function ExamplePage() {
  const { site } = useParams()
  const portfolio = portfolios.find((known) => known.site === site)
  const example = portfolio ?? examples.find((known) => known.site === site)
  const pictures = examplePictures[site ?? '']
  if (!example || !pictures)
    return (
      <Page title="Page not found" width="reading" lead="We have no example with this name.">
        <Link to="/examples" className="btn btn-primary">
          See all examples
        </Link>
      </Page>
    )
  const { name, role } = example
  return (
    <Page
      title={name}
      lead={`${role}. An example page, made by Thumbfolio from the PDF resume of an invented person.`}
      above={
        <Link to={portfolio ? '/gallery' : '/examples'} className="textlink mb-4 inline-block text-sm">
          {portfolio ? 'Gallery' : 'All examples'}
        </Link>
      }
    >
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="grid gap-10">
          <BrowserFrame address={example.site}>
            <img
              {...pictures.whole}
              alt={`The whole page of ${name} on a laptop`}
              className="block h-auto w-full"
            />
          </BrowserFrame>
          {portfolio && pictures.study && (
            <BrowserFrame address={site + portfolio.study.path}>
              <img
                {...pictures.study}
                loading="lazy"
                alt={`The case study ${portfolio.study.name} on a laptop`}
                className="block h-auto w-full"
              />
            </BrowserFrame>
          )}
        </div>
        <div className="grid content-start gap-8 lg:sticky lg:top-24 lg:self-start">
          <figure className="mx-auto w-60 lg:mx-0 lg:w-full">
            <img
              {...pictures.phone}
              alt={`The page of ${name} on a phone`}
              className="block h-auto w-full rounded-3xl border border-line"
            />
            <figcaption className="mt-3 text-sm text-muted">The same page on a phone.</figcaption>
          </figure>
          <Link to="/dashboard" className="btn btn-primary">
            Make your own
          </Link>
        </div>
      </div>
    </Page>
  )
}
