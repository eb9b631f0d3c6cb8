import { escapeHtml } from '@thumbfolio/kit/http'
import type { DevPage } from './dev-page.js'
import type { ReceivedMail } from './mail-archive.js'

const shownMails = 50
const refreshSeconds = 4

/** The inbox as a page without script: it asks for itself again every few seconds. Mails are shown as text only. */
export const inboxPage = (mails: readonly ReceivedMail[]): DevPage => ({
  title: `Mail inbox (${mails.length})`,
  refreshSeconds,
  header: `    <h1>Mail inbox</h1>
    <p>Every mail that this installation sends arrives here, newest first. Nothing leaves this machine.
      <a href="/dev/mail/templates">All mail templates</a></p>`,
  main:
    mails.length === 0
      ? '    <p class="empty">No mail yet. Sign up in the app, and the code arrives here.</p>'
      : mails.slice(0, shownMails).map(article).join('\n'),
})

function article({ subject, to, from, text, date }: ReceivedMail): string {
  const code = /\b\d{6}\b/.exec(text)?.[0]
  const time = `<time datetime="${date}">${date.slice(0, 19).replace('T', ' ')} UTC</time>`
  return `    <article>
      <h2>${escapeHtml(subject)}</h2>
      <dl><div><dt>To</dt><dd>${escapeHtml(to.join(', '))}</dd></div><div><dt>From</dt><dd>${escapeHtml(from)}</dd></div><div><dt>At</dt><dd>${time}</dd></div></dl>
      ${code === undefined ? '' : `<strong class="code">${code}</strong>`}
      <pre>${escapeHtml(text)}</pre>
    </article>`
}
