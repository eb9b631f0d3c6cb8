import { z } from 'zod'

/** Personal facts that a resume may state and that no page needs. Each is private until its owner switches it on. */
export const PersonalFactKind = z.enum([
  'birth',
  'age',
  'gender',
  'nationality',
  'civil-status',
  'children',
  'religion',
  'health',
  'military-service',
  'work-permit',
  /** Passport, identity card, social security and tax numbers. */
  'identity-number',
  'insurance-number',
  /** Of a driver or of a profession. */
  'licence-number',
  'other',
])
export type PersonalFactKind = z.infer<typeof PersonalFactKind>

/** What the guard finds in a finished page: personal facts, contact data, and contact data of other people. */
export const FindingKind = z.enum([
  ...PersonalFactKind.exclude(['other']).options,
  /** What its owner earns or asks for. */
  'pay',
  'email',
  'phone',
  'address',
  'contact-of-others',
])
export type FindingKind = z.infer<typeof FindingKind>

/**
 * `hide`: the line is not published. `show`: it is, unchanged. `not-personal`: the guard is wrong about it, and it is
 * published.
 */
export const FindingAnswer = z.enum(['hide', 'show', 'not-personal'])
export type FindingAnswer = z.infer<typeof FindingAnswer>

/** A personal fact on a page that its owner has not answered for. It is not published until they do. */
export const PersonalFinding = z.object({
  /** Names this finding for this owner in this version of this draft or site. Names nothing anywhere else. */
  id: z.string(),
  kind: FindingKind,
  /** What looks like a personal fact, as it is on the page. */
  text: z.string(),
  /** The line that contains it. */
  line: z.string(),
  /** Where, in words for its owner: `Skills`, `Work, Globex`, `the PDF`. */
  where: z.string(),
  /** JSON pointer into the resume’s content, or an id of a line; absent where it is in neither. */
  pointer: z.string().optional(),
  /** What its owner can answer: contact data of other people is never shown. */
  answers: z.array(FindingAnswer),
})
export type PersonalFinding = z.infer<typeof PersonalFinding>

/** A personal fact that its owner has answered for. The answer can be changed. */
export const AnsweredFinding = PersonalFinding.extend({ answer: FindingAnswer })
export type AnsweredFinding = z.infer<typeof AnsweredFinding>

/** The owner's answers, by finding or concern. `ok` answers a concern. */
export const Confirmations = z
  .array(
    z.strictObject({
      id: z.string().min(1).max(100),
      answer: z.enum([...FindingAnswer.options, 'ok'], {
        error: 'Please answer hide, show, not-personal or ok',
      }),
    }),
    {
      error:
        'Please answer each finding and each concern by its id: [{ "id": "…", "answer": "hide" }]. `confirmation-needed` lists them.',
    },
  )
  .max(500)
export type Confirmations = z.infer<typeof Confirmations>
