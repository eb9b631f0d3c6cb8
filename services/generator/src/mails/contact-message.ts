import { mailTemplate } from '@thumbfolio/kit/run'

/** To the owner: what a visitor of their page wrote by its contact form. An answer goes to the visitor. */
export const contactMessage = mailTemplate<{
  readonly username: string
  readonly url: string
  readonly name: string
  readonly message: string
}>({
  example: {
    username: 'ada',
    url: 'https://ada-lovelace.thumbfolio.example/',
    name: 'Charles Babbage',
    message: 'I saw your note G. May we talk about it?',
  },
  write: ({ username, url, name, message }) => ({
    subject: `Message from ${name.replaceAll(/\s+/g, ' ')} by your page`,
    text: `Hello ${username},

${name} wrote to you by the contact form of ${url}

${message}

Answer this mail to write to them. We have not verified who they are, and your address was not shown to them.
`,
  }),
})
