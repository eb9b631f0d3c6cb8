export { DoctorConfig } from './config.js'
