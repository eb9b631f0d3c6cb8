import { spawnSync } from 'node:child_process'

/** Runs a command to its end, and answers with what it printed. @throws Error with its output where it fails */
export function outputOf(command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  })
  if (error || status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed:\n${error?.message ?? stdout + stderr}`)
  return stdout.trim()
}

const succeeds = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

export const hasTag = (tag) => succeeds('git', 'rev-parse', '--verify', '--quiet', `refs/tags/${tag}`)
export const hasRemote = () => succeeds('git', 'remote', 'get-url', 'origin')
export const hasBuildKit = () => succeeds('docker', 'buildx', 'version')
/** Whether a program can be started at all. */
export const hasTool = (name) => spawnSync(name, ['version'], { stdio: 'ignore' }).error === undefined
export const currentBranch = () => outputOf('git', 'branch', '--show-current')
export const revision = () => outputOf('git', 'rev-parse', 'HEAD')
/** Paths that are changed or unknown to git. */
export const changedPaths = () =>
  outputOf('git', 'status', '--porcelain')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/^\s*\S+\s+/, ''))

/** The address of the sources as people open it, without the credentials that a remote's address may carry. */
export function sourceAddress() {
  if (!hasRemote()) return undefined
  const remote = outputOf('git', 'config', '--get', 'remote.origin.url').replace(/\.git$/, '')
  const shell = /^(?:ssh:\/\/)?[^@/]+@([^:/]+)[:/](.+)$/.exec(remote)
  if (shell) return `https://${shell[1]}/${shell[2]}`
  const web = URL.canParse(remote) ? new URL(remote) : undefined
  return web?.protocol === 'https:' ? `https://${web.host}${web.pathname}` : undefined
}
