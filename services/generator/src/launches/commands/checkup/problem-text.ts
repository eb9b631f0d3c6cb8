import { domainToUnicode } from 'node:url'
import type { Finding } from '../../domain/checkup/checkup.js'

export interface ProblemText {
  /** What happened. */
  readonly title: string
  /** What to do. */
  readonly advice: string
}

const openDomains = 'Open Domains of the site: it shows which records to set.'
const certificateAdvice =
  'It is renewed by itself while the domain points to your page. Open Domains of the site and check the records; if they are right, write to support.'
const linkAdvice =
  'Open it in a browser. If it does not work there, edit the page and change or remove the link.'

/** A problem in the words of its owner. */
export function problemText({ kind, subject, reason }: Finding): ProblemText {
  const name = kind === 'domain' || kind === 'certificate' ? domainToUnicode(subject) || subject : subject
  switch (reason) {
    case 'not-served':
      return {
        title: `Your page did not answer at ${name}.`,
        advice: 'Open it in a browser. If it does not open there, write to support.',
      }
    case 'dns-changed':
      return {
        title: `The DNS of ${name} does not point to your page any more.`,
        advice: `${openDomains} After three days the domain is suspended.`,
      }
    case 'suspended':
      return { title: `${name} does not show your page: the domain is suspended.`, advice: openDomains }
    case 'expires-soon':
      return { title: `The certificate of ${name} expires soon.`, advice: certificateAdvice }
    case 'expired':
      return {
        title: `The certificate of ${name} has expired, so visitors see a warning.`,
        advice: certificateAdvice,
      }
    case 'other-host':
      return {
        title: `${name} shows the certificate of another host, so visitors see a warning.`,
        advice: certificateAdvice,
      }
    case 'not-trusted':
      return {
        title: `Browsers do not trust the certificate of ${name}, so visitors see a warning.`,
        advice: certificateAdvice,
      }
    case 'gone':
      return { title: `There is no page at ${name} any more.`, advice: linkAdvice }
    case 'server-error':
      return { title: `The server of ${name} answers with an error.`, advice: linkAdvice }
    case 'no-answer':
      return { title: `${name} does not answer.`, advice: linkAdvice }
    case 'no-such-host':
      return { title: `The host of ${name} does not exist.`, advice: linkAdvice }
    case 'not-public':
      return {
        title: `${name} leads to an address that is not on the public internet.`,
        advice: 'Visitors cannot open it. Edit the page and change or remove the link.',
      }
  }
}
