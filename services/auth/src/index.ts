export { AuthConfig } from './config.js'
export { authService, signingKeyOf } from './service.js'
export { resetPassword } from './mails/reset-password.js'
export { verifyEmail } from './mails/verify-email.js'
