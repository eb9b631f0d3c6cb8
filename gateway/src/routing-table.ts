import { mountPath, type RouteDeclaration, type RouteTable, type ServiceName } from '@thumbfolio/contracts'
import { isOperatorAccess } from '@thumbfolio/kit/http'

/** Which service answers a path, and the declared route where the method is declared too. */
export interface Match {
  readonly service: ServiceName
  /** As declared: `/api/v1/auth/resume/:id`. */
  readonly path: string
  /** Absent for a known path with another method: the service answers it with 405 and `Allow`. */
  readonly route: RouteDeclaration | undefined
}

interface Entry {
  readonly pattern: RegExp
  readonly service: ServiceName
  readonly byMethod: Map<string, Match>
  /** Absent for paths of operators, which say nothing. */
  readonly otherMethod: Match | undefined
}

/**
 * The one routing table. It is read off the declared routes, so a path belongs to the service that declares it:
 * `/auth/resume` and `/dash/get-resume` to resume, the rest of `/auth` and `/dash` to auth and dashboard.
 */
export function routingTable(table: RouteTable) {
  const entries = entriesOf(Object.values(table))

  return (method: string, path: string): Match | undefined => {
    let otherMethod: Match | undefined
    for (const entry of entries) {
      if (!entry.pattern.test(path)) continue
      const match = entry.byMethod.get(method)
      if (match) return match
      otherMethod ??= entry.otherMethod
    }
    return otherMethod
  }
}

function entriesOf(declarations: readonly RouteDeclaration[]): Entry[] {
  const entries = new Map<string, Entry>()
  for (const route of declarations) {
    const { service, method } = route
    const path = mountPath(route)
    const entry = entries.get(`${service} ${path}`) ?? {
      pattern: patternOf(path),
      service,
      byMethod: new Map<string, Match>(),
      otherMethod: isOperatorAccess(route.access) ? undefined : { service, path, route: undefined },
    }
    const match = { service, path, route }
    entry.byMethod.set(method, match)
    if (method === 'GET') entry.byMethod.set('HEAD', match)
    entries.set(`${service} ${path}`, entry)
  }
  return [...entries.values()].sort(literalFirst)
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`)

const literalFirst = (a: Entry, b: Entry): number =>
  Number(a.pattern.source.includes('[^/]')) - Number(b.pattern.source.includes('[^/]'))
