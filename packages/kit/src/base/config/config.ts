import { z } from 'zod'
import { readFileVariables } from './file-variables.js'

/** The environment does not fit. The message names every mistake, one a line. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Parses the environment once, at boot. Empty variables count as absent, and `NAME_FILE` is a file that holds `NAME`.
 * `others` read the same environment later, so that their mistakes are reported now.
 * @throws ConfigError naming every mistake
 */
export function loadConfig<S extends z.ZodType>(
  schema: S,
  environment: NodeJS.ProcessEnv = process.env,
  others: readonly z.ZodType[] = [],
): z.infer<S> {
  const { variables: present, unreadable } = readFileVariables(environment, namesIn([schema, ...others]))
  const parsed = schema.safeParse(present)
  const mistakes = [schema, ...others]
    .flatMap((one) => issuesOf(one, present))
    .map(({ path, message }) => `  ${path.join('.') || 'environment'}: ${message}`)
    .concat(unreadable.map((mistake) => `  ${mistake}`))
  if (parsed.success && mistakes.length === 0) return parsed.data
  throw new ConfigError(`The configuration does not fit:\n${[...new Set(mistakes)].join('\n')}`)
}

/**
 * Zod runs no `superRefine` while a variable does not parse. So the environment is parsed again without the variables that
 * were refused, and the mistakes of all others are known too. One that is about a refused variable could follow from it.
 */
function issuesOf(schema: z.ZodType, environment: NodeJS.ProcessEnv): z.core.$ZodIssue[] {
  const issues = schema.safeParse(environment).error?.issues ?? []
  const refused = new Set(issues.map(({ path }) => String(path[0])))
  if (refused.size === 0) return issues
  const others = Object.fromEntries(Object.entries(environment).filter(([name]) => !refused.has(name)))
  const later = schema.safeParse(others).error?.issues ?? []
  const isAboutRefused = ({ path, message }: z.core.$ZodIssue) =>
    [...refused].some((name) => path[0] === name || message.includes(name))
  return [...issues, ...later.filter((issue) => !isAboutRefused(issue))]
}

const namesIn = (schemas: readonly z.ZodType[]): string[] =>
  schemas.flatMap((one) => (one instanceof z.ZodObject ? Object.keys(one.shape) : []))

/**
 * The environment for code that reads some variables again under other names: without empty variables, and with every
 * `NAME_FILE` of the schemas replaced by `NAME`.
 * @throws ConfigError for a file that cannot be read
 */
export function withFilesRead(
  environment: NodeJS.ProcessEnv,
  schemas: readonly z.ZodType[],
): NodeJS.ProcessEnv {
  const names = namesIn(schemas)
  const { variables, unreadable } = readFileVariables(environment, names)
  if (unreadable.length > 0)
    throw new ConfigError(`The configuration does not fit:\n  ${unreadable.join('\n  ')}`)
  const files = new Set(names.map((name) => `${name}_FILE`))
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !files.has(name)))
}

/** One mistake of the environment, for a `superRefine`: the variable, and what it should be. */
export function refuse(context: z.RefinementCtx, variable: string, message: string): void {
  context.addIssue({ code: 'custom', path: [variable], message })
}

/** An address of HTTP with its scheme, since `auth:4001` is a URL too; without slashes at its end, since paths come after it. */
export const httpUrl = (): z.ZodURL =>
  z
    .url({ protocol: /^https?$/, error: 'must be an address with its scheme, like http://host:8080' })
    .overwrite((url) => url.replace(/\/+$/, ''))

/** The same without user and password, which logs would show and `fetch` refuses; `instead` names their variables. */
export const httpUrlWithoutUser = (instead: string): z.ZodURL =>
  httpUrl().refine((url) => {
    const { username, password } = URL.canParse(url) ? new URL(url) : { username: '', password: '' }
    return username === '' && password === ''
  }, `must hold no user and password; use ${instead}`)

/** An address of a mail server with its scheme: of `host:25` the library takes no host, and asks this machine. */
export const smtpUrl = (): z.ZodURL =>
  z.url({ protocol: /^smtps?$/, error: 'must be an address with its scheme, like smtp://host:25' })
