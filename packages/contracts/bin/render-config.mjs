import { z } from 'zod'

/** One table per service from `[{ service, schema }]`, each schema the zod object of its environment. */
export function renderConfig(configSchemas) {
  const tables = configSchemas.map(({ service, schema }) => {
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    const rows = Object.entries(properties).map(
      ([name, property]) =>
        `| \`${name}\` | ${values(property)} | ${standard(property)} | ${property.description ?? ''} |`,
    )
    return `## ${service}\n\n| variable | values | default | |\n|---|---|---|---|\n${rows.join('\n')}`
  })
  return `# Configuration

The environment is parsed once, at the start; every mistake is printed and the process ends with status 78. A
mistake about telemetry is logged, and telemetry stays off. An empty variable counts as absent. An empty environment runs
the whole product on its embedded engines.

Every variable can be in a file: \`SMTP_URL_FILE=/run/secrets/smtp-url\` is \`SMTP_URL\` with what that file holds.

${tables.join('\n\n')}
`
}

function values(property) {
  if (property.enum) return property.enum.join(', ')
  const bounds = [
    property.minimum !== undefined && `from ${property.minimum}`,
    property.maximum !== undefined && property.maximum < Number.MAX_SAFE_INTEGER && `to ${property.maximum}`,
    property.minLength > 1 && `at least ${property.minLength} characters`,
  ].filter(Boolean)
  return [property.format === 'uri' ? 'URL' : (property.type ?? 'text'), ...bounds].join(' ')
}

function standard(property) {
  if (property.default === undefined || property.default === '') return ''
  return `\`${property.default}\``
}
