export { DashboardConfig } from './config.js'
export { dashboardService } from './service.js'
