/** Where this release was made. By hand there is nothing that others could look up. */
export function builderOf({ GITHUB_SERVER_URL, GITHUB_WORKFLOW_REF, GITHUB_REPOSITORY, GITHUB_RUN_ID }) {
  if (!GITHUB_RUN_ID) return { id: 'https://thumbfolio.example/release/by-hand' }
  return {
    id: `${GITHUB_SERVER_URL}/${GITHUB_WORKFLOW_REF}`,
    invocationId: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`,
  }
}

/**
 * An in-toto statement with SLSA provenance v1 (https://slsa.dev/spec/v1.0/provenance): which commit the subjects come
 * from, and what made them. Not signed: a signature wraps it in an envelope. A dry run says so, and has no tag yet.
 * @param subjects `{ name, sha256 }` of files and images
 */
export function provenanceOf({
  subjects,
  version,
  tag,
  revision,
  source,
  lockSha256,
  builder,
  isDry,
  times,
}) {
  const { id, invocationId } = builder
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: subjects.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://thumbfolio.example/release/v1',
        externalParameters: { version, ref: `refs/tags/${tag}`, ...(isDry && { dryRun: true }) },
        resolvedDependencies: [
          { ...(source && { uri: `git+${source}@refs/tags/${tag}` }), digest: { gitCommit: revision } },
          { uri: 'file:package-lock.json', digest: { sha256: lockSha256 } },
        ],
      },
      runDetails: {
        builder: { id },
        metadata: { ...(invocationId && { invocationId }), ...times },
      },
    },
  }
}
