import type { ModelVendor } from '@thumbfolio/contracts'
import { httpUrl, refuse } from '@thumbfolio/kit/base'
import { mailConfig, platformConfig, port, refuseInProduction } from '@thumbfolio/kit/run'
import { z } from 'zod'
import { cdnConfig, requireOriginBehindCdn } from './cdn-config.js'
import { githubConfig, requireGitHub } from './github-config.js'

const seconds = (standard: number) => z.coerce.number().positive().max(86_400).default(standard)

const count = (standard: number) => z.coerce.number().int().min(1).max(1_000).default(standard)

const Address = z.union([z.ipv4(), z.ipv6()])
const isAddress = (text: string) => Address.safeParse(text).success
const isServer = (text: string) =>
  isAddress(text.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')) || isAddress(text)

const list = (isItem: (text: string) => boolean, wanted: string) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    )
    .refine((items) => items.every(isItem), wanted)

const generatorRoles = ['api', 'hosting', 'worker'] as const
export type GeneratorRole = (typeof generatorRoles)[number]

/** The roles of a process. None named, and `all`: every role. */
const roles = list(
  (item) => item === 'all' || generatorRoles.some((role) => role === item),
  `must be of ${generatorRoles.join(', ')}, several separated by commas`,
).transform((items): readonly GeneratorRole[] =>
  items.length === 0 || items.includes('all')
    ? generatorRoles
    : generatorRoles.filter((role) => items.includes(role)),
)

/** `1.5/7.5`: dollars per million tokens, in and out. */
const price = (model: string) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/, 'must be like 1.5/7.5')
    .transform((text) => {
      const [input = 0, output = 0] = text.split('/').map(Number)
      return { input, output }
    })
    .optional()
    .describe(`Dollars per million tokens in and out of ${model}, like 1.5/7.5; default: the list price`)

/** A model's key, where it is reached, and which of the vendor's models it is. */
const models = {
  GEMINI_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Key for gemini-flash; without it the local composer writes, in development only'),
  GEMINI_BASE_URL: httpUrl().optional().describe('Where Gemini answers; default: Google'),
  GEMINI_MODEL: z.string().min(1).default('gemini-3.8-flash').describe('What gemini-flash is at Google'),
  GEMINI_PRICE_USD: price('GEMINI_MODEL'),
  ANTHROPIC_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Key for sonnet; without it the local composer writes, in development only'),
  ANTHROPIC_BASE_URL: httpUrl().optional().describe('Where Claude answers; default: Anthropic'),
  ANTHROPIC_MODEL: z.string().min(1).default('claude-sonnet-5-5').describe('What sonnet is at Anthropic'),
  ANTHROPIC_PRICE_USD: price('ANTHROPIC_MODEL'),
  MODEL_DAILY_BUDGET_USD: z.coerce
    .number()
    .min(0)
    .max(100_000)
    .default(20)
    .describe('What all models may cost a day (UTC), all workers together'),
  MODEL_TIMEOUT_SECONDS: seconds(45).describe('For one answer of a model'),
}

const own = {
  ...models,
  ...githubConfig,
  ...cdnConfig,
  SITES_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a host name, like sites.example.org')
    .default('localhost')
    .describe('Sites are published at <name>.<SITES_DOMAIN>'),
  SITES_ORIGIN: httpUrl()
    .optional()
    .describe('Where a launch asks for the published page; default: PUBLIC_URL, on loopback 127.0.0.1'),
  DOMAINS_TARGET: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a host name, like sites.example.org')
    .optional()
    .describe('What custom domains point to by CNAME; default: SITES_DOMAIN'),
  DOMAINS_ADDRESSES: list(isAddress, 'a list of addresses: 192.0.2.1,2001:db8::1').describe(
    'Addresses that custom domains point to by A and AAAA; default: those of DOMAINS_TARGET in DNS',
  ),
  DNS_SERVERS: list(isServer, 'a list of addresses, each with a port if not 53: 127.0.0.1:5353').describe(
    'Resolvers that custom domains are looked up with; default: those of the system',
  ),
  LINK_PREVIEW_PRIVATE_HOSTS: list(
    (item) => /^[\w.:[\]]+:\d+$/.test(item),
    'a list of addresses with ports: 127.0.0.1:8080',
  ).describe(
    'Private addresses that linked pages may be loaded from, for previews and checkups; in development only',
  ),
  CERTIFICATE_ISSUERS: z
    .string()
    .regex(/^(off|[a-z0-9.-]+(,[a-z0-9.-]+)*)$/, 'must be like letsencrypt.org,sectigo.com, or off')
    .default('letsencrypt.org,sectigo.com')
    .transform((text) => (text === 'off' ? [] : text.split(',')))
    .describe(
      'Whose certificates the proxy asks for, as CAA records name them; default: those of Caddy. `off`: CAA records of custom domains are not checked',
    ),
  DRAFTS_MOST: count(20).describe('Drafts that one account has at a time; the oldest goes'),
  DRAFTS_PER_DAY_WITHOUT_CREDITS: count(10).describe(
    'New drafts that an account without credits may make a day (UTC)',
  ),
  GENERATOR_ROLE: roles.describe(
    'What this process does, several separated by commas: answer the API and serve published sites (api), serve published sites alone (hosting), launch (worker); default: all. Two processes need MongoDB, Kafka and Redis',
  ),
  GENERATOR_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(4)
    .describe('Launches that one worker runs at once'),
  LAUNCH_DEADLINE_SECONDS: seconds(120).describe(
    'A launch that is not live by then fails, and costs nothing',
  ),
  LAUNCH_LEASE_SECONDS: seconds(10).describe(
    'A launch whose worker died is taken up by another one after this time',
  ),
}

