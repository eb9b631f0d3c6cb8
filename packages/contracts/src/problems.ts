import { draftProblems } from './draft-problems.js'
import { fileProblems } from './file-problems.js'
import { githubProblems } from './github-problems.js'
import { operatorProblems } from './operator-problems.js'
import { orderProblems } from './order-problems.js'
import { pictureProblems } from './picture-problems.js'
import { pdfProblems } from './pdf-problems.js'
import { photoProblems } from './photo-problems.js'
import { linkPreviewProblems } from './link-preview-problems.js'
import { modelProblems, sortingProblems } from './model-problems.js'
import { nameProblems } from './names/name-problems.js'
import { readerLinkProblems } from './reader-link-problems.js'
import { renameProblems } from './rename-problems.js'
import { repositoryProblems } from './repository-problems.js'

/** One entry per error that a person or a client can meet. Append only: a published code keeps its meaning. */
const table = {
  'malformed-request': [400, 'Malformed request', 'That request could not be read. Please send valid JSON.'],
  'validation-failed': [400, 'Invalid input', 'Please correct the marked fields.'],
  'invalid-otp': [400, 'Invalid code', 'Invalid OTP'],
  'wrong-password': [400, 'Wrong password', 'Your current password is not right.'],
  'not-an-image': [400, 'Not an image', 'Please upload a PNG, JPEG or WebP image.'],
  'not-a-pdf': [400, 'Not a PDF', 'Please upload a PDF file'],
  'unknown-organisation': [
    400,
    'Unknown organisation',
    'Site names are looked up under our own organisation only.',
  ],
  unauthenticated: [401, 'Not logged in', 'Please log in to continue.'],
  'invalid-credentials': [401, 'Invalid credentials', 'Invalid credentials'],
  'insufficient-credit': [402, 'Insufficient credit', 'Insufficient Credit'],
  'origin-refused': [
    403,
    'Origin refused',
    'This request did not come from our site. Please use the app or a bearer token.',
  ],
  'email-not-verified': [403, 'E-mail not verified', 'Please verify your e-mail first.'],
  'already-verified': [
    409,
    'Already verified',
    'Your e-mail is already verified, so it cannot be changed here.',
  ],
  'not-found': [404, 'Not found', 'There is nothing here, or it is not yours.'],
  'method-not-allowed': [405, 'Method not allowed', 'This address does not answer that method.'],
  'request-timeout': [408, 'Request timeout', 'The upload arrived too slowly. Please try again.'],
  'email-taken': [409, 'E-mail taken', 'An account with this e-mail already exists.'],
  'username-taken': [409, 'User name taken', 'This user name is taken.'],
  'site-name-taken': [409, 'Site name taken', 'This site name is already taken.'],
  'launch-in-progress': [
    409,
    'Launch in progress',
    'This site is being launched with another resume or model. Please wait until it is done.',
  ],
  'site-deleting': [
    409,
    'Site is being deleted',
    'This site is being deleted. Please try again in a moment.',
  ],
  'nothing-before': [
    409,
    'Nothing to go back to',
    'This site was launched once, so there is no page before this one.',
  ],
  'site-not-live': [409, 'Site is not live', 'This site is not live yet. Please launch it first.'],
  'otp-expired': [410, 'Code expired', 'This code has expired. Please ask for a new one.'],
  stale: [412, 'Changed meanwhile', 'This was changed meanwhile. Load it again, then repeat your change.'],
  'body-too-large': [413, 'Too large', 'That request is too large.'],
  'avatar-too-large': [413, 'Picture too large', 'Please choose a picture of at most 5 MB.'],
  'pdf-too-large': [413, 'PDF too large', 'Please upload a PDF of at most 10 MB.'],
  'unsupported-media-type': [
    415,
    'Unsupported media type',
    'Please send JSON (Content-Type: application/json).',
  ],
  'pdf-encrypted': [
    422,
    'PDF is encrypted',
    'This PDF needs a password. Please upload one that opens without it.',
  ],
  'pdf-damaged': [
    422,
    'PDF is damaged',
    'This PDF is damaged and could not be read. Please export it again.',
  ],
  'pdf-without-text': [
    422,
    'PDF has no text',
    'This PDF has no text, only pictures. Please upload one made by a word processor, not a scan.',
  ],
  'pdf-too-many-pages': [
    422,
    'Too many pages',
    'This PDF has more than 30 pages. Please upload a shorter resume.',
  ],
  'pdf-too-heavy': [
    422,
    'PDF too heavy',
    'This PDF takes too much time or memory to read. Please export it again in a simpler form.',
  ],
  'idempotency-mismatch': [422, 'Key used before', 'This idempotency key was used for another request.'],
  'precondition-required': [428, 'If-Match needed', 'Please send the ETag of what you change as If-Match.'],
  'rate-limited': [429, 'Too many requests', 'Too many requests. Please wait a moment and try again.'],
  'resend-too-soon': [
    429,
    'Please wait',
    'A code was sent less than a minute ago. Please wait before asking for another.',
  ],
  'too-many-wrong-codes': [429, 'Too many wrong codes', 'Too many wrong codes. Please ask for a new one.'],
  'too-many-logins': [
    429,
    'Too many tries',
    'Too many wrong tries. Please wait 15 minutes or reset your password.',
  ],
  'too-many-launches': [
    429,
    'Too many launches',
    'Three of your sites are being launched. Please wait until one is done.',
  ],
  'internal-error': [
    500,
    'Internal error',
    'Something went wrong on our side. Nothing was charged; please try again.',
  ],
  unavailable: [
    503,
    'Unavailable',
    'This part of Thumbfolio is not available right now. Please try again in a moment.',
  ],
  'newer-data': [
    503,
    'Saved by a newer version',
    'This was saved by a newer version of Thumbfolio and cannot be shown by this one. Nothing was changed or lost. Please try again in a few minutes.',
  ],
  'launch-deadline': [
    504,
    'Launch took too long',
    'The launch took too long and was stopped. You were not charged; please try again.',
  ],
  'launch-compose-failed': [
    502,
    'Writing failed',
    'The page could not be written from this resume. You were not charged; please try again.',
  ],
  'launch-publish-failed': [
    502,
    'Publishing failed',
    'The page could not be published. You were not charged; please try again.',
  ],
  'launch-verify-failed': [
    502,
    'Page not reachable',
    'The page was published but did not answer as it should, so it was taken back. You were not charged.',
  ],
  'launch-resume-gone': [
    410,
    'Resume deleted',
    'The resume of this launch was deleted meanwhile. You were not charged.',
  ],
  'launch-canceled': [
    410,
    'Launch canceled',
    'The launch was canceled because its site was deleted. You were not charged.',
  ],
  ...modelProblems,
  'export-running': [
    429,
    'Export is running',
    'Your data is already being put together. Please wait until that download has ended.',
  ],
  'export-unavailable': [
    503,
    'Export not possible now',
    'Part of what we hold about you cannot be reached right now, so nothing was downloaded. Please try again in a few minutes.',
  ],
  'reading-limit': [
    429,
    'Too much to read',
    'Your files took more of our reading time than one account has in an hour. Nothing was changed. Please try again later.',
  ],
  'reader-busy': [
    503,
    'Too busy to read',
    'We have too much to do right now to read this PDF. That is not the fault of your file. Please try again in a moment.',
  ],
  'invalid-transaction-signature': [
    400,
    'Not a transaction signature',
    'That does not look like a Solana transaction signature.',
  ],
  'order-not-found': [404, 'Order not found', 'Failed to verify transaction'],
  'transaction-already-used': [
    409,
    'Transaction already used',
    'That transaction was already used for another purchase.',
  ],
  'transaction-failed-on-chain': [
    422,
    'Transaction failed on chain',
    'That transaction failed on chain, so no SOL was received. Please send the payment again.',
  ],
  'transaction-pays-another-wallet': [
    422,
    'Transaction pays another wallet',
    'That transaction does not pay our wallet.',
  ],
  'transaction-from-another-wallet': [
    422,
    'Transaction from another wallet',
    'That payment came from a different wallet than the one you entered. We have it, and an operator will look at it. Write to support with its signature; do not pay again.',
  ],
  'transaction-in-token': [
    422,
    'Transaction in a token',
    'That transaction sent a token, and this order takes SOL. We have it, and an operator will look at it. Write to support with its signature; do not send it again.',
  ],
  'transaction-older-than-order': [422, 'Transaction too old', 'That transaction is older than this order.'],
  'transaction-ambiguous': [
    422,
    'More than one order',
    'More than one order is waiting for this wallet. Please pay with the QR code or wallet button.',
  ],
  'transaction-in-review': [
    422,
    'Transaction in review',
    'We received your transaction and are checking it by hand. We will e-mail you.',
  ],
  'order-underpaid': [402, 'Order underpaid', 'We received less than the price. Please send what remains.'],
  'chain-unavailable': [
    503,
    'Solana network not reachable',
    "We couldn't reach the Solana network. Your payment is safe; we'll keep checking.",
  ],
  ...orderProblems,
  ...renameProblems,
  ...fileProblems,
  ...draftProblems,
  ...photoProblems,
  'headers-too-large': [
    431,
    'Request headers too large',
    'The headers of the request are larger than 16 KB. Clearing the cookies of this site usually helps.',
  ],
  ...nameProblems,
  ...pdfProblems,
  ...repositoryProblems,
  ...operatorProblems,
  ...sortingProblems,
  'upload-busy': [
    503,
    'Too many uploads',
    'Too many files are being uploaded right now, so yours was not taken. Please try again in a few seconds.',
  ],
  ...pictureProblems,
  ...githubProblems,
  ...linkPreviewProblems,
  ...readerLinkProblems,
} as const satisfies Record<string, readonly [status: number, title: string, text: string]>

export type ProblemCode = keyof typeof table

export interface ProblemType {
  readonly code: ProblemCode
  /** `type` of the problem's body. */
  readonly uri: string
  /** HTTP status. */
  readonly status: number
  readonly title: string
  /** The sentence a person reads, unless the error brings a more exact one. */
  readonly text: string
}

export const problemCodes = Object.keys(table) as ProblemCode[]

/** Looks a problem up by its code. Total: every code has a status, a title and a text. */
export function problemType(code: ProblemCode): ProblemType {
  const [status, title, text] = table[code]
  return { code, uri: `https://thumbfolio.example/problems/${code}`, status, title, text }
}
