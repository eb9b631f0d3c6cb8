export { SupportConfig } from './config.js'
export { supportService } from './service.js'
export { supportMessage } from './mails/support-message.js'
