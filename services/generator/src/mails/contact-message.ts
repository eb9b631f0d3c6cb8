import { mailTemplate } from '@thumbfolio/kit/run'

/** To the owner: a message that a visitor sent with the contact form of their page. A reply goes to the visitor. */
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
    subject: `Message from ${name.replaceAll(/\s+/g, ' ')} through your page`,
    text: `Hello ${username},

${name} wrote to you with the contact form on ${url}

${message}

Reply to this mail to write to them. We have not verified who they are. They do not see your address until you reply.
`,
  }),
})
