import { isIP } from 'node:net'
import { httpUrl, refuse } from '@thumbfolio/kit/base'
import { port, processConfig, redisConfig, refuseStandIns } from '@thumbfolio/kit/run'
import { z } from 'zod'

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  const isPrefix =
    prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
  return namedNetworks.includes(text) || (family !== 0 && rest.length === 0 && isPrefix)
}

const networks = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((network) => network.trim())
      .filter((network) => network !== ''),
  )
  .refine((list) => list.every(isNetwork), 'a list of addresses or networks: 10.0.0.0/8,fd00::/8')

export const GatewayConfig = z
  .object({
    ...processConfig,
    ...redisConfig,
    PORT: port(8080),
    SITES_DOMAIN: z
      .string()
      .toLowerCase()
      .default('localhost')
      .describe('Sites are published at `<site>.<SITES_DOMAIN>`'),
    HOSTING_URL: httpUrl()
      .optional()
      .describe('Where published sites are served (`GENERATOR_ROLE=hosting`); default: GENERATOR_URL'),
    WEB_DIST: z.string().default('./web/dist').describe('The built web app'),
    STAND_INS_URL: httpUrl().optional().describe('Where `/dev/*` is answered; never in production'),
    TRUSTED_PROXIES: networks.describe('Networks whose `X-Forwarded-*` count'),
    CERTIFICATE_ASK_SECRET: z
      .string()
      .min(16)
      .optional()
      .describe(
        'What `/internal/domains/ask` wants as `secret`; without it only private addresses may ask, and not through a proxy',
      ),
    RATE_LIMIT_FACTOR: z.coerce
      .number()
      .positive()
      .default(1)
      .describe('Scales every rate limit of the gateway'),
  })
  .superRefine((config, context) => {
    refuseStandIns(config, context)
    if (config.NODE_ENV === 'production' && config.STAND_INS_URL !== undefined)
      refuse(context, 'STAND_INS_URL', 'refused in production')
  })
export type GatewayConfig = z.infer<typeof GatewayConfig>
