import { models } from '@thumbfolio/contracts'
import { Clock, FileText, Mail } from 'lucide-react'
import { Link } from 'react-router-dom'
import { credits } from '../../lib/counted.js'
import { Page } from '../../ui/page.js'
import { Unbroken } from '../../ui/unbroken.js'
import { MessageForm } from './message-form.js'

const cards = [
  [Mail, 'Message', 'Write to us below. We respond within 24-48 hours.', undefined],
  [Clock, 'Live chat', 'Mon-Fri, 9AM-5PM EST.', undefined],
  [FileText, 'Docs', 'How a page is made, and what it may say.', '/docs'],
] as const

const questions = [
  [
    'What files can I upload?',
    'PDF files up to 10MB, with at most 30 pages. The PDF must contain text; scanned pages cannot be read.',
  ],
  [
    'How long does the conversion take?',
    '2-3 minutes at most, usually a few seconds. You see every step as it happens.',
  ],
  [
    'What does a launch cost?',
    `${models.map(({ shortName, cost }) => `${credits(cost)} with ${shortName}`).join(', ')}. You only pay if your site goes live.`,
  ],
  ['How soon do you respond?', 'Support responds within 24-48 hours. Live chat is open Mon-Fri 9AM-5PM EST.'],
  ['Can I take a site down?', 'Yes, on your dashboard. The page goes offline at once.'],
] as const

export function SupportPage() {
  return (
    <Page title="Support" lead="Frequently asked questions, and how to reach us.">
      <ul className="grid gap-6 sm:grid-cols-3">
        {cards.map(([Icon, title, text, to]) => (
          <li key={title} className="rounded-box bg-base-200 p-5">
            <Icon className="size-5" aria-hidden="true" />
            <h2 className="mt-3 font-semibold">{title}</h2>
            <p className="mt-1 text-sm text-muted">
              <Unbroken>{text}</Unbroken>
            </p>
            {to !== undefined && (
              <Link to={to} className="textlink mt-2 inline-block text-sm">
                Read the docs
              </Link>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-16 grid gap-16 lg:grid-cols-2">
        <section>
          <h2 className="title text-xl">Frequently asked</h2>
          <div className="mt-4">
            {questions.map(([question, answer]) => (
              <details key={question} className="group border-t border-line last:border-b">
                <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 font-medium">
                  {question}
                  <span className="text-xl leading-none text-muted group-open:rotate-45" aria-hidden="true">
                    +
                  </span>
                </summary>
                <p className="max-w-prose pb-5 text-muted">
                  <Unbroken>{answer}</Unbroken>
                </p>
              </details>
            ))}
          </div>
        </section>
        <section>
          <h2 className="title text-xl">Send a message</h2>
          <MessageForm />
        </section>
      </div>
    </Page>
  )
}
