import { z } from 'zod'
import { ModelVendor } from '../models.js'
import { raw, route, type RouteTable } from '../route.js'
import { Email, OneTimeCode, Password, User, UserName } from '../user.js'
import { IdParams, Message, SessionAnswer, UserAnswer, withMessage } from './answers.js'
import { welcomeRoutes } from './welcome-routes.js'

/** A login must not reveal the format of accounts, so its fields are only text. */
const LoginBody = z.object({
  /** Or the user name. */
  email: z.string({ error: 'Email is required' }).min(1, 'Email is required'),
  password: z.string({ error: 'Password is required' }).min(1, 'Password is required'),
})

/** A movement of credits. `delta` is what it changed of the spendable credits; a capture changes nothing any more. */
export const LedgerEntry = z.object({
  id: z.string(),
  kind: z.enum(['granted', 'held', 'captured', 'released']),
  delta: z.number().int(),
  /** The launch or the order it belongs to. */
  reference: z.string(),
  text: z.string(),
  time: z.iso.datetime(),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

const ConsentState = z.object({
  granted: z.boolean(),
  /** When the owner last said so; absent before they said anything. */
  changedAt: z.iso.datetime().optional(),
})

/** Which vendors of models may see the resumes of an account. Nothing is allowed until its owner says so. */
export const Consents = z.record(ModelVendor, ConsentState)
export type Consents = z.infer<typeof Consents>

/** A session is begun: its account may be suspended, or all its sessions ended at the same moment. */
const sessionProblems = ['account-suspended', 'unauthenticated'] as const

export const authRoutes = {
  ...welcomeRoutes,
  signUp: route({
    service: 'auth',
    method: 'POST',
    path: '/auth/signup',
    summary: 'Make an account and mail its first one-time code',
    access: 'public',
    rate: 'auth',
    body: z.object({ username: UserName, email: Email, password: Password }),
    answers: { 201: withMessage({ token: z.string(), data: User }) },
    problems: ['validation-failed', 'email-taken', 'username-taken', ...sessionProblems],
  }),
  resendVerification: route({
    service: 'auth',
    method: 'POST',
    path: '/auth/resend-verification',
    summary: 'Mail a new one-time code; the same answer for an unknown address',
    access: 'public',
    rate: 'auth',
    body: z.object({ email: Email }),
    answers: { 200: Message },
    problems: ['validation-failed', 'resend-too-soon'],
  }),
  verifyOtp: route({
    service: 'auth',
    method: 'POST',
    path: '/auth/verify-otp',
    summary: 'Verify the e-mail with the one-time code',
    access: 'public',
    rate: 'auth',
    body: z.object({ email: Email, otp: OneTimeCode }),
    answers: { 200: SessionAnswer },
    problems: ['validation-failed', 'invalid-otp', 'otp-expired', 'too-many-wrong-codes', ...sessionProblems],
  }),
  login: route({
    service: 'auth',
    method: 'POST',
    path: '/auth/login',
    summary: 'Start a session. `email` is the e-mail or the user name',
    access: 'public',
    rate: 'auth',
    body: LoginBody,
    answers: { 200: SessionAnswer },
    problems: ['validation-failed', 'invalid-credentials', 'too-many-logins', ...sessionProblems],
  }),
  logout: route({
    service: 'auth',
    method: 'GET',
    path: '/auth/logout',
    summary: 'End this session, or with `everywhere=true` all of the user',
    access: 'session',
    rate: 'write',
    query: z.object({ everywhere: z.enum(['true', 'false']).optional() }),
    answers: { 200: Message },
    problems: ['origin-refused'],
  }),
  checkAuth: route({
    service: 'auth',
    method: 'GET',
    path: '/auth/checkAuth',
    summary: 'Who this session is',
    access: 'session',
    rate: 'read',
    answers: { 200: z.object({ data: User }) },
    problems: [],
  }),
  updateProfile: route({
    service: 'auth',
    method: 'PUT',
    path: '/auth/update-profile',
    summary: 'Replace the profile picture (PNG, JPEG or WebP as a data URL, at most 5 MB)',
    access: 'session',
    rate: 'upload',
    body: z.object({
      profilePic: z.string({ error: 'Please choose a picture' }).min(1, 'Please choose a picture'),
    }),
    bodyLimitBytes: 7.5 * 2 ** 20,
    bodyTooLarge: 'avatar-too-large',
    answers: { 200: UserAnswer },
    problems: ['not-an-image', 'avatar-too-large', 'upload-busy', 'request-timeout'],
  }),
  avatar: route({
    service: 'auth',
    method: 'GET',
    path: '/auth/avatars/:id',
    summary: 'A profile picture, under an unguessable id',
    access: 'public',
    rate: 'read',
    params: IdParams,
    answers: { 200: raw('image/webp') },
    problems: [],
  }),
  forgotPassword: route({
    service: 'auth',
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Mail a code to set a new password; the same answer for an unknown address',
    access: 'public',
    rate: 'auth',
    body: z.object({ email: Email }),
    answers: { 200: Message },
    problems: ['validation-failed'],
  }),
  resetPassword: route({
    service: 'auth',
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Set a new password with the mailed code; ends all sessions',
    access: 'public',
    rate: 'auth',
    body: z.object({ email: Email, otp: OneTimeCode, password: Password }),
    answers: { 200: Message },
    problems: ['validation-failed', 'invalid-otp', 'otp-expired', 'too-many-wrong-codes'],
  }),
  changePassword: route({
    service: 'auth',
    method: 'PUT',
    path: '/auth/password',
    summary: 'Change the password; ends all sessions and answers with a new one',
    access: 'verified',
    rate: 'auth',
    body: z.object({ current: z.string().min(1, 'Password is required'), password: Password }),
    answers: { 200: SessionAnswer },
    problems: ['validation-failed', 'wrong-password', 'too-many-logins', ...sessionProblems],
  }),
  changeEmail: route({
    service: 'auth',
    method: 'PATCH',
    path: '/auth/email',
    summary: 'Correct a mistyped e-mail, before verification only',
    access: 'session',
    rate: 'auth',
    body: z.object({ email: Email }),
    answers: { 200: UserAnswer },
    problems: ['validation-failed', 'email-taken', 'already-verified', 'resend-too-soon'],
  }),
  credits: route({
    service: 'auth',
    method: 'GET',
    path: '/auth/credits',
    summary: 'The credit ledger, newest first',
    access: 'verified',
    rate: 'read',
    query: z.object({
      after: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    answers: { 200: z.object({ data: z.array(LedgerEntry), next: z.string().optional() }) },
    problems: ['validation-failed'],
  }),
  consents: route({
    service: 'auth',
    method: 'GET',
    path: '/auth/consents',
    summary: 'Which vendors of models may see the resumes of this account',
    access: 'verified',
    rate: 'read',
    answers: { 200: z.object({ data: Consents }) },
    problems: [],
  }),
  changeConsent: route({
    service: 'auth',
    method: 'PUT',
    path: '/auth/consents/:vendor',
    summary: 'Allow one vendor to see the resumes of this account, or withdraw it',
    access: 'verified',
    rate: 'write',
    params: z.object({ vendor: z.string() }),
    body: z.strictObject({ granted: z.boolean({ error: 'Please say yes or no' }) }),
    answers: { 200: withMessage({ data: Consents }) },
    problems: ['validation-failed'],
  }),
  deleteAccount: route({
    service: 'auth',
    method: 'DELETE',
    path: '/auth/account',
    summary: 'Delete the account; every service deletes what it holds',
    access: 'session',
    rate: 'auth',
    body: z.object({ password: z.string({ error: 'Password is required' }).min(1, 'Password is required') }),
    answers: { 202: Message },
    problems: ['validation-failed', 'wrong-password', 'too-many-logins'],
  }),
  exportData: route({
    service: 'auth',
    method: 'GET',
    path: '/auth/export',
    summary:
      'Everything held about this person as a ZIP: account, ledger, resumes, readings, sites, launches. One at a time',
    access: 'verified',
    rate: 'export',
    answers: { 200: raw('application/zip') },
    problems: ['export-running', 'export-unavailable'],
  }),
  jwks: route({
    service: 'auth',
    method: 'GET',
    path: '/auth/.well-known/jwks.json',
    summary: 'The public keys that session tokens are signed with',
    access: 'public',
    rate: 'read',
    cacheControl: 'public, no-cache',
    answers: { 200: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }) },
    problems: [],
  }),
} satisfies RouteTable
