import { Link } from 'react-router-dom'

const steps = [
  ['Upload Resume', 'Any PDF with text. You see at once what we read, and where we found it on the page.'],
  [
    'Choose Site Name',
    'It becomes your address. We suggest one from your name and check that it is available.',
  ],
  [
    'Launch Site',
    'We arrange the page, check it against your resume, publish it and open it once. Then you get the link.',
  ],
] as const

export function Steps() {
  return (
    <section className="mx-auto max-w-6xl px-5 pt-20 md:px-8 md:pt-28">
      <h2 className="title text-3xl">Three steps</h2>
      <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8">
        {steps.map(([name, text], index) => (
          <li key={name} className="border-t-4 border-base-content pt-4">
            <h3 className="flex gap-2 text-lg font-semibold">
              <span className="tabular text-muted">{index + 1}</span>
              {name}
            </h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-10">
        <Link to="/dashboard" className="btn btn-primary">
          Upload your resume
        </Link>
      </p>
    </section>
  )
}
