import { run } from '@thumbfolio/kit/run'
import { PaymentConfig } from './config.js'
import { paymentService } from './service.js'

await run((config) => paymentService(config), PaymentConfig, 'payment')
