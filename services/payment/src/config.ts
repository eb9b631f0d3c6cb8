import { platformConfig, port, refuseInProduction } from '@thumbfolio/kit'
import { z } from 'zod'

export const PaymentConfig = z.object({ ...platformConfig, PORT: port(4003) }).superRefine(refuseInProduction)
export type PaymentConfig = z.infer<typeof PaymentConfig>
