export { SupportConfig } from './config.js'
export { supportService } from './service.js'
