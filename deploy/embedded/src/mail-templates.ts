import { resetPassword, verifyEmail } from '@thumbfolio/auth'
import {
  contactMessage,
  githubChanged,
  launchFailed,
  reportClosed,
  siteCheckedUp,
  siteLive,
  sitePutBack,
  siteTakenDown,
} from '@thumbfolio/generator'
import type { MailPreview } from '@thumbfolio/kit/run'
import { receipt } from '@thumbfolio/payment'
import { supportMessage } from '@thumbfolio/support'

/** Every mail of the product, by the name of its file. */
export const mailTemplates: Readonly<Record<string, MailPreview>> = {
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  receipt,
  'site-live': siteLive,
  'launch-failed': launchFailed,
  'site-taken-down': siteTakenDown,
  'github-changed': githubChanged,
  'site-checked-up': siteCheckedUp,
  'site-put-back': sitePutBack,
  'report-closed': reportClosed,
  'contact-message': contactMessage,
  'support-message': supportMessage,
}
