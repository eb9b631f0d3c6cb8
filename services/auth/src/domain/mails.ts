import type { Purpose } from './one-time-code.js'

const lines = (...text: string[]) => text.join('\n')

/**
 * The mail that carries a code, on a line of its own and never in the subject, which lock screens show.
 * Nothing that a stranger typed stands in it: who signs up with another's address must not write to them through us.
 */
export function codeMail(
  purpose: Purpose,
  { to, code, validUntil }: { to: string; code: string; validUntil: number },
): { to: string; subject: string; text: string } {
  const until = `${new Date(validUntil).toISOString().slice(11, 16)} UTC`
  switch (purpose) {
    case 'verify':
      return {
        to,
        subject: 'Verify your e-mail for Thumbfolio',
        text: lines(
          'Hello,',
          '',
          `this code verifies your e-mail. It is good for 10 minutes, until ${until}:`,
          '',
          code,
          '',
          'If you did not sign up for Thumbfolio, you can ignore this mail.',
        ),
      }
    case 'reset':
      return {
        to,
        subject: 'Reset your Thumbfolio password',
        text: lines(
          'Hello,',
          '',
          `this code sets a new password. It is good for 10 minutes, until ${until}:`,
          '',
          code,
          '',
          'If you did not ask for it, you can ignore this mail: your password stays as it is.',
        ),
      }
  }
}
