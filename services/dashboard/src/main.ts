import { run } from '@thumbfolio/kit/run'
import { DashboardConfig } from './config.js'
import { dashboardService } from './service.js'

await run((config) => dashboardService(config), DashboardConfig, 'dashboard')
