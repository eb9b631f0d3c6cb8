import { AuthConfig, authService } from '@thumbfolio/auth'
import { DashboardConfig, dashboardService } from '@thumbfolio/dashboard'
import { GeneratorConfig, generatorService } from '@thumbfolio/generator'
import { loadConfig, type Logger } from '@thumbfolio/kit/base'
import { dataReleases, type PlatformParts, type Service } from '@thumbfolio/kit/run'
import type { Collection, Database, State } from '@thumbfolio/kit/store'
import { PaymentConfig, paymentService } from '@thumbfolio/payment'
import { ResumeConfig, resumeService } from '@thumbfolio/resume'
import { SupportConfig, supportService } from '@thumbfolio/support'

/** A service whose data are copied, and how to create it. */
export interface CopiedService {
  readonly name: 'auth' | 'resume' | 'payment' | 'generator' | 'dashboard' | 'support'
  /** The kinds of its blobs: the first part of their names. */
  readonly files: readonly string[]
  readonly create: (environment: NodeJS.ProcessEnv, parts: PlatformParts) => Promise<Service>
}

export const services: readonly CopiedService[] = [
  {
    name: 'auth',
    files: ['avatars'],
    create: (env, parts) => authService(loadConfig(AuthConfig, env), parts),
  },
  {
    name: 'resume',
    files: ['pdfs', 'readings'],
    create: (env, parts) => resumeService(loadConfig(ResumeConfig, env), parts),
  },
  {
    name: 'payment',
    files: [],
    create: (env, parts) => paymentService(loadConfig(PaymentConfig, env), parts),
  },
  {
    name: 'generator',
    files: ['photos', 'pictures', 'sites'],
    create: (env, parts) => generatorService(loadConfig(GeneratorConfig, env), parts),
  },
  {
    name: 'dashboard',
    files: [],
    create: (env, parts) => dashboardService(loadConfig(DashboardConfig, env), parts),
  },
  {
    name: 'support',
    files: [],
    create: (env, parts) => supportService(loadConfig(SupportConfig, env), parts),
  },
]

/**
 * Creates a service without starting it, calls `use` with it, and returns all of its collections: those that it declares and
 * the one with the release that wrote them.
 */
export async function collectionsOf(
  { create }: CopiedService,
  environment: NodeJS.ProcessEnv,
  { log, use }: { log: Logger; use?: (service: Service) => Promise<void> | undefined },
): Promise<Collection<State>[]> {
  const declared = [dataReleases as unknown as Collection<State>]
  const wrapDatabase = (database: Database): Database => ({
    ...database,
    store(collection) {
      declared.push(collection as unknown as Collection<State>)
      return database.store(collection)
    },
  })
  await using service = await create(environment, { log, wrapDatabase })
  await use?.(service)
  return declared
}
