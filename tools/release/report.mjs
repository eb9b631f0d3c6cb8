/** Prints what the last dry run did, as a page to keep: `node tools/release/report.mjs > docs/reports/release-1.2.0.md`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const directory = '.make/release'
const read = (file) => readFileSync(join(directory, file), 'utf8')

/** Without what differs from one machine or moment to the next. */
const stable = (line) =>
  line
    .replaceAll('.runtime/chart-tools/helm', 'helm')
    .replace(/ --label=org\.opencontainers\.image\.source=\S+/, '')
    .replace(/(image\.revision=)\S+/, '$1COMMIT')
    .replace(/(image\.created=)\S+/, '$1TIME')

const lines = read('dry-run.txt').split('\n').map(stable)
const commands = lines.flatMap((line) => /^ +would run: (.*)$/.exec(line)?.[1] ?? [])
const refusals = lines.flatMap((line) => /^ +would refuse: (.*)$/.exec(line)?.[1] ?? [])
const licences = lines.filter((line) => /^ +\d+ {2}\S/.test(line)).map((line) => line.trim())
const those = (word) =>
  commands
    .filter((command) => command.startsWith(word))
    .map((command) => command.split(' ').at(-1).replace('@sha256:DIGEST', ''))

const bill = JSON.parse(read('sbom.cdx.json'))
const { predicate, subject } = JSON.parse(read('provenance.intoto.json'))
const { version } = predicate.buildDefinition.externalParameters
const day = predicate.runDetails.metadata.startedOn.slice(0, 10)
const list = (items) => items.map((item) => `- ${item}`).join('\n')
const code = (items) => list(items.map((item) => `\`${item}\``))
const block = (items) => `\`\`\`text\n${items.join('\n')}\n\`\`\``

console.log(`# Dry run of release ${version}

What \`make release DRY=1 VERSION=${version}\` printed and wrote on ${day}; \`node tools/release/report.mjs\` wrote this page from it. A
test compares the commands with the script for as long as the version is ${version}.

## What is left to do

Nothing outside was touched: no tag is pushed, and no image. The step that is left is one command from a clean \`main\`, or the
workflow \`release\` without \`dry\`. It runs the commands below.

\`\`\`sh
make release VERSION=${version} IMAGE_REGISTRY=ghcr.io/example/thumbfolio
\`\`\`

Until the tag exists, \`tools/release/last-release.json\` names the commit that counts as the last release. The machine of the dry run
lacked what this step needs:

${list(refusals)}

## Artefacts

${code(subject.map(({ name }) => name))}

The bill of materials (${bill.bomFormat} ${bill.specVersion}) has ${bill.components.length} components: what runs, and what builds and tests it. The provenance names each
artefact by its SHA-256, the commit, and the SHA-256 of \`package-lock.json\`.

## Licences of what the images ship

${block(licences)}

## Scanned

Each image, by its digest, before it has a tag. A vulnerability of level HIGH or CRITICAL that has a fix ends the release.

${code(those('trivy'))}

## Signed

Each image and the chart, by their digest.

${code(those('cosign'))}

## Commands

${block(commands)}`)
