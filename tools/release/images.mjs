/** What the images are called, and the command that builds each of them. */
import { basename } from 'node:path'

/** Workspaces that have an image of their own: each process of a cluster, and the whole product in one, which also makes backups. */
export const imageWorkspaces = (workspaces) =>
  workspaces.filter((folder) => /^(?:gateway|services\/[^/]+|deploy\/embedded)$/.test(folder))

/** Npm's word for "all rights reserved" is no SPDX expression. */
const spdxOf = (licence) => (licence === 'UNLICENSED' ? 'LicenseRef-Proprietary' : licence)

/** Labels of https://github.com/opencontainers/image-spec/blob/main/annotations.md */
export function labelsOf({ title, version, revision, source, licence, created }) {
  const labels = { title, version, revision, source, licenses: spdxOf(licence), created }
  return Object.entries(labels)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `org.opencontainers.image.${name}=${value}`)
}

export const imageName = (workspace, registry) => `${registry}/${basename(workspace)}`

/**
 * BuildKit adds the SBOM and the provenance to what it pushes. It is pushed without a tag: a version names only what was
 * scanned and signed.
 */
export function buildCommand(workspace, { registry, metadataFile, ...release }) {
  const name = imageName(workspace, registry)
  const labels = labelsOf({ title: `thumbfolio ${basename(workspace)}`, ...release })
  return [
    'docker',
    'buildx',
    'build',
    '--file=deploy/docker/Dockerfile',
    `--build-arg=WORKSPACE=${workspace}`,
    ...labels.map((label) => `--label=${label}`),
    '--sbom=true',
    '--provenance=mode=max',
    `--output=type=image,name=${name},push=true,push-by-digest=true,name-canonical=true`,
    `--metadata-file=${metadataFile}`,
    '.',
  ]
}

/** Fails for a vulnerability that matters and has a fix. */
export const scanCommand = (reference) => [
  'trivy',
  'image',
  '--exit-code=1',
  '--severity=HIGH,CRITICAL',
  '--ignore-unfixed',
  reference,
]

/** Without a key of our own: the signature names who made the release, by their OpenID Connect login. */
export const signCommand = (reference) => ['cosign', 'sign', '--yes', reference]

/** The tag gets the digest that was signed: an index, such as an image with its SBOM, is copied as it is. */
export const tagCommand = ({ name, sha256 }, version) => [
  'docker',
  'buildx',
  'imagetools',
  'create',
  `--tag=${name}:${version}`,
  `${name}@sha256:${sha256}`,
]
