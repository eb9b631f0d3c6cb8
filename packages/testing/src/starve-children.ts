import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const lookEveryMs = 10

/**
 * Keeps the processor from every child of a process that runs the given module, also from those to come, as a machine
 * with far too much to do would. Disposing gives it back.
 */
export async function starveChildren(parentPid: number, module: string): Promise<AsyncDisposable> {
  const stopped = new Set<number>()
  const stopNew = async () => {
    const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args='])
    for (const line of stdout.split('\n')) {
      const [, pid = '', parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      if (Number(parent) !== parentPid || !args.includes(module) || stopped.has(Number(pid))) continue
      if (signal(Number(pid), 'SIGSTOP')) stopped.add(Number(pid))
    }
  }
  let isOver = false
  const watch = async () => {
    for (; !isOver; await pause(lookEveryMs)) await stopNew()
  }
  await stopNew()
  const watching = watch()
  return {
    async [Symbol.asyncDispose]() {
      isOver = true
      await watching
      for (const pid of stopped) signal(pid, 'SIGCONT')
    },
  }
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    // It has ended meanwhile.
    return false
  }
}
