import type { ResumeContent } from '@thumbfolio/contracts'
import { childModule, ThreadPool } from '@thumbfolio/kit/threads'
import { isLargerThan } from '../domain/merge/text-size.js'
import type { Correction, MergedCorrection } from '../domain/merge/merge-correction.js'
import type { Comparisons } from '../ports.js'
import * as jobs from './comparison-worker.js'

/** Letters, as `isLargerThan` counts: below it a comparison takes less than the way to a thread and back. */
const inlineLimit = 32_000

/**
 * Compares small documents at once and large ones in a thread, so that other requests do not wait. It refuses none: what
 * waits is a comparison for each open request, and one whose change is committed has to be answered. Where the thread is
 * gone, it is done here.
 */
export class ThreadedComparisons implements Comparisons, AsyncDisposable {
  private readonly threads = new ThreadPool<typeof jobs>({
    module: childModule(import.meta.url, 'comparison-worker'),
    maxThreads: 1,
  })

  async merge({ read, corrected }: Correction, content: ResumeContent): Promise<MergedCorrection> {
    const work = { read, corrected, content }
    if (isSmall(work)) return jobs.merge(work)
    return this.threads.run('merge', work).catch(() => jobs.merge(work))
  }

  async carried({ read, corrected }: Correction): Promise<Map<string, string>> {
    const work = { read, corrected }
    if (isSmall(work)) return jobs.carried(work)
    return this.threads.run('carried', work).catch(() => jobs.carried(work))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.threads[Symbol.asyncDispose]()
  }
}

/** Where there are no corrections there is nothing to compare. */
const isSmall = ({ corrected, ...others }: Correction & { content?: ResumeContent }): boolean =>
  corrected === undefined || !isLargerThan(inlineLimit, { corrected, ...others })
