import { mailTemplate } from '@thumbfolio/kit/run'
import { codeExample, timeOfExpiry, type MailedCode } from '../domain/one-time-code.js'

/** The code is on a line of its own and never in the subject, which lock screens show. */
export const resetPassword = mailTemplate<MailedCode>({
  example: codeExample,
  write: ({ code, validUntil }) => ({
    subject: 'Reset your Thumbfolio password',
    text: `Hello,

this code sets a new password. It is good for 10 minutes, until ${timeOfExpiry(validUntil)}:

${code}

If you did not ask for it, you can ignore this mail: your password stays as it is.`,
  }),
})
