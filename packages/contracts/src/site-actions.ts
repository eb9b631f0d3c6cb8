import { z } from 'zod'

const callProblem = 'Please give the https address of the page where a call is booked'

const isPlainLink = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return (
    url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.')
  )
}

/** The calls to action at the end of a page. Each is shown only while its condition is met. */
export const SiteActions = z.strictObject({
  /** "Email me": while the e-mail address is public. */
  email: z.boolean().optional(),
  /** "Write to me": a form at the site's own host, relayed by mail. It never shows the owner's address. */
  form: z.boolean().optional(),
  /** "Download resume": while the PDF is public. */
  download: z.boolean().optional(),
  /** "Book a call": the https address of a booking page. */
  call: z.string().trim().max(500, 'At most 500 characters').refine(isPlainLink, callProblem).optional(),
})
export type SiteActions = z.infer<typeof SiteActions>

/** Actions that are switched, each by its name. `call`: empty for none. */
export const ActionsChange = SiteActions.extend({ call: SiteActions.shape.call.or(z.literal('')) })
export type ActionsChange = z.infer<typeof ActionsChange>
