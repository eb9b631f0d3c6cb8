import { mailTemplate } from '@thumbfolio/kit/run'

/** To the owner: a launch succeeded. */
export const siteLive = mailTemplate<{
  readonly username: string
  readonly siteName: string
  readonly url: string
}>({
  example: { username: 'ada', siteName: 'ada-lovelace', url: 'https://ada-lovelace.thumbfolio.example/' },
  write: ({ username, siteName, url }) => ({
    subject: `Your site ${siteName} is live`,
    text: `Hello ${username},

your site is live at

${url}

You find it in your dashboard too.
`,
  }),
})
