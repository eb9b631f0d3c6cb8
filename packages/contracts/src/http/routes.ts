import type { RouteDeclaration } from '../route.js'
import { authRoutes } from './auth-routes.js'
import { dashboardRoutes } from './dashboard-routes.js'
import { generatorRoutes } from './generator-routes.js'
import { paymentRoutes } from './payment-routes.js'
import { resumeImportRoutes } from './resume-import-routes.js'
import { resumeRoutes } from './resume-routes.js'
import { supportRoutes } from './support-routes.js'

/** Every public route by its operation name: the gateway's table, the web's client and the OpenAPI document. */
export const routes = {
  ...authRoutes,
  ...resumeRoutes,
  ...resumeImportRoutes,
  ...paymentRoutes,
  ...generatorRoutes,
  ...dashboardRoutes,
  ...supportRoutes,
}

export const apiBase = '/api/v1'

/** The path a server mounts: `/api/v1/…`, or `/internal/…` as it stands. */
export const mountPath = ({ path }: RouteDeclaration): string =>
  path.startsWith('/internal/') ? path : `${apiBase}${path}`
