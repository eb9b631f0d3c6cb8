/**
 * The whole reading of a PDF against the pdf.js calls that it needs, on the same file in the same run, one after the
 * other; and the memory of a process that reads all files again and again.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const rounds = Number(process.env.ROUNDS ?? 12)
const folder = new URL('../../services/resume/tests/corpus/pdf/', import.meta.url)
const dist = new URL('../../services/resume/dist/', import.meta.url)
const limits = { ratio: 1.6, megabytes: 250, growth: 1.1 }

if (process.argv[2] === 'speed') process.send(await speed())
else if (process.argv[2] === 'memory') process.send(await memory())
else await report()

async function filesOf() {
  const names = (await readdir(folder)).sort()
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(new URL(name, folder)) })))
}

async function wholeReading() {
  const { pdfText } = await import(new URL('adapters/pdf-text.pdfjs.js', dist))
  const { readResume } = await import(new URL('domain/reading/read-resume.js', dist))
  return async (bytes) => readResume(await pdfText(new Uint8Array(bytes)))
}

/** Text, annotations and operators of every page, and nothing made of them. */
async function bareCalls() {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const resources = fileURLToPath(new URL('../../node_modules/pdfjs-dist/', import.meta.url))
  return async (bytes) => {
    const task = getDocument({
      data: new Uint8Array(bytes),
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      standardFontDataUrl: `${resources}standard_fonts/`,
      cMapUrl: `${resources}cmaps/`,
      cMapPacked: true,
      verbosity: VerbosityLevel.ERRORS,
    })
    const pdf = await task.promise
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      await Promise.all([page.getTextContent(), page.getAnnotations(), page.getOperatorList()])
      page.cleanup()
    }
    await task.destroy()
  }
}

/** CPU milliseconds of each file, the best of the rounds: what else runs on the machine only ever adds. */
async function speed() {
  const [files, whole, bare] = [await filesOf(), await wholeReading(), await bareCalls()]
  const rows = files.map(({ name }) => ({ name, whole: Infinity, bare: Infinity }))
  for (let round = 0; round <= rounds; round += 1)
    for (const [at, { bytes }] of files.entries())
      for (const [kind, call] of round % 2 === 0
        ? Object.entries({ whole, bare })
        : Object.entries({ bare, whole })) {
        const startedAt = process.cpuUsage()
        await call(bytes)
        // The first round warms up.
        if (round > 0) rows[at][kind] = Math.min(rows[at][kind], cpuMs(startedAt))
      }
  return rows
}

function cpuMs(startedAt) {
  const { user, system } = process.cpuUsage(startedAt)
  return (user + system) / 1_000
}

async function memory() {
  const [files, whole] = [await filesOf(), await wholeReading()]
  const resident = []
  for (let round = 0; round < 6; round += 1) {
    for (const { bytes } of files) await whole(bytes)
    resident.push(process.memoryUsage.rss() / 2 ** 20)
  }
  const peak = /VmHWM:\s+(\d+)/.exec(await readFile('/proc/self/status', 'utf8').catch(() => ''))?.[1]
  return { resident, peak: Number(peak ?? 0) / 1_024 }
}

async function inChild(role) {
  const child = fork(fileURLToPath(import.meta.url), [role], { execArgv: ['--max-old-space-size=384'] })
  const [answer] = await once(child, 'message')
  child.kill()
  return answer
}

async function report() {
  const rows = (await inChild('speed')).sort((a, b) => a.whole - b.whole)
  const at = (list, share) => list[Math.min(list.length - 1, Math.floor(share * list.length))]
  const median = at(rows, 0.5)
  const ratios = rows.map(({ whole, bare }) => whole / bare).sort((a, b) => a - b)
  const { resident, peak } = await inChild('memory')
  const growth = resident.at(-1) / resident[1]
  const table = {
    'whole reading of the median PDF, CPU ms': median.whole.toFixed(1),
    'bare pdf.js calls on it, CPU ms': median.bare.toFixed(1),
    'whole / bare on it': (median.whole / median.bare).toFixed(2),
    'whole / bare, median of all files': `${at(ratios, 0.5).toFixed(2)} (at most ${limits.ratio})`,
    'whole reading, p95, CPU ms': at(rows, 0.95).whole.toFixed(1),
    'most memory of one process, MB': `${peak.toFixed(0)} (at most ${limits.megabytes})`,
    'memory after 6 rounds / after 2': `${growth.toFixed(2)} (at most ${limits.growth})`,
  }
  console.log(`\nReading ${rows.length} PDFs, best of ${rounds} rounds`)
  for (const [name, value] of Object.entries(table)) console.log(`${name.padEnd(40)}${value}`)
  if (at(ratios, 0.5) > limits.ratio || peak > limits.megabytes || growth > limits.growth)
    process.exitCode = 1
}
