import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { BrowserFrame } from '../../ui/browser-frame.js'
import { ExampleTop } from '../../ui/example-top.js'
import { examplePictures } from '../../ui/examples/example-pictures.js'
import { portfolios, type Portfolio } from '../../ui/examples/portfolios.js'
import { Page } from '../../ui/page.js'

/** The gallery: portfolios of three professions, each with its first page and a case study. */
export function PortfoliosPage() {
  return (
    <Page
      title="Gallery"
      lead="Three portfolios of invented people. Each began as a one-page PDF; pictures, a case study, GitHub projects, a contact form and a second language were added in the studio."
    >
      <div className="grid gap-20">
        {portfolios.map((portfolio) => (
          <PortfolioSection key={portfolio.site} portfolio={portfolio} />
        ))}
      </div>
      <Link to="/dashboard" className="btn mt-16 btn-primary">
        Make your own
      </Link>
    </Page>
  )
}

function PortfolioSection({ portfolio }: { portfolio: Portfolio }) {
  const { site, name, role, theme, study, languages } = portfolio
  const pictures = examplePictures[site]
  const title = `portfolio-${site}`
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="title text-xl">
        {name}
      </h2>
      <p className="mt-1 text-muted">
        {role}. Theme {theme}. {languages}. Case study: {study.name}, {study.about}.
      </p>
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <BrowserFrame address={site} className="self-start">
          <ExampleTop
            example={portfolio}
            sizes="(min-width: 1024px) 42rem, 90vw"
            phone={pictures?.phone}
            isFirst={portfolio === portfolios[0]}
          />
        </BrowserFrame>
        {pictures?.study && (
          <BrowserFrame address={site + study.path} className="self-start">
            <img
              {...pictures.study}
              loading="lazy"
              decoding="async"
              alt={`The case study ${study.name}: its title, a large picture, then the text with the role and the year beside it`}
              className="block aspect-[4/5] h-auto w-full object-cover object-top"
            />
          </BrowserFrame>
        )}
      </div>
      <Link
        to={`/examples/${site}`}
        className="textlink mt-4 inline-flex min-h-6 items-center gap-1.5 text-sm"
      >
        See both pages whole <span className="sr-only">of {name}</span>
        <ArrowRight className="size-4" aria-hidden="true" />
      </Link>
    </section>
  )
}
