import { refuse, signingKeys } from '@thumbfolio/kit/base'
import { mailConfig, platformConfig, port, refuseInProduction } from '@thumbfolio/kit/run'
import { z } from 'zod'

const productionCost = 10
const productionSignupsPerHour = 10
/** A person who tries the product out never meets it; a loop does. */
const otherSignupsPerHour = 200
const longestSessionSeconds = 30 * 24 * 3_600

export const AuthConfig = z
  .object({
    ...platformConfig,
    ...mailConfig,
    PORT: port(4001),
    AUTH_SIGNING_KEY: signingKeys()
      .optional()
      .describe(
        'Signs session tokens (ES256); of several PEMs the first signs and all are accepted. Required with MONGODB_URI and in every production but the small one, else made in DATA_DIR',
      ),
    SESSION_TTL_SECONDS: z.coerce
      .number()
      .int()
      .min(1)
      .max(longestSessionSeconds)
      .default(7 * 24 * 3_600)
      .describe('How long a session lives'),
    MAIL_RETRY_SECONDS: z.coerce
      .number()
      .int()
      .min(1)
      .max(300)
      .default(120)
      .describe('Between two tries of a code that the mail server deferred (4xx), for as long as codes live'),
    SIGNUP_CREDITS: z.coerce.number().int().min(0).default(0).describe('Credits of a new account'),
    OPERATOR_CREDITS_ALONE: z.coerce
      .number()
      .int()
      .min(0)
      .default(500)
      .describe('Credits that one operator may grant in a day (UTC); more needs a second one'),
    SIGNUPS_PER_HOUR: z.coerce
      .number()
      .int()
      .min(0)
      .optional()
      .describe(
        `New accounts an hour for one client address, 0 for no limit; ${productionSignupsPerHour} in production, else ${otherSignupsPerHour}`,
      ),
    CODE_MAILS_PER_DAY: z.coerce
      .number()
      .int()
      .min(1)
      .default(5_000)
      .describe('Mails with a code in 24 hours, of all accounts; past it none is sent and an incident opens'),
    PASSWORD_COST: z.coerce
      .number()
      .int()
      .min(4)
      .max(15)
      .default(productionCost)
      .describe('Work of one password hash (bcrypt cost); tests lower it'),
  })
  .superRefine(refuseInProduction)
  .superRefine(({ NODE_ENV, PASSWORD_COST }, context) => {
    if (NODE_ENV === 'production' && PASSWORD_COST < productionCost)
      refuse(context, 'PASSWORD_COST', `must be at least ${productionCost} in production`)
  })
export type AuthConfig = z.infer<typeof AuthConfig>

/** New accounts an hour for one client address; 0: no limit. */
export const signupsPerHour = ({
  NODE_ENV,
  SIGNUPS_PER_HOUR: chosen,
}: Pick<AuthConfig, 'NODE_ENV' | 'SIGNUPS_PER_HOUR'>): number =>
  chosen ?? (NODE_ENV === 'production' ? productionSignupsPerHour : otherSignupsPerHour)

/** Of auth as a process of its own. On a database that others may share, a key in its own directory would be one of several. */
export const AuthEntryConfig = AuthConfig.superRefine(
  ({ NODE_ENV, MONGODB_URI, AUTH_SIGNING_KEY }, context) => {
    if (AUTH_SIGNING_KEY !== undefined) return
    const reason = 'all processes of auth sign with the same key'
    if (NODE_ENV === 'production') refuse(context, 'AUTH_SIGNING_KEY', `required in production: ${reason}`)
    else if (MONGODB_URI !== undefined)
      refuse(context, 'AUTH_SIGNING_KEY', `required with MONGODB_URI: ${reason}`)
  },
)
