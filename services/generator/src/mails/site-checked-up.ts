import { mailTemplate } from '@thumbfolio/kit/run'

/** To the owner: the weekly checkup found something that was not there before. */
export const siteCheckedUp = mailTemplate<{
  readonly username: string
  readonly siteName: string
  readonly problems: readonly { readonly title: string; readonly advice: string }[]
}>({
  example: {
    username: 'ada',
    siteName: 'ada-lovelace',
    problems: [
      {
        title: 'There is no page at https://example.org/engine any more.',
        advice:
          'Open it in a browser. If it does not work there, edit the page and change or remove the link.',
      },
    ],
  },
  write: ({ username, siteName, problems }) => ({
    subject:
      problems.length === 1 ? `A problem on ${siteName}` : `${problems.length} problems on ${siteName}`,
    text: `Hello ${username},

the weekly checkup of your site ${siteName} found:

${problems.map(({ title, advice }) => `- ${title}\n  ${advice}`).join('\n\n')}

Your dashboard shows what is still open under Checkup. You get no second mail about the same problem. The checkup can be switched off there.
`,
  }),
})
