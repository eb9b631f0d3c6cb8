export const publicRoutes: readonly string[]
export const privateRoutes: readonly string[]
export function fill(route: string, values: { resume: string; site: string }): string
