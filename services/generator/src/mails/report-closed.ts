import { mailTemplate } from '@thumbfolio/kit/run'

const outcomes = {
  'taken-down': 'We took it down: nobody can see it any more.',
  online: 'It does not break our rules, so it stays online.',
  gone: 'It is not online any more.',
}
export type ReportOutcome = keyof typeof outcomes

/** To a person who reported a page: an operator closed the report. Has neither the operator's reason nor the owner's data. */
export const reportClosed = mailTemplate<{
  /** The reported page, as the reporter knows it. */
  readonly page: string
  readonly outcome: ReportOutcome
}>({
  example: { page: 'ada-lovelace.thumbfolio.example', outcome: 'taken-down' },
  write: ({ page, outcome }) => ({
    subject: 'What became of your report',
    text: `Hello,

you reported the page at ${page}. A person has looked at it. ${outcomes[outcome]}

Thank you for your help. You do not need to do anything else.
`,
  }),
})