/** Published sites are served without any model. */
export const asksModels = (roles: readonly GeneratorRole[]): boolean =>
  roles.some((role) => role !== 'hosting')

/** What a vendor's variables begin with. */
const prefixes = { google: 'GEMINI', anthropic: 'ANTHROPIC' } as const satisfies Record<ModelVendor, string>
type Keys = { [P in (typeof prefixes)[ModelVendor] as `${P}_API_KEY`]?: string | undefined }

/** How the model of a vendor is reached; undefined without its key. */
export function modelSettings(config: GeneratorConfig, vendor: ModelVendor) {
  const prefix = prefixes[vendor]
  const apiKey = config[`${prefix}_API_KEY`]
  if (apiKey === undefined) return undefined
  return {
    apiKey,
    model: config[`${prefix}_MODEL`],
    baseUrl: config[`${prefix}_BASE_URL`],
    price: config[`${prefix}_PRICE_USD`],
  }
}

/** The local composer is a stand-in: production names every key it lacks. */
function requireKeys(
  config: Keys & { NODE_ENV: string; GENERATOR_ROLE: readonly GeneratorRole[] },
  context: z.RefinementCtx,
): void {
  if (config.NODE_ENV !== 'production' || !asksModels(config.GENERATOR_ROLE)) return
  for (const key of Object.values(prefixes).map((prefix) => `${prefix}_API_KEY` as const))
    if (config[key] === undefined)
      refuse(context, key, 'required in production: the local composer is a stand-in')
}

function refusePrivateHosts(
  config: { NODE_ENV: string; LINK_PREVIEW_PRIVATE_HOSTS: readonly string[] },
  context: z.RefinementCtx,
): void {
  if (config.NODE_ENV === 'production' && config.LINK_PREVIEW_PRIVATE_HOSTS.length > 0)
    refuse(context, 'LINK_PREVIEW_PRIVATE_HOSTS', 'for development only: it opens private addresses')
}

/** What the processes of one generator share. */
const shared = ['MONGODB_URI', 'KAFKA_BROKERS', 'REDIS_URL'] as const

function requireSharedEngines(
  config: { [K in (typeof shared)[number]]?: string | undefined },
  context: z.RefinementCtx,
): void {
  for (const variable of shared)
    if (config[variable] === undefined)
      refuse(
        context,
        variable,
        'required where roles are processes of their own: they share store, events and wake-ups',
      )
}

const withPort = (standard: number) =>
  z
    .object({ ...platformConfig, ...mailConfig, PORT: port(standard), ...own })
    .superRefine(refuseInProduction)
    .superRefine(requireKeys)
    .superRefine(requireGitHub)
    .superRefine(requireOriginBehindCdn)
    .superRefine(refusePrivateHosts)

export const GeneratorConfig = withPort(4004)
export type GeneratorConfig = z.infer<typeof GeneratorConfig>

/** Of a process that may leave roles to others. `api` contains `hosting`. */
export const GeneratorEntryConfig = GeneratorConfig.superRefine((config, context) => {
  const does = (role: GeneratorRole) => config.GENERATOR_ROLE.includes(role)
  if (!does('api') || !does('worker')) requireSharedEngines(config, context)
})

export const GeneratorWorkerConfig = withPort(4014).superRefine(requireSharedEngines)
