export { PaymentConfig } from './config.js'
export { paymentService } from './service.js'
export { receipt } from './mails/receipt.js'
