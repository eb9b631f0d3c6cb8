export { PaymentConfig } from './config.js'
export { paymentService } from './service.js'
