import { Link } from 'react-router-dom'
import { Page } from '../../ui/page.js'

const steps = [
  [
    'Upload your resume',
    'Choose a PDF with text, up to 10 MB. Its first page appears at once; after the upload you see what was read and where it stands.',
  ],
  [
    'Choose a site name',
    'Lowercase letters, digits and hyphens. You are told while you type whether the name is free, and what the address will be.',
  ],
  [
    'Launch the site',
    'Choose a model and start. You see each step with its time; at the end there is a link, a QR code and the page itself.',
  ],
] as const

export function ExamplesPage() {
  return (
    <Page title="How it works" width="reading" lead="Three steps, usually done before your coffee is.">
      <ol className="grid gap-10">
        {steps.map(([name, text], index) => (
          <li key={name} className="grid grid-cols-[2.5rem_minmax(0,1fr)]">
            <span className="title tabular text-xl text-muted" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h2 className="title text-xl">{name}</h2>
              <p className="mt-2 max-w-prose text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Link to="/dashboard" className="btn mt-12 btn-primary">
        Get Started
      </Link>
    </Page>
  )
}
