import { channel } from 'node:diagnostics_channel'
import { DomainError, problemsOf, type RouteDeclaration } from '@thumbfolio/contracts'

/**
 * Has each refusal that a handler throws and its route does not declare: `{ operation, code }`. The OpenAPI document would
 * keep it from a client. The tests subscribe and fail; without a subscriber nothing happens.
 */
const undeclared = channel('thumbfolio.undeclared-problem')

/** Publishes what is not declared, and throws it on. */
export function undeclaredProblems(
  operation: string,
  declaration: RouteDeclaration,
): (error: unknown) => never {
  const declared = new Set<string>(problemsOf(declaration))
  return (error) => {
    if (error instanceof DomainError && !declared.has(error.code))
      undeclared.publish({ operation, code: error.code })
    throw error
  }
}
