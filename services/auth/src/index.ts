export { AuthConfig } from './config.js'
export { authService } from './service.js'
