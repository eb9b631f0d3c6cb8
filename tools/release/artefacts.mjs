/** Writes what a release consists of beside its images. Touches nothing but the folder that it is given. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { spawnSync } from 'node:child_process'

export const sha256Of = (path) => createHash('sha256').update(readFileSync(path)).digest('hex')

/**
 * The bill of materials of the whole tree in CycloneDX, from the lock file alone.
 * @param versioned the manifests and the lock file of the release, by path
 * @throws Error with npm's output
 */
function billOfMaterials(directory, name, versioned) {
  // npm names the root after its folder.
  const draft = join(directory, name)
  for (const [path, text] of versioned) {
    mkdirSync(dirname(join(draft, path)), { recursive: true })
    writeFileSync(join(draft, path), text)
  }
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: draft,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  })
  rmSync(draft, { recursive: true })
  if (status !== 0) throw new Error(`npm sbom failed:\n${stderr}`)
  return stdout
}

/** Writes the bill of materials, the cut changelog and the notes, and answers with their names. */
export function writeArtefacts(directory, { name, versioned, changelog, notes }) {
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })
  const files = {
    'sbom.cdx.json': billOfMaterials(directory, name, versioned),
    'CHANGELOG.md': changelog,
    'notes.md': notes,
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(directory, file), text)
  return Object.keys(files)
}
