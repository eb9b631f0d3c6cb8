import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ExampleList } from '../../ui/example-list.js'
import { Demo } from './demo.js'

/** Real pages, made by the product from the resumes of invented people. */
export function Examples() {
  return (
    <section className="bg-base-200">
      <div className="mx-auto max-w-6xl px-5 py-20 md:px-8 md:py-28">
        <h2 className="title text-3xl">This came out of a two-page PDF</h2>
        <p className="mt-3 max-w-prose text-lg text-muted">
          Nothing was filled in by hand, and every line comes from the resume. Scroll through it.
        </p>
        <Demo />
        <h2 className="title mt-20 text-2xl">One page for every kind of career</h2>
        <ExampleList className="mt-8" />
        <p className="mt-12 max-w-prose text-lg text-muted">
          You can add pictures of your work, case studies, GitHub projects, a contact form and a second
          language.{' '}
          <Link to="/gallery" className="textlink inline-flex items-center gap-1.5">
            See three such portfolios <ArrowRight className="size-4" aria-hidden="true" />
          </Link>
        </p>
      </div>
    </section>
  )
}
