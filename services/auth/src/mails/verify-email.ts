import { mailTemplate } from '@thumbfolio/kit/run'
import { codeExample, timeOfExpiry, type MailedCode } from '../domain/one-time-code.js'

/**
 * The code is on a line of its own and never in the subject, which lock screens show. The mail has no text that its requester
 * typed: anyone can sign up with a stranger’s address.
 */
export const verifyEmail = mailTemplate<MailedCode>({
  example: codeExample,
  write: ({ code, validUntil }) => ({
    subject: 'Verify your e-mail for Thumbfolio',
    text: `Hello,

this code verifies your e-mail. It is good for 10 minutes, until ${timeOfExpiry(validUntil)}:

${code}

If you did not sign up for Thumbfolio, you can ignore this mail.`,
  }),
})
