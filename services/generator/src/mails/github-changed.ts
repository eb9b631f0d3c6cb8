import { mailTemplate } from '@thumbfolio/kit/run'

/** To the owner: projects are hidden, since GitHub does not show them any more, or GitHub does not know the account. */
export const githubChanged = mailTemplate<{
  readonly username: string
  readonly siteName: string
  /** Full names of the projects that are hidden now. */
  readonly hidden: readonly string[]
  /** The account that GitHub does not know. */
  readonly user?: string
}>({
  example: { username: 'ada', siteName: 'ada-lovelace', hidden: ['ada/engine'] },
  write: ({ username, siteName, hidden, user }) => ({
    subject: `GitHub projects on ${siteName}`,
    text: `Hello ${username},

${
  user === undefined
    ? `these projects are no longer public at GitHub, so your site ${siteName} does not show them any more:

${hidden.map((name) => `- ${name}`).join('\n')}

They are shown again once they are public. To take them off for good, edit your page and open "GitHub projects".`
    : `GitHub has no account ${user} any more, so the projects on your site ${siteName} could not be updated. They are shown as they were.

If you renamed the account, edit your page, open "GitHub projects" and give the new name.`
}
`,
  }),
})
