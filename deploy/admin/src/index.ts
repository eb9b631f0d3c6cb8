export { AdminConfig } from './config.js'
