import { Link } from 'react-router-dom'
import { ExampleList } from '../../ui/example-list.js'
import { Page } from '../../ui/page.js'
import { NameSketch, ResumeSketch, SiteSketch } from '../../ui/sketches.js'
import { Unbroken } from '../../ui/unbroken.js'

const steps = [
  [
    'Upload your resume',
    'Choose a PDF with text, up to 10 MB. Its first page appears at once; after the upload you see what we read and where we found it.',
    ResumeSketch,
  ],
  [
    'Choose a site name',
    'Lowercase letters, digits and hyphens. As you type, you see whether the name is available and what your address will be.',
    NameSketch,
  ],
  [
    'Launch the site',
    'Choose a model and start. You see each step with its time; at the end you get a link, a QR code and the page itself.',
    SiteSketch,
  ],
] as const

export function ExamplesPage() {
  return (
    <Page title="How it works" lead="Three steps, usually done in a few minutes.">
      <ol className="grid max-w-2xl gap-10">
        {steps.map(([name, text, Picture], index) => (
          <li
            key={name}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-y-4 sm:grid-cols-[1rem_minmax(0,1fr)_11rem] sm:gap-x-6"
          >
            <span className="title tabular text-xl text-muted" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h2 className="title text-xl">{name}</h2>
              <p className="mt-2 max-w-prose text-muted">
                <Unbroken>{text}</Unbroken>
              </p>
            </div>
            <div className="col-start-2 sm:col-start-3">
              <Picture />
            </div>
          </li>
        ))}
      </ol>
      <Link to="/dashboard" className="btn mt-12 btn-primary">
        Get Started
      </Link>
      <section aria-labelledby="example-pages" className="mt-20">
        <h2 id="example-pages" className="title text-xl">
          Example pages
        </h2>
        <p className="mt-1 text-muted">Made by Thumbfolio from the resumes of invented people.</p>
        <ExampleList className="mt-6" />
      </section>
    </Page>
  )
}
