import { models } from '@thumbfolio/contracts'
import { credits } from '../../lib/counted.js'
import { Page } from '../../ui/page.js'
import { Article } from './article.js'

const stack = [
  ['The app', 'React, Tailwind CSS and daisyUI'],
  ['The services', 'Node.js and TypeScript: accounts, resumes, payments, sites, dashboard, support'],
  ['The resume', 'Read from the PDF with its positions, kept in the open JSON Resume format'],
  ['The page', 'One HTML file without scripts, readable on paper, on a phone and by a screen reader'],
] as const

export function DocsPage() {
  const [faster, stronger] = models
  return (
    <Page title="Docs" width="reading" lead="How a page is made, from what, and what it may say.">
      <Article title="Example outputs">
        <p>
          {faster?.name} is the faster model and costs {credits(faster?.cost ?? 0)}. It orders your entries,
          writes the opening sentence and the short texts between them.
        </p>
        <p>
          {stronger?.name} is the stronger model and costs {credits(stronger?.cost ?? 0)}. It is worth it for
          long careers, where choosing what comes first matters most.
        </p>
        <p>
          Where neither is connected, the page is put together without a model, from your own words alone, and
          the launch says so.
        </p>
      </Article>
      <Article title="What the page may say">
        <p>
          Facts are taken from your resume as they stand there. Every name, employer, date and number in a
          written sentence is looked up in it; a sentence that says more is taken out, and you see which.
        </p>
        <p>
          What you write on the page yourself is yours. It stays when you launch the site again, and what you
          took off stays off, unless you choose otherwise.
        </p>
        <p>Your phone number and street address stay off the page until you switch them on.</p>
      </Article>
      <Article title="Technology stack">
        <dl className="grid gap-3">
          {stack.map(([name, text]) => (
            <div key={name}>
              <dt className="font-medium text-base-content">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Article>
      <Article title="Architecture">
        <p>
          A launch runs in six steps: read, write, check, lay out, publish, open. Each is stored before the
          next begins, so that an interruption resumes where it stopped. A site counts as live only after it
          was opened at its public address, and only then credits are spent.
        </p>
      </Article>
    </Page>
  )
}
