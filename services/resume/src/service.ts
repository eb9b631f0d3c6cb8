import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import {
  personalDataRoutes,
  resumeImportRoutes,
  resumeInternalRoutes,
  resumeRoutes,
} from '@thumbfolio/contracts'
import { startSweep } from '@thumbfolio/kit/base'
import { createRouter } from '@thumbfolio/kit/http'
import { openErasures } from '@thumbfolio/kit/store'
import {
  openPlatform,
  openTemporaryDirectory,
  type Platform,
  type PlatformParts,
  type Service,
} from '@thumbfolio/kit/run'
import { Router } from 'express'
import { ThreadedComparisons } from './adapters/comparisons.threads.js'
import {
  ChildProcessPdfReader,
  readerModule,
  type PdfReaderOptions,
  type ReaderTask,
} from '@thumbfolio/resume-reader/process'
import { hourlyReadingBudget } from './adapters/reading-budget.limits.js'
import { readThroughFile } from './adapters/read-bytes.temporary-file.js'
import { rememberedPictures } from './adapters/remembered-pictures.js'
import { resumes } from './collections.js'
import { eraseUser } from './commands/erase-user.js'
import { sweepUnreferenced } from './commands/sweep-blobs.js'
import type { ResumeConfig } from './config.js'
import { onAccountDeleted } from './events/on-account-deleted.js'
import { personalDataHandlers } from './http/personal-data-handlers.js'
import { resumeImportHandlers } from './http/resume-import-handlers.js'
import { resumeHandlers, resumeInternalHandlers } from './http/resume-handlers.js'
import type { PdfReading, WorkPicture } from '@thumbfolio/resume-reader'
import type { Ports } from './ports.js'

const sweepEveryMs = 3_600_000
/** Clients give up after 10 s: an answer before that lets them retry. */
const beginWithinMs = 8_000
/** Who uploads waits: 100 s for a place of the body, as long for their turn, 20 s for a reader. The gateway gives up later. */
const uploadPatienceMs = 100_000
const uploadBeginsWithinMs = 20_000
/** Uploads that are worked on at once, and kept PDFs; of JSON bodies of up to 14.5 MB twice as many are in memory. */
const readings = { atOnce: 3, perCaller: 2 }
const uploads = { ...readings, patienceMs: uploadPatienceMs }
const contentsAtOnce = 4
/** Of each at most 5 MB. */
const portraitsRemembered = 8
/** Of each at most 24 MB. */
const workRemembered = 2
/** Kept PDFs on their way to their owners, each in memory of every hop while its reader is slow. */
const filesAtOnce = { atOnce: 24, perCaller: 4 }

/** PDFs, what was read from them, and their owners' corrections. */
export async function resumeService(config: ResumeConfig, parts: PlatformParts = {}): Promise<Service> {
  const platform = await openPlatform('resume', config, parts)
  const children = config.READER_PROCESSES ?? availableParallelism()
  const shared = {
    wallLimitMs: 1_000 * config.READER_TIMEOUT_SECONDS,
    beginWithinMs,
    budget: hourlyReadingBudget(platform.limits, config.READER_SECONDS_PER_HOUR),
  }
  const mostOfAccount = Math.max(1, children - 1)
  const reader = new ChildProcessPdfReader<PdfReading>({
    ...shared,
    beginWithinMs: uploadBeginsWithinMs,
    children,
    mostOfAccount,
  })
  const temporary = await openTemporaryDirectory(join(config.DATA_DIR, 'resume', 'reading'))
  const portraits = isolatedReader<Uint8Array | null>(shared, 'portrait')
  const work = isolatedReader<readonly WorkPicture[]>(shared, 'work')
  const store = platform.database.store(resumes)
  const erasures = openErasures(platform, (userId) => eraseUser(ports, userId))
  const comparisons = new ThreadedComparisons()
  const ports: Ports = {
    resumes: store,
    blobs: platform.blobs,
    readPdf: readThroughFile(reader, temporary.path),
    comparisons,
    limits: platform.limits,
    portraitIn: rememberedPictures(readThroughFile(portraits, temporary.path), {
      now: platform.now,
      most: portraitsRemembered,
    }),
    workIn: rememberedPictures(readThroughFile(work, temporary.path), {
      now: platform.now,
      most: workRemembered,
    }),
    erasures,
    now: platform.now,
  }
  const sweep = startSweep({
    name: 'sweep-blobs',
    everyMs: sweepEveryMs,
    log: platform.log,
    sweep: () => sweepUnreferenced(ports),
  })
  platform.bus.subscribe({
    group: 'resume',
    handlers: { 'account.deleted.v1': (event) => onAccountDeleted(erasures, event) },
  })

  return {
    name: 'resume',
    router: routesOf(ports, platform, temporary.path),
    migrate: () => platform.migrate(),
    async start() {
      await platform.start()
      erasures.start()
      sweep.wake()
    },
    ready: () => platform.ready(),
    async [Symbol.asyncDispose]() {
      for (const part of [sweep, erasures, reader, portraits, work, comparisons, temporary, platform])
        await part[Symbol.asyncDispose]()
    },
  }
}

/** In a process of its own, like a reading: what else is looked for in a PDF is a stranger's, too. */
const isolatedReader = <T>(options: PdfReaderOptions, task: ReaderTask) =>
  new ChildProcessPdfReader<T>({
    ...options,
    module: readerModule(task),
    children: 1,
  })

function routesOf(ports: Ports, { routerOptions }: Platform, directory: string): Router {
  return (
    Router()
      // Before the routes with an id, which `import` would be taken for.
      .use(
        createRouter(resumeImportRoutes, resumeImportHandlers(ports), {
          ...routerOptions,
          concurrency: { importResume: uploads },
        }),
      )
      .use(
        createRouter(resumeRoutes, resumeHandlers(ports), {
          ...routerOptions,
          concurrency: {
            uploadResume: uploads,
            rereadResume: readings,
            resumeFile: filesAtOnce,
            // Large ones are compared one after the other, and launches wait with them.
            resumeContent: contentsAtOnce,
          },
          uploads: { directory, patienceMs: uploadPatienceMs },
        }),
      )
      .use(createRouter(resumeInternalRoutes, resumeInternalHandlers(ports), routerOptions))
      .use(createRouter(personalDataRoutes.resume, personalDataHandlers(ports), routerOptions))
  )
}
