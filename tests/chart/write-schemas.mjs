/**
 * Writes JSON schemas for kubeconform: `write-schemas.mjs TARGET swagger.json CRD...`. One file for each kind, complete
 * in itself, that knows no other properties than Kubernetes and the definitions do.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const [target, swagger, ...crds] = process.argv.slice(2)
const { definitions } = JSON.parse(readFileSync(swagger, 'utf8'))
mkdirSync(target)

for (const [name, definition] of Object.entries(definitions))
  for (const kind of definition['x-kubernetes-group-version-kind'] ?? [])
    if (isObject(definition)) write(kind, { $ref: `#/definitions/${name}`, definitions: neededBy(name) })

for (const file of crds) {
  const { group, names, versions } = parse(readFileSync(file, 'utf8')).spec
  for (const { name: version, schema } of versions)
    write({ group, version, kind: names.kind }, strict(schema.openAPIV3Schema))
}

/** Named as kubeconform asks for them: `deployment-apps-v1.json`, `service-v1.json`. */
function write({ group, version, kind }, schema) {
  const words = [kind, ...(group === '' ? [] : [group.split('.')[0]]), version]
  writeFileSync(join(target, `${words.join('-').toLowerCase()}.json`), JSON.stringify(schema))
}

function isObject({ properties = {} }) {
  return 'metadata' in properties && properties.metadata.$ref?.endsWith('.ObjectMeta')
}

function neededBy(name, found = {}) {
  if (name in found) return found
  found[name] = strict(definitions[name])
  for (const [, other] of JSON.stringify(found[name]).matchAll(/"#\/definitions\/([^"]+)"/g))
    neededBy(other, found)
  return found
}

/** The same schema, which knows no other properties. */
function strict(schema) {
  if (Array.isArray(schema)) return schema.map(strict)
  if (schema === null || typeof schema !== 'object') return schema
  const { format, ...rest } = schema
  if (schema['x-kubernetes-int-or-string'] || format === 'int-or-string')
    return { oneOf: [{ type: 'string' }, { type: 'integer' }] }
  const copy = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, strict(value)]))
  const isOpen = 'additionalProperties' in copy || copy['x-kubernetes-preserve-unknown-fields']
  return typeof copy.properties === 'object' && !isOpen ? { ...copy, additionalProperties: false } : copy
}
