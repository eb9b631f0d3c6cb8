import { problemCodes, problemType } from '@thumbfolio/contracts'
import { mailTemplate } from '@thumbfolio/kit/run'

/** To the owner: a launch failed and cost nothing. */
export const launchFailed = mailTemplate<{
  readonly username: string
  readonly siteName: string
  /** A problem code. An unknown one is left out. */
  readonly problem: string
  /** An earlier version of the page is still online. */
  readonly isOnline: boolean
}>({
  example: { username: 'ada', siteName: 'ada-lovelace', problem: 'launch-publish-failed', isOnline: true },
  write({ username, siteName, problem, isOnline }) {
    const code = problemCodes.find((known) => known === problem)
    const reason = code ? `\n\n${problemType(code).text}` : ''
    const earlier = isOnline ? '\n\nThe page as it was before is still online.' : ''
    return {
      subject: `Your site ${siteName} could not be launched`,
      text: `Hello ${username},

the launch of ${siteName} did not succeed. No credits were taken.${reason}${earlier}
`,
    }
  },
})
