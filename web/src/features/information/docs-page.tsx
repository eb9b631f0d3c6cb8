import { models } from '@thumbfolio/contracts'
import { Link } from 'react-router-dom'
import { credits } from '../../lib/counted.js'
import { ExampleCard } from '../../ui/example-card.js'
import { examples } from '../../ui/examples/examples.js'
import { Page } from '../../ui/page.js'
import { Article } from './article.js'

/** A page of the kind of resume that each model suits. */
const outputs = models.map((model, at) => ({
  model,
  example: at === 0 ? examples[1] : examples[0],
}))

const stack = [
  ['The app', 'React, Tailwind CSS and daisyUI'],
  ['The services', 'Node.js and TypeScript: accounts, resumes, payments, sites, dashboard, support'],
  ['The resume', 'Read from the PDF with its positions, kept in the open JSON Resume format'],
  ['The page', 'One HTML file without scripts, readable on paper, on a phone and by a screen reader'],
] as const

export function DocsPage() {
  return (
    <Page title="Docs" width="reading" lead="How a page is made, and what it may say.">
      <Article title="Example outputs">
        {outputs.map(({ model, example }) => (
          <section key={model.id} className="mb-6">
            <ExampleCard example={example} sizes="(min-width: 672px) 38rem, 90vw" />
            <p className="mt-3">
              <strong className="font-semibold text-base-content">{model.name}</strong> suits a resume like
              this one, {credits(model.cost)} per launch. {model.note}
            </p>
          </section>
        ))}
        <p>
          The pages above were arranged without AI, which is what you get where no model is connected or
          allowed. A model chooses what comes first and suggests edits; your words and the design are the same
          either way, and each launch says who arranged its page.
        </p>
      </Article>
      <Article title="What the page may say">
        <p>
          Every line on the page comes from your resume, or from you, or was accepted by you. Suggested
          wordings are checked against your resume: a name, employer, date or number that is not in it is
          marked. Each is off until you accept it, and the page’s sources name who suggested it and when you
          did.
        </p>
        <p>
          What you write on the page yourself is kept when you launch the site again, and what you hid stays
          hidden, unless you choose otherwise.
        </p>
        <p>Your phone number and street address are hidden until you switch them on.</p>
      </Article>
      <Article title="Without a PDF">
        <p>
          Start with a Word document, LinkedIn’s data export, a JSON Resume or plain text; or with an empty
          page: choose a name, write on the page, add a photo, and launch it. A page that is not launched yet
          is kept for 90 days after you last wrote on it. If you upload a resume later, what you wrote stays.
        </p>
      </Article>
      <ChangingArticle />
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
          A launch runs in five steps: read, arrange, lay out, publish, verify. Each step is saved before the
          next begins, so an interrupted launch continues where it stopped. Credits are spent only after we
          have opened your site at its public address.
        </p>
      </Article>
    </Page>
  )
}

const ChangingArticle = () => (
  <Article title="Changing your page">
    <p>
      Open your page with Edit and write in it: every line, title, employer, date and link. You can add, move
      and hide sections and entries, and add pictures of your work. Changes are saved as you write and stay
      private until you publish them. That costs nothing.
    </p>
    <p>
      A project can have a case study: choose “Write a case study” under the project, add headings, text,
      lists, quotes, pictures, code and links, write them on its page like everything else, and publish it. It
      has an address of its own below /work/. When you change that address, old links lead to the new one. The{' '}
      <Link to="/gallery" className="textlink">
        gallery
      </Link>{' '}
      has three examples.
    </p>
    <p>
      Your page can have a second language, at an address like /de/: choose “Add a language”, and start with
      the words of your page or with another resume. You edit it like the first one, and a model can suggest a
      translation line by line. Visitors switch between the two once you turn it on and publish.
    </p>
    <p>
      A new resume updates what you did not edit. Your own words stay, unless the new resume changes the same
      place: then the page shows the resume, and lists your words so that you can put them back.
    </p>
  </Article>
)
