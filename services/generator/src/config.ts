import { mailConfig, platformConfig, port, refuseInProduction } from '@thumbfolio/kit'
import { z } from 'zod'

const seconds = (standard: number) => z.coerce.number().positive().max(86_400).default(standard)

const own = {
  SITES_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a host name, like sites.example.org')
    .default('localhost')
    .describe('Sites are published at <name>.<SITES_DOMAIN>'),
  SITES_ORIGIN: z
    .url()
    .optional()
    .describe('Where a launch asks for the published page; PUBLIC_URL, on loopback 127.0.0.1, unless told'),
  GITHUB_ORG: z
    .string()
    .min(1)
    .default('thumbfolio')
    .describe('The organisation site names are looked up under'),
  GENERATOR_ROLE: z
    .enum(['all', 'api', 'worker'])
    .default('all')
    .describe('What this process does: answer (api), launch (worker), or both. Two processes need MongoDB'),
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

const withPort = (standard: number) =>
  z.object({ ...platformConfig, ...mailConfig, PORT: port(standard), ...own }).superRefine(refuseInProduction)

export const GeneratorConfig = withPort(4004)
export type GeneratorConfig = z.infer<typeof GeneratorConfig>

export const GeneratorWorkerConfig = withPort(4014)
