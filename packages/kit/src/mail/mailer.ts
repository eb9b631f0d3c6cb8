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

/** Sends mails. */
export interface Mailer extends AsyncDisposable {
  /** Resolves when the server has taken the mail. @throws Error when it refuses or cannot be reached */
  send(mail: Mail): Promise<void>
}
