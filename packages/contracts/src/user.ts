import { z } from 'zod'
import { mixesAlphabets } from './names/look-alikes.js'

/** A user as every side may see it. `credits` is what can be spent now: the balance less its holds. */
export const User = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  /** '' or the address of the picture. */
  profilePicture: z.string(),
  credits: z.number().int(),
  isVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Why no code can be mailed to the address, as a text for its owner; absent where mails arrive or it is verified. */
  emailProblem: z.string().optional(),
  /** Has the role of an operator; absent for everybody else. */
  isOperator: z.literal(true).optional(),
})
export type User = z.infer<typeof User>

const unicodeDomain = /^(.+)@([\p{L}\p{M}\p{N}.-]+)$/u
const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text)

/** An e-mail as it is compared and stored: trimmed, in lower case, an international domain in its ASCII form (`xn--`). */
export function canonicalEmail(text: string): string {
  const email = text.trim().toLowerCase()
  const [, local, domain] = unicodeDomain.exec(email) ?? []
  if (local === undefined || domain === undefined || isAscii(domain)) return email
  const address = `http://${domain}`
  return URL.canParse(address) ? `${local}@${new URL(address).hostname}` : email
}

/** In the form of `canonicalEmail`. */
export const Email = z
  .string({ error: 'Email is required' })
  .overwrite(canonicalEmail)
  .min(1, 'Email is required')
  .max(254, 'Invalid email format')
  .pipe(z.email('Invalid email format'))

const passwordBytes = (password: string) => new TextEncoder().encode(password).length

/**
 * 6 characters to 72 bytes: bcrypt ignores what lies beyond, so longer ones are refused. In NFC, since keyboards and
 * systems write the same letter in different Unicode forms.
 */
export const Password = z
  .string({ error: 'Password is required' })
  .normalize('NFC')
  .min(1, 'Password is required')
  .min(6, 'Password must be at least 6 characters')
  .max(72, { error: 'Password must be at most 72 bytes', abort: true })
  .refine((password) => passwordBytes(password) <= 72, 'Password must be at most 72 bytes')

const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
/** Marks, embeddings, overrides and isolates. Joiners are not among them: Persian words and emoji need those. */
const bidiControls = /\p{Bidi_Control}/gu

/** A name on one line that is read in the order it is written: a control becomes a space, bidi controls are dropped. */
export const singleLine = (text: string): string => text.replace(controls, ' ').replace(bidiControls, '')

/** Zero-width spaces, soft hyphens and the like. Joiners, and what chooses an emoji, are letters' own (U+200C, U+200D). */
const zeroWidth =
  /(?!\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu
/** A joiner behind a letter that never joins. */
const idleJoiner = /(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])\p{Join_Control}/gu

/** U+2800 is a braille cell without dots. */
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Z}\u2800]*$/u

/** Does a name have anything in it that can be seen? */
export const isVisible = (name: string): boolean => !invisible.test(name)

/** Of a name that has anything else. */
const withoutZeroWidth = (name: string): string =>
  isVisible(name) ? name.replace(zeroWidth, '').replace(idleJoiner, '') : name

export const UserName = z
  .string({ error: 'User name is required' })
  .overwrite((name) => withoutZeroWidth(singleLine(name)))
  .trim()
  .min(1, { error: 'User name is required', abort: true })
  .max(50, 'User name must be at most 50 characters')
  .refine(isVisible, 'User name must have characters that can be seen')
  .refine(
    (name) => !mixesAlphabets(name),
    'User name must not mix letters of different alphabets in one word',
  )

export const OneTimeCode = z
  .string({ error: 'Please enter complete OTP' })
  .regex(/^\d{6}$/, 'Please enter complete OTP')
