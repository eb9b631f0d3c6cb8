import { run } from '@thumbfolio/kit/run'
import { ResumeConfig } from './config.js'
import { resumeService } from './service.js'

await run((config) => resumeService(config), ResumeConfig, 'resume')
