import { mailTemplate } from '@thumbfolio/kit/run'

/** To support: what a visitor wrote. */
export const supportMessage = mailTemplate<{ readonly name: string; readonly message: string }>({
  example: { name: 'Ada Lovelace', message: 'How do I move my site to my own domain?' },
  write: ({ name, message }) => ({
    subject: `Support message from ${name.replaceAll(/\s+/g, ' ')}`,
    text: message,
  }),
})
