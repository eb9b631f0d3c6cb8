import { reportPath } from '@thumbfolio/contracts'
import { html, type Html } from '@thumbfolio/site-page'
import { reportKinds, type ReportForm } from '../domain/takedowns/abuse-report.js'

/** What somebody typed, to be shown again. */
export type Typed = Partial<Readonly<Record<keyof ReportForm, string>>>

/** The form that reports a site. Without script; it sends to its own address. */
export const reportForm = (siteName: string, typed: Typed = {}, mistake?: string): string =>
  page(
    `Report ${siteName}`,
    html`<p>We look at every report. If the page breaks the law or our terms, we take it down.</p>
      ${mistake !== undefined && html`<p role="alert"><strong>${mistake}</strong></p>`}
      <form method="post" action="${reportPath}">
        <fieldset>
          <legend>What is wrong with this page?</legend>
          ${Object.entries(reportKinds).map(([kind, text]) =>
            typed.kind === kind
              ? html`<label
                  ><input type="radio" name="kind" value="${kind}" required checked /> ${text}</label
                >`
              : html`<label><input type="radio" name="kind" value="${kind}" required /> ${text}</label>`,
          )}
        </fieldset>
        <label for="text">What should we look at?</label>
        <textarea id="text" name="text" rows="6" maxlength="2000" required>${typed.text ?? ''}</textarea>
        <label for="email">Your e-mail, if we may ask you about it and tell you what we decided</label>
        <input
          id="email"
          name="email"
          type="email"
          maxlength="254"
          autocomplete="email"
          value="${typed.email ?? ''}"
        />
        <button type="submit">Send report</button>
      </form>`,
  )

export const reportThanks = (siteName: string): string =>
  page(
    'Thank you for the report',
    html`<p>A person will look at ${siteName}. You do not need to do anything else.</p>`,
  )

/** Too many reports of one address. */
export const reportLater = (): string =>
  page(
    'Please try again later',
    html`<p>We have several reports of you and look at them first. Please try again in an hour.</p>`,
  )

const page = (title: string, body: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          :root {
            color-scheme: light dark;
            --ink: #1f2328;
            --paper: #fbfbf9;
            --line: #8c959f;
          }
          @media (prefers-color-scheme: dark) {
            :root {
              --ink: #e9e9e6;
              --paper: #16181b;
              --line: #767d84;
            }
          }
          body {
            margin: 0;
            background: var(--paper);
            color: var(--ink);
            font:
              1.0625rem/1.6 system-ui,
              sans-serif;
          }
          main {
            max-width: 34rem;
            margin: 0 auto;
            padding: 3rem 1.5rem;
          }
          h1 {
            font-size: 1.75rem;
            line-height: 1.2;
            margin: 0 0 1rem;
          }
          fieldset {
            border: 0;
            margin: 0 0 1.5rem;
            padding: 0;
          }
          label,
          legend {
            display: block;
            padding: 0.25rem 0;
          }
          textarea,
          input[type='email'] {
            box-sizing: border-box;
            width: 100%;
            padding: 0.5rem;
            margin: 0 0 1.5rem;
            border: 1px solid var(--line);
            background: transparent;
            color: inherit;
            font: inherit;
          }
          button {
            padding: 0.6rem 1.2rem;
            border: 0;
            background: var(--ink);
            color: var(--paper);
            font: inherit;
            cursor: pointer;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.markup
