export { AuthConfig } from './config.js'
export { authService, signingKeyOf } from './service.js'
