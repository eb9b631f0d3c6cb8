import type { MailPreview } from '@thumbfolio/kit/run'
import { escapeHtml } from '@thumbfolio/kit/http'
import type { DevPage } from './dev-page.js'

/** Every mail of the product, rendered with its example data. */
export const templatesPage = (templates: Readonly<Record<string, MailPreview>>): DevPage => ({
  title: 'Mail templates',
  header: `    <h1>Mail templates</h1>
    <p>Every mail that the product sends, with example data. The name is its file in a service’s <code>mails/</code>.</p>`,
  main: Object.entries(templates)
    .map(([name, template]) => article(name, template))
    .join('\n'),
})

function article(name: string, template: MailPreview): string {
  const { subject, text } = template.preview()
  return `    <article id="${escapeHtml(name)}">
      <h2>${escapeHtml(subject)}</h2>
      <dl><div><dt>Template</dt><dd><code>${escapeHtml(name)}</code></dd></div></dl>
      <pre>${escapeHtml(text)}</pre>
    </article>`
}
