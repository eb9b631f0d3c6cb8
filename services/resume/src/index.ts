export { ResumeConfig } from './config.js'
export { resumeService } from './service.js'
