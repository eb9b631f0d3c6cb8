import type { RouteDeclaration, RouteTable } from '../../route.js'
import { authOperatorRoutes } from './auth-operator-routes.js'
import { generatorOperatorRoutes } from './generator-operator-routes.js'
import { operatorPageRoutes } from './operator-page-routes.js'
import { paymentOperatorRoutes } from './payment-operator-routes.js'

const forOperators = (declaration: RouteDeclaration): RouteDeclaration => ({
  ...declaration,
  path: declaration.path.replace(/^\/internal/, ''),
  access: 'operator-confirmed',
  rate: 'operator',
})

/**
 * The routes of `thumbfolio-admin` for sessions: `/internal/operator/…` is `/api/v1/operator/…`. The type stays that of the
 * table, so the same handlers serve both.
 */
const operatorApi = <T extends RouteTable>(table: T): T =>
  Object.fromEntries(
    Object.entries(table).map(([operation, declaration]) => [operation, forOperators(declaration)]),
  ) as T

export const authOperatorApi = /* @__PURE__ */ operatorApi(authOperatorRoutes)
export const generatorOperatorApi = /* @__PURE__ */ operatorApi(generatorOperatorRoutes)
export const paymentOperatorApi = /* @__PURE__ */ operatorApi(paymentOperatorRoutes)

/** All that the gateway routes for operators. None of it is in the OpenAPI document. */
export const operatorApiRoutes: RouteTable = {
  ...operatorPageRoutes,
  ...authOperatorApi,
  ...generatorOperatorApi,
  ...paymentOperatorApi,
}
