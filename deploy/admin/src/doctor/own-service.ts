import { basename, dirname } from 'node:path'
import { callerNames, type CallerName } from '@thumbfolio/contracts'
import type { DoctorConfig } from '../config.js'

/** Those that keep documents. */
export const storingServices = ['auth', 'resume', 'payment', 'generator', 'dashboard', 'support'] as const

/** Operators work in the container of auth: it reaches every service, and reads what all share. */
const operatorsService: CallerName = 'auth'

/** What can be seen from a container. */
export interface View {
  /** Undefined outside of the container of a service. */
  readonly service: CallerName | undefined
  /** Whether it reaches all services, and all dead letters and backups are visible. */
  readonly seesAll: boolean
  /** Whose documents may be read. */
  readonly databases: readonly string[]
}

/** The network and the users of the engines let the container of a service see its own part alone. */
export function viewFrom({ SERVICE_ENTRY }: Pick<DoctorConfig, 'SERVICE_ENTRY'>): View {
  const workspace = SERVICE_ENTRY === undefined ? '' : basename(dirname(dirname(SERVICE_ENTRY)))
  const service = callerNames.find((name) => name === workspace)
  return {
    service,
    seesAll: service === undefined || service === operatorsService,
    databases: service === undefined ? storingServices : storingServices.filter((name) => name === service),
  }
}
