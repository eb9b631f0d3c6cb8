/** What `make new` writes, as file texts by path. Each function throws an Error that says how to ask for it. */

export const camel = (name) => name.replaceAll(/[-.](\w)/g, (_, letter) => letter.toUpperCase())
export const pascal = (name) => camel(`-${name}`)
const inWords = (name) => name.replaceAll(/[-.]/g, ' ')
export const sentence = (name) => inWords(name).replace(/^./, (letter) => letter.toUpperCase())

/** A file, a command in one commit, and its test to be written. */
export function newCommand(project, { name }) {
  const [service, verb, module] = serviceAnd(
    project,
    name,
    /^[a-z]+(-[a-z0-9]+)+$/,
    'a verb and a noun: close-message',
  )
  const modules = modulesOf(project, service)
  if (!modules.includes(module))
    throw new Error(
      modules.includes('')
        ? `${service} has no modules: NAME=${service}/${verb}`
        : `${service} is made of modules: NAME=${service}/${modules.join('|')}/${verb}`,
    )
  const path = `services/${service}/src/${module && `${module}/`}commands/${verb}.ts`
  refuseExisting(project, path)
  return {
    [path]: `import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import type { Ports } from '../ports.js'

/** ${sentence(verb)}. Write here what holds afterwards, also when it is repeated. */
export const ${camel(verb)} = traced('${verb}', (ports: Ports, id: string): Promise<void> =>
  // Load, decide in the domain, and commit once, with the events. A commit that came first repeats all of it.
  retryStale(async () => {
    throw new Error(\`${verb} does not handle \${id} yet, at \${ports.now()}\`)
  }),
)
`,
    ...failingTest(project, service, verb),
  }
}

/** A declaration in contracts, its handler, and its test to be written. */
export function newRoute(project, { name, method }) {
  const [service, verb, module] = serviceAnd(project, name, /^[a-z]+(-[a-z0-9]+)*$/, 'words: list-messages')
  if (!/^(GET|POST|PUT|PATCH|DELETE)$/.test(method))
    throw new Error(`METHOD=${method}: choose one of GET POST PUT PATCH DELETE`)
  const routesPath = `packages/contracts/src/http/${service}-routes.ts`
  const handlersName = `${module && `/${module}`}/http/${service}-handlers.ts`
  const handlersPath = project.list(`services/${service}/src`).find((path) => path.endsWith(handlersName))
  if (!handlersPath || !project.exists(routesPath))
    throw new Error(`${service} lacks ${routesPath} or its ${handlersName}: write the route by hand`)
  const routes = project.read(routesPath)
  const table = new RegExp(`(export const ${service}Routes = \\{[^]*?\\n)\\} satisfies RouteTable`)
  const handlers = project.read(handlersPath)
  // The end of the object, whether an arrow function or a statement returns it.
  const handler = new RegExp(`(RouteHandlers<typeof ${service}Routes>[^]*?\\n)(\\}\\)|  \\}\\n\\})\\n`)
  if (routes.includes(`  ${camel(verb)}: route(`)) throw new Error(`${routesPath} has ${camel(verb)} already`)
  if (!table.test(routes) || !handler.test(handlers))
    throw new Error(
      `The table in ${routesPath} or ${handlersPath} has another shape: write the route by hand`,
    )

  const declaration = `  ${camel(verb)}: route({
    service: '${service}',
    method: '${method}',
    path: '/${service}/${verb}',
    summary: '${sentence(verb)}',
    access: 'verified',
    rate: '${method === 'GET' ? 'read' : 'write'}',
    answers: { 200: Message },
    problems: [],
  }),
`
  return {
    ...failingTest(project, service, verb),
    [routesPath]: withImport(routes, 'Message', './answers.js').replace(
      table,
      (_, before) => `${before}${declaration}} satisfies RouteTable`,
    ),
    [handlersPath]: handlers.replace(
      handler,
      (_, before, end) =>
        `${before}${camel(verb)}: async () => ({ status: 200, body: { message: '${sentence(verb)}' } }),\n${end}\n`,
    ),
  }
}

