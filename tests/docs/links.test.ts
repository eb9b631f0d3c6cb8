import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'

const root = fileURLToPath(new URL('../..', import.meta.url))
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => existsSync(join(root, path)))

const linksOf = (path: string): string[] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))

describe('the documents', () => {
  it('when a document links to a file, then the file exists', () => {
    expect(documents.length).toBeGreaterThan(40)
    const broken = documents.flatMap((path) =>
      linksOf(path)
        .filter((target) => !existsSync(join(root, dirname(path), target)))
        .map((target) => `${path} -> ${target}`),
    )
    expect(broken).toEqual([])
  })

  it('when a decision is recorded, then the index lists it', () => {
    const isDecision = (path: string) => /^docs\/adr\/\d{4}-/.test(path)
    const listed = linksOf('docs/adr/README.md').map((target) => `docs/adr/${target}`)
    expect(listed.filter(isDecision).toSorted()).toEqual(documents.filter(isDecision).toSorted())
  })
})
