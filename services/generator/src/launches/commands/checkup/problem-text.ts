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
const soWarned = 'so visitors see a warning.'
const linkAdvice =
  'Open it in a browser. If it does not work there, edit the page and change or remove the link.'

const texts: Readonly<Record<Finding['reason'], (name: string) => readonly [title: string, advice: string]>> =
  {
    'not-served': (name) => [
      `Your page did not answer at ${name}.`,
      'Open it in a browser. If it does not open there, write to support.',
    ],
    'dns-changed': (name) => [
      `The DNS of ${name} does not point to your page any more.`,
      `${openDomains} After three days the domain is suspended.`,
    ],
    suspended: (name) => [`${name} does not show your page: the domain is suspended.`, openDomains],
    'expires-soon': (name) => [`The certificate of ${name} expires soon.`, certificateAdvice],
    expired: (name) => [`The certificate of ${name} has expired, ${soWarned}`, certificateAdvice],
    'other-host': (name) => [`${name} shows the certificate of another host, ${soWarned}`, certificateAdvice],
    'not-trusted': (name) => [
      `Browsers do not trust the certificate of ${name}, ${soWarned}`,
      certificateAdvice,
    ],
    gone: (name) => [`There is no page at ${name} any more.`, linkAdvice],
    'server-error': (name) => [`The server of ${name} answers with an error.`, linkAdvice],
    'no-answer': (name) => [`${name} does not answer.`, linkAdvice],
    'no-such-host': (name) => [`The host of ${name} does not exist.`, linkAdvice],
    'not-public': (name) => [
      `${name} leads to an address that is not on the public internet.`,
      'Visitors cannot open it. Edit the page and change or remove the link.',
    ],
  }

/** A problem in the words of its owner. */
export function problemText({ kind, subject, reason }: Finding): ProblemText {
  const name = kind === 'domain' || kind === 'certificate' ? domainToUnicode(subject) || subject : subject
  const [title, advice] = texts[reason](name)
  return { title, advice }
}
