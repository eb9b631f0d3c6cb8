/** One mail, as text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain text; every mail can be read without HTML. */
  readonly text: string
  readonly replyTo?: { readonly name: string; readonly address: string }
  /** The same id for the same mail, so that a repeated send can be recognised. */
  readonly messageId?: string
}

/** The mail server answered that it does not take a mail. The message is its answer, without addresses. */
export class MailRefused extends Error {
  override name = 'MailRefused'
  /** @param isPermanent 5xx for this mail: no later try can succeed. Otherwise 4xx, as with greylisting: one may. */
  constructor(
    message: string,
    readonly isPermanent: boolean,
  ) {
    super(message)
  }
}

/** Sends mails. */
export interface Mailer extends AsyncDisposable {
  /** Resolves when the server has taken the mail. @throws MailRefused for this mail, Error when no mail can be sent */
  send(mail: Mail): Promise<void>
}