/** A schema, a note, a fixture, and the consumer with its subscription. The service that owns the aggregate publishes it. */
export function newEvent(project, { name, to }) {
  if (!/^[a-z]+\.[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error(`NAME=${name}: an aggregate and what happened to it, in the past: site.archived`)
  if (!project.services.includes(to)) throw new Error(`TO=${to}: choose one of ${project.services.join(' ')}`)
  const type = `${name}.v1`
  const schema = `${pascal(name)}V1`
  const [aggregate] = name.split('.')
  const folder = 'packages/contracts'
  const eventsPath = `${folder}/src/events/events.ts`
  const cataloguePath = `${folder}/src/events/event-catalogue.ts`
  const events = project.read(eventsPath)
  const catalogue = project.read(cataloguePath)
  if (events.includes(`'${type}'`))
    throw new Error(`${type} exists already; a changed event is the next version`)
  const sibling = new RegExp(
    `'(${aggregate}\\.[a-z-]+\\.v1)': \\{\\s+from: '(\\w+)',\\s+subject: '([^']+)'`,
  ).exec(catalogue)
  if (!sibling)
    throw new Error(`No event of ${aggregate} exists: write the first one by hand, see docs/first-change.md`)
  const [, siblingType, from, subject] = sibling

  const consumerPath = `services/${to}/src/events/on-${name.replace('.', '-')}.ts`
  refuseExisting(project, consumerPath)
  const consumer = `on${pascal(name)}`
  const subscription = new RegExp(`group: '${to}',\\s+handlers: (\\{|\\w+\\()`)
  const subscriberPath = project
    .list(`services/${to}/src`)
    .find((path) => subscription.test(project.read(path)))
  if (!subscriberPath)
    throw new Error(`${to} subscribes to nothing yet: call platform.bus.subscribe in its service.ts first`)
  const subscriber = project.read(subscriberPath)
  const ports = /\bPorts\b[^\n]* from '\.\.?\/([\w/]*ports)\.js'/.exec(subscriber)[1]
  const isMapApart = subscription.exec(subscriber)[1] !== '{'
  const map = isMapApart ? /: Handlers => \(\{/ : subscription
  const eventsFolder = subscriberPath.includes('/src/events/') ? './' : './events/'
  const fixture = JSON.parse(project.read(`${folder}/fixtures/events/${siblingType}.json`))

  return {
    [eventsPath]: events
      .replace(
        '\n/** Every event of the product',
        `export const ${schema} = z.object({ userId: id })\n\n/** Every event of the product`,
      )
      .replace(/\n\} as const/, `\n  '${type}': ${schema},\n} as const`),
    [cataloguePath]: catalogue.replace(
      /\n\}\n$/,
      `\n  '${type}': {
    from: '${from}',
    subject: '${subject}',
    means: '${sentence(name)}.',
    to: { ${to}: 'say what it does with it' },
  },\n}\n`,
    ),
    [`${folder}/fixtures/events/${type}.json`]: JSON.stringify({
      ...fixture,
      type,
      data: { userId: 'u_2Jd8sQx1' },
    }),
    [consumerPath]: `import type { EventOf } from '@thumbfolio/contracts'
import type { Ports } from '../${ports}.js'

/** Commits with \`cause: event.id\`, so that a redelivery changes nothing. What it throws is retried. */
export async function ${consumer}({ now }: Ports, { id, subject }: EventOf<'${type}'>): Promise<void> {
  throw new Error(\`${consumer} does not handle \${subject} yet (event \${id} at \${now()})\`)
}
`,
    [subscriberPath]: withImport(
      subscriber,
      consumer,
      `${eventsFolder}on-${name.replace('.', '-')}.js`,
    ).replace(map, (start) => `${start} '${type}': (event) => ${consumer}(ports, event),`),
  }
}

/** Adds a name to the import of that module, or the import among those of our own files, by their order. */
function withImport(text, name, from) {
  const known = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}'`)
  const names = known.exec(text)?.[1]
  if (names !== undefined)
    return new RegExp(`\\b${name}\\b`).test(names)
      ? text
      : text.replace(known, `import { ${name},${names}} from '${from}'`)
  const line = `import { ${name} } from '${from}'\n`
  const later = [...text.matchAll(/^import [^'\n]*'(\.\.?\/[^']+)'\n/gm)].find(([, path]) => path > from)
  const at = later?.index ?? text.lastIndexOf('\nimport ') + 1
  return text.slice(0, at) + line + text.slice(at)
}

/** A test that fails until somebody writes it. */
export function failingTest(project, service, verb) {
  const path = `services/${service}/tests/${verb}.test.ts`
  refuseExisting(project, path)
  return {
    [path]: `import { describe, it } from '@jest/globals'

describe('${verb}', () => {
  it('when it is asked for, then its answer, the new state and the events are right', () => {
    throw new Error('Write the test of ${verb} over HTTP, as its neighbours in this folder do')
  })
})
`,
  }
}

/** The service, the words, and the module between them, '' where none is named. */
export function serviceAnd(project, name, shape, example) {
  const [service, ...rest] = name.split('/')
  const verb = rest.pop() ?? ''
  if (!project.services.includes(service) || !shape.test(verb))
    throw new Error(`NAME=${name}: a service (${project.services.join(' ')}), a slash, and ${example}`)
  return [service, verb, rest.join('/')]
}

/** The folders of a service's `src` with ports of their own; '' is `src` itself. */
const modulesOf = (project, service) =>
  project
    .list(`services/${service}/src`)
    .map((path) => /\/src\/(?:(\w+)\/)?ports\.ts$/.exec(path))
    .flatMap((found) => (found ? [found[1] ?? ''] : []))
    .sort()

export function refuseExisting(project, path) {
  if (project.exists(path)) throw new Error(`${path} exists already`)
}
