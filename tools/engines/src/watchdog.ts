import { spawn } from 'node:child_process'

/** Waits for the end of its input, which comes when this process is gone, by whatever death. */
const script = `read -r _ && exit
kill -9 "$0" 2>/dev/null
for i in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$0" 2>/dev/null && sleep 0.1; done
[ -z "$1" ] || rm -rf "$1"`

export interface Watchdog {
  /** No process has to be ended any more. */
  release(): void
}

/** Ends a process with SIGKILL when this one is gone, also when this one is killed, and removes a directory after it. */
export function watchOver(pid: number, directory?: string): Watchdog {
  const dog = spawn('sh', ['-c', script, String(pid), directory ?? ''], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  dog.on('error', () => undefined)
  dog.stdin.on('error', () => undefined)
  dog.unref()
  return {
    release: () => void dog.kill('SIGKILL'),
  }
}
