// Writes what the fake GitHub checks requests against: the operations that are used, out of GitHub's own description of
// its API. That package has 385 MB, so it is unpacked for this alone:
//   npm pack @octokit/openapi@23.0.2 && tar xzf octokit-openapi-23.0.2.tgz
//   node packages/testing/bin/github-slice.mjs package
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repo = '/repos/{owner}/{repo}'
const used = {
  '/orgs/{org}': ['get'],
  '/orgs/{org}/repos': ['post'],
  '/users/{username}/repos': ['get'],
  '/app/installations/{installation_id}': ['get'],
  '/app/installations/{installation_id}/access_tokens': ['post'],
  [repo]: ['get', 'patch', 'delete'],
  [`${repo}/contents/{path}`]: ['put'],
  [`${repo}/git/ref/{ref}`]: ['get'],
  [`${repo}/git/refs/{ref}`]: ['patch'],
  [`${repo}/git/commits`]: ['post'],
  [`${repo}/git/commits/{commit_sha}`]: ['get'],
  [`${repo}/git/trees`]: ['post'],
  [`${repo}/git/trees/{tree_sha}`]: ['get'],
  [`${repo}/git/blobs`]: ['post'],
  [`${repo}/statuses/{sha}`]: ['post'],
}

const [folder = '.'] = process.argv.slice(2)
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const description = JSON.parse(readFileSync(join(folder, 'generated/api.github.com.json'), 'utf8'))
const at = (pointer) =>
  pointer
    .slice(2)
    .split('/')
    .reduce((value, key) => value[key], description)

/** Every reference resolved; what only people read is left out, and a property may have any name. */
function resolved(value, isProperties = false) {
  if (Array.isArray(value)) return value.map((one) => resolved(one))
  if (typeof value !== 'object' || value === null) return value
  if (typeof value.$ref === 'string') return resolved(at(value.$ref))
  const prose = isProperties ? [] : ['description', 'example', 'examples', 'title']
  const kept = Object.entries(value).filter(([key]) => !prose.includes(key))
  return Object.fromEntries(
    kept.map(([key, inner]) => [key, resolved(inner, !isProperties && key === 'properties')]),
  )
}

const operations = Object.entries(used).flatMap(([path, methods]) =>
  methods.map((method) => {
    const { requestBody } = description.paths[path][method]
    return {
      method: method.toUpperCase(),
      path,
      ...(requestBody && { body: resolved(requestBody).content['application/json'].schema }),
    }
  }),
)
const target = fileURLToPath(new URL('../fixtures/github-operations.json', import.meta.url))
writeFileSync(target, `${JSON.stringify({ package: `@octokit/openapi@${version}`, operations }, null, 2)}\n`)
