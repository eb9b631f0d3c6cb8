import { parentPort } from 'node:worker_threads'
import { compareSync, hashSync } from 'bcryptjs'
import type { HashJob, HashReply } from './password-jobs.js'

const work = (job: HashJob): string | boolean =>
  job.kind === 'hash' ? hashSync(job.password, job.cost) : compareSync(job.password, job.hash)

parentPort?.on('message', (job: HashJob) => {
  const reply: HashReply = { result: work(job) }
  parentPort?.postMessage(reply)
})
