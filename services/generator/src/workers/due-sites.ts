import type { Site } from '../launches/domain/site/site.js'
import type { Ports } from '../launches/ports.js'
import { startDueWork, type DueWork, type DueWorkOptions } from './due-work.js'

/** Works on due sites; a failure is logged in the trace of the launch. */
export const startDueSites = (
  ports: Pick<Ports, 'sites' | 'now' | 'log' | 'stopping'>,
  options: Omit<DueWorkOptions<Site>, 'traceparentOf'>,
): DueWork =>
  startDueWork(ports.sites, ports, { ...options, traceparentOf: ({ current }) => current?.traceparent })
