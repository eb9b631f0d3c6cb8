/**
 * Makes a release, for `make release`. VERSION: default the one of package.json, or the next minor one where that is
 * tagged. IMAGE_REGISTRY: where the images go. DRY=1 prints each step, and writes nothing but `.make/release`.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sha256Of, writeArtefacts } from './artefacts.mjs'
import { shippedLicences } from './check-licences.mjs'
import { cutChangelog } from './cut-changelog.mjs'
import {
  chartFile,
  chartName,
  findHelm,
  hasChart,
  packageCommand,
  pushCommand,
  pushedDigest,
} from './chart.mjs'
import { buildCommand, imageName, imageWorkspaces, scanCommand, signCommand, tagCommand } from './images.mjs'
import { builderOf, provenanceOf } from './provenance.mjs'
import {
  changedPaths,
  currentBranch,
  hasBuildKit,
  hasRemote,
  hasTag,
  hasTool,
  revision,
  sourceAddress,
} from './repository.mjs'
import { withVersion, workspacesOf } from './set-versions.mjs'
import { checkUpgradeNotes } from './upgrade-notes.mjs'
import { noticesFile, noticesOf } from './third-party-notices.mjs'

const { DRY, VERSION, IMAGE_REGISTRY } = process.env
const isDry = DRY === '1'
const branch = 'main'
const directory = '.make/release'
const startedOn = new Date().toISOString()
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

const registry = IMAGE_REGISTRY || 'IMAGE_REGISTRY'

const printed = []
/** A dry run keeps what it prints beside the artefacts. */
function print(line) {
  printed.push(line)
  console.log(line)
}
let steps = 0
const step = (title) => print(`\n${++steps}. ${title}`)
const detail = (text) => print(`   ${text}`)

/** Prints the command, and runs it as `runNow` unless this is a dry run. @throws Error where it fails */
function run(command, stdio) {
  detail(`${isDry ? 'would run' : 'running'}: ${lineOf(command)}`)
  return isDry ? undefined : runNow(command, stdio)
}

const lineOf = (words) => words.map((word) => (/\s/.test(word) ? `'${word}'` : word)).join(' ')

/** Returns what it printed, where `stdio` is 'pipe'. @throws Error where it fails */
function runNow([command, ...args], stdio = ['ignore', 'inherit', 'inherit']) {
  const { status, stdout, stderr } = spawnSync(command, args, { stdio, encoding: 'utf8' })
  const output = `${stdout ?? ''}${stderr ?? ''}`
  if (output !== '') console.log(output.trimEnd())
  if (status !== 0) throw new Error(`Failed: ${lineOf([command, ...args])}`)
  return output
}

function checkPreconditions() {
  step('Check that a release can be made')
  if (DRY && !isDry) throw new Error(`DRY=${DRY}: choose DRY=1, or leave it out.`)
  const changed = changedPaths()
  if (changed.length > 0)
    throw new Error(`The tree is not clean. Commit or stash:\n  ${changed.slice(0, 10).join('\n  ')}`)
  const missing = [
    currentBranch() !== branch && `Releases are made from ${branch}: git switch ${branch}.`,
    !hasRemote() && 'There is no remote named origin to push to: git remote add origin ADDRESS.',
    !IMAGE_REGISTRY && 'IMAGE_REGISTRY is missing: IMAGE_REGISTRY=ghcr.io/example/thumbfolio.',
    !hasBuildKit() && 'Images need BuildKit: install the buildx plugin of Docker.',
    !hasTool('trivy') && 'trivy, which scans the images, is missing: https://trivy.dev.',
    !hasTool('cosign') && 'cosign, which signs the images, is missing: https://docs.sigstore.dev.',
    hasChart() && !findHelm() && 'helm, which packages the chart, is missing: make chart-tools.',
  ].filter(Boolean)
  if (!isDry && missing.length > 0) throw new Error(missing.join('\n'))
  for (const problem of missing) detail(`would refuse: ${problem}`)
  detail(`the tree is clean, and v${chooseVersion()} is free`)
}

function merge() {
  step(`Merge what is new on ${branch}`)
  run(['git', 'fetch', '--tags', 'origin', branch])
  run(['git', 'merge', '--ff-only', `origin/${branch}`])
}

function chooseVersion() {
  const { version: current } = readJson('package.json')
  const [major, minor] = current.split('.')
  const version = VERSION || (hasTag(`v${current}`) ? `${major}.${Number(minor) + 1}.0` : current)
  if (!/^\d+\.\d+\.\d+(?:-[0-9a-z.-]+)?$/i.test(version))
    throw new Error(`VERSION=${version} is not a version such as 1.2.3 or 1.2.3-rc.1.`)
  if (hasTag(`v${version}`)) throw new Error(`v${version} is tagged already. Choose another VERSION.`)
  return version
}

function tagVersion(tag, texts) {
  step('Write the versions and the changelog, and tag them')
  for (const [path, text] of texts) {
    detail(`${isDry ? 'would write' : 'writing'}: ${path}`)
    if (!isDry) writeFileSync(path, text)
  }
  run(['git', 'add', ...texts.keys()])
  // Versions and changelog may have been written beforehand.
  run(['git', 'commit', '--quiet', '--allow-empty', '--message', `chore: release ${tag}`])
  run(['git', 'tag', '--annotate', '--message', tag, tag])
}

