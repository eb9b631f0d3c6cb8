import { mailTemplate } from '@thumbfolio/kit/run'

/** To the owner: an operator took the site down. */
export const siteTakenDown = mailTemplate<{
  readonly username: string
  readonly siteName: string
  readonly url: string
  /** The operator's words. */
  readonly reason: string
}>({
  example: {
    username: 'ada',
    siteName: 'ada-lovelace',
    url: 'https://ada-lovelace.thumbfolio.example/',
    reason: 'The page names another person.',
  },
  write: ({ username, siteName, url, reason }) => ({
    subject: `Your site ${siteName} was taken down`,
    text: `Hello ${username},

we took your site ${url} down. Nobody can see it, and nothing can be launched under its name.

Reason: ${reason}

If you think that this is wrong, please write to support.
`,
  }),
})
