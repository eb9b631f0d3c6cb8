import { CodeHostFailure } from '../domain/code-host/failure.js'
import { blobSha, treeSha, type RepositoryFile } from '../domain/code-host/git-tree.js'
import type { RemoteRepository } from '../domain/code-host/site-repository.js'
import type { WritePace } from '../domain/code-host/write-pace.js'
import type { GitHubClient } from './github-client.js'
import { statusOf } from './github-failure.js'

/** GitHub Pages, should somebody switch it on, serves the files as they are. */
const noJekyll: RepositoryFile = { path: '.nojekyll', body: new Uint8Array() }
/** Tree, commit, branch and status. */
const writesOfCommit = 4

interface Push {
  readonly organisation: string
  readonly repository: RemoteRepository
  readonly files: readonly RepositoryFile[]
  readonly message: string
  readonly url: string
  readonly pace: WritePace
}

/** Commits exactly these files to the branch by the Git Data API, unless its tree has their id already. */
export async function githubCommit(
  { rest: { git, repos } }: GitHubClient,
  { organisation: owner, repository, files: pageFiles, message, url, pace }: Push,
): Promise<{ treeSha: string; isNew: boolean }> {
  const { name: repo, branch } = repository
  const at = { owner, repo }
  const ref = `heads/${branch}`
  const files = [...pageFiles, noJekyll]
  const wanted = treeSha(files)

  const head = await headOf()
  const { data: parent } = await git.getCommit({ ...at, commit_sha: head })
  const isNew = parent.tree.sha !== wanted
  const commitSha = isNew ? await commitOnto(head, parent.tree.sha) : head
  await repos.createCommitStatus({
    ...at,
    sha: commitSha,
    state: 'success',
    context: 'thumbfolio/verified',
    target_url: url,
    description: 'The page answers at its address with these files.',
  })
  return { treeSha: wanted, isNew }

  async function headOf(): Promise<string> {
    try {
      return (await git.getRef({ ...at, ref })).data.object.sha
    } catch (error) {
      // The Git Data API refuses an empty repository; a first file makes it one that has a branch.
      if (statusOf(error) !== 409) throw error
      const first = { path: noJekyll.path, message: 'Begin', content: '', branch }
      const { data } = await repos.createOrUpdateFileContents({ ...at, ...first })
      const { sha } = data.commit
      if (sha === undefined) throw new CodeHostFailure('unavailable', `${repo} has no first commit yet`)
      return sha
    }
  }

  async function commitOnto(parentSha: string, parentTree: string): Promise<string> {
    const { data: before } = await git.getTree({ ...at, tree_sha: parentTree, recursive: '1' })
    const stored = new Set(before.tree.map(({ sha }) => sha))
    const isUpload = (file: RepositoryFile) => textOf(file) === undefined && !stored.has(blobSha(file.body))
    const waitMs = pace.waitFor(files.filter(isUpload).length + writesOfCommit)
    if (waitMs > 0) throw new CodeHostFailure('rate-limited', '500 writes within the last hour', waitMs)

    const tree = []
    for (const file of files) tree.push({ ...inTree(file.path), ...(await contentOf(file, stored)) })
    const made = await git.createTree({ ...at, tree })
    if (made.data.sha !== wanted)
      throw new CodeHostFailure('unavailable', `${repo}: the tree is not the one that was sent`)
    const { data: commit } = await git.createCommit({ ...at, message, tree: wanted, parents: [parentSha] })
    await git.updateRef({ ...at, ref, sha: commit.sha, force: false })
    return commit.sha
  }

  async function contentOf(file: RepositoryFile, stored: ReadonlySet<string>) {
    const sha = blobSha(file.body)
    if (stored.has(sha)) return { sha }
    const content = textOf(file)
    if (content !== undefined) return { content }
    const encoded = Buffer.from(file.body).toString('base64')
    const blob = await git.createBlob({ ...at, content: encoded, encoding: 'base64' })
    return { sha: blob.data.sha }
  }
}

const inTree = (path: string) => ({ path, mode: '100644' as const, type: 'blob' as const })

/** A file that is text needs no request of its own; undefined for any other. */
function textOf({ body }: RepositoryFile): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
