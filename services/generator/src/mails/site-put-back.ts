import { mailTemplate } from '@thumbfolio/kit/run'

/** To the owner: an operator put the site back. */
export const sitePutBack = mailTemplate<{
  readonly username: string
  readonly siteName: string
  readonly url: string
}>({
  example: { username: 'ada', siteName: 'ada-lovelace', url: 'https://ada-lovelace.thumbfolio.example/' },
  write: ({ username, siteName, url }) => ({
    subject: `Your site ${siteName} is back`,
    text: `Hello ${username},

your site ${url} is shown again. You do not need to do anything.
`,
  }),
})
