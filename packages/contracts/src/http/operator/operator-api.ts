import type { RouteTable } from '../../route.js'
import { accountHelpRoutes } from './account-help-routes.js'
import { authOperatorRoutes } from './auth-operator-routes.js'
import { generatorOperatorRoutes } from './generator-operator-routes.js'
import { operatorPageRoutes } from './operator-page-routes.js'
import { paymentOperatorRoutes } from './payment-operator-routes.js'
import { productNoticeRoutes } from './product-notice-routes.js'

/** All that the gateway routes for operators. None of it is in the OpenAPI document. */
export const operatorApiRoutes: RouteTable = {
  ...operatorPageRoutes,
  ...authOperatorRoutes,
  ...accountHelpRoutes,
  ...productNoticeRoutes,
  ...generatorOperatorRoutes,
  ...paymentOperatorRoutes,
}
