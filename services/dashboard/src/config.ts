import { platformConfig, port, refuseInProduction } from '@thumbfolio/kit/run'
import { z } from 'zod'

export const DashboardConfig = z
  .object({ ...platformConfig, PORT: port(4005) })
  .superRefine(refuseInProduction)
export type DashboardConfig = z.infer<typeof DashboardConfig>
