/** Subject and plain text of one mail. */
export interface MailText {
  readonly subject: string
  readonly text: string
}

/** Writes one mail from its data; `preview` writes it from the example data. */
export interface MailTemplate<Data> {
  (data: Data): MailText
  preview(): MailText
}

/** A mail without its data: what a preview needs. */
export type MailPreview = Pick<MailTemplate<never>, 'preview'>

/** The text of one mail: a file of a service's `mails/`, named after the mail. `write` is pure. */
export const mailTemplate = <Data>(template: {
  write: (data: Data) => MailText
  /** Shown at `/dev/mail/templates`. */
  example: Data
}): MailTemplate<Data> =>
  Object.assign((data: Data) => template.write(data), { preview: () => template.write(template.example) })
