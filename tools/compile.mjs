/** Compiles `src` of every workspace of the server into its `dist`, file by file, where a source is newer. */
import { copyFile, glob, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from '@swc/core'
import { swcOptions } from './swc-options.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const workspaces = '{packages/*,services/*,deploy/*,gateway,tools/engines}'
const isTest = (path) => /\.(?:test|contract)\.ts$|\.d\.ts$/.test(path)
const changedAt = (path) =>
  stat(path)
    .then(({ mtimeMs }) => mtimeMs)
    .catch(() => 0)
/** A change of this tool compiles everything again. */
const toolChangedAt = Math.max(
  ...(await Promise.all(
    ['compile.mjs', 'swc-options.mjs'].map((name) => changedAt(join(root, 'tools', name))),
  )),
)

const written = new Set()
const failures = []
const pending = []
for await (const path of glob(`${workspaces}/src/**/*.{ts,json}`, { cwd: root })) {
  if (isTest(path)) continue
  const target = path.replace('/src/', '/dist/').replace(/\.ts$/, '.js')
  written.add(target)
  pending.push(compile(path, target).catch((error) => failures.push(`${path}: ${error.message ?? error}`)))
}
await Promise.all(pending)
await removeLeftovers()

if (failures.length > 0) {
  console.error(failures.join('\n'))
  process.exitCode = 1
}

async function compile(path, target) {
  const [source, output] = [join(root, path), join(root, target)]
  const compiledAt = await changedAt(output)
  if (compiledAt > (await changedAt(source)) && compiledAt > toolChangedAt) return
  await mkdir(dirname(output), { recursive: true })
  if (!path.endsWith('.ts')) return copyFile(source, output)
  const { code, map } = await transform(await readFile(source, 'utf8'), {
    ...swcOptions,
    filename: source,
    sourceFileName: relative(dirname(output), source),
    sourceMaps: true,
    inlineSourcesContent: false,
  })
  await writeFile(`${output}.map`, map)
  await writeFile(output, `${code}\n//# sourceMappingURL=${basename(output)}.map\n`)
}

/** What has no source any more must not run: a renamed file would stay beside its successor. */
async function removeLeftovers() {
  for await (const path of glob(`${workspaces}/dist/**/*.{js,json,ts,map}`, { cwd: root }))
    if (!written.has(path.replace(/\.map$/, ''))) await rm(join(root, path))
}