/** Answers with the files that it wrote. A dry run packages too, where helm is present. */
function packageChart(version) {
  if (!hasChart()) return []
  step('Package the chart')
  const command = packageCommand(directory, version)
  if (isDry && !findHelm()) {
    detail(`helm is missing, not packaged: ${lineOf(command)}`)
    return []
  }
  detail(`running: ${lineOf(command)}`)
  runNow(command)
  detail(`wrote ${join(directory, chartFile(version))}`)
  return [chartFile(version)]
}

/** Answers with the digests of what was pushed, without a tag. */
function buildImages(workspaces, release) {
  step('Build the images with their SBOM and provenance, and push them without a tag')
  return imageWorkspaces(workspaces).map((workspace) => {
    const metadataFile = join(directory, 'images', `${basename(workspace)}.json`)
    if (!isDry) mkdirSync(dirname(metadataFile), { recursive: true })
    run(buildCommand(workspace, { ...release, registry, metadataFile }))
    const digest = isDry ? 'sha256:DIGEST' : readJson(metadataFile)['containerimage.digest']
    return { name: imageName(workspace, registry), sha256: digest.replace('sha256:', '') }
  })
}

const referenceOf = ({ name, sha256 }) => `${name}@sha256:${sha256}`

/** One with a vulnerability that has a fix is neither signed nor tagged, and ends the release. */
function scanSignAndTag(images, version) {
  step('Scan the images for vulnerabilities')
  for (const image of images) run(scanCommand(referenceOf(image)))
  step('Sign the images')
  for (const image of images) run(signCommand(referenceOf(image)))
  step('Tag the images')
  for (const image of images) run(tagCommand(image, version))
}

/** Answers with the digest of what was pushed; a list, as `packageChart`. */
function publishChart(version) {
  if (!hasChart()) return []
  step('Push the chart, and sign it')
  const output = run(pushCommand(directory, version, registry), 'pipe')
  const sha256 = isDry ? 'DIGEST' : pushedDigest(output)
  const chart = { name: chartName(registry), sha256 }
  run(signCommand(referenceOf(chart)))
  return [chart]
}

function writeProvenance({ version, tag, source }, files, pushed) {
  step('Write the provenance of the artefacts')
  const subjects = [...files.map((name) => ({ name, sha256: sha256Of(join(directory, name)) })), ...pushed]
  const statement = provenanceOf({
    subjects,
    version,
    tag,
    revision: revision(),
    source,
    lockSha256: sha256Of('package-lock.json'),
    builder: builderOf(process.env),
    isDry,
    times: { startedOn, finishedOn: new Date().toISOString() },
  })
  const path = join(directory, 'provenance.intoto.json')
  writeFileSync(path, `${JSON.stringify(statement, undefined, 2)}\n`)
  detail(`wrote ${path}`)
}

function main() {
  checkPreconditions()
  merge()
  const version = chooseVersion()
  const tag = `v${version}`
  const workspaces = workspacesOf('.')
  step(`Check the rollback of ${tag} against UPGRADE.md`)
  detail(`releases from ${checkUpgradeNotes('.', version)} read its data`)
  step('Check the licences of production dependencies')
  for (const [licence, count] of shippedLicences('.')) detail(`${String(count).padStart(4)}  ${licence}`)

  step(`Cut the changelog and list the parts of ${tag}`)
  const { changelog, notes } = cutChangelog(
    readFileSync('CHANGELOG.md', 'utf8'),
    version,
    startedOn.slice(0, 10),
  )
  const versioned = withVersion('.', version)
  const { name, license } = readJson('package.json')
  const files = writeArtefacts(directory, { name, versioned, changelog, notes })
  for (const file of files) detail(`wrote ${join(directory, file)}`)

  step('Test')
  run(['.ci/run'])
  tagVersion(tag, new Map([...versioned, ['CHANGELOG.md', changelog], [noticesFile, noticesOf('.')]]))
  try {
    const source = sourceAddress()
    // Images cannot be taken back: what can refuse the push is asked first.
    run(['git', 'push', '--dry-run', '--atomic', 'origin', `HEAD:${branch}`, `refs/tags/${tag}`])
    const release = { version, revision: revision(), source, licence: license, created: startedOn }
    const charts = packageChart(version)
    const images = buildImages(workspaces, release)
    scanSignAndTag(images, version)
    const pushed = [...images, ...publishChart(version)]
    writeProvenance({ version, tag, source }, [...files, ...charts], isDry ? [] : pushed)
    step('Push the commit and the tag')
    run(['git', 'push', '--atomic', 'origin', `HEAD:${branch}`, `refs/tags/${tag}`])
  } catch (error) {
    if (!isDry)
      console.error(
        `${tag} is tagged here and not pushed. To start over: git tag -d ${tag} && git reset --hard HEAD~1\n` +
          'Images of this version may be in the registry already: remove them, or choose another VERSION.',
      )
    throw error
  }
  print(
    isDry
      ? `\nDry run: nothing was changed. The artefacts of ${tag} and this text are in ${directory}.`
      : `\nReleased ${tag}.`,
  )
  if (isDry) writeFileSync(join(directory, 'dry-run.txt'), `${printed.join('\n').trim()}\n`)
}

try {
  main()
} catch (error) {
  console.error(`\nNo release: ${error.message}`)
  process.exitCode = 1
}
