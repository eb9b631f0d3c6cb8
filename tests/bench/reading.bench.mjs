/**
 * The whole reading of a PDF against the pdf.js calls that it needs, on the same file in the same run, one after the
 * other; and the memory of the product's reader process when it reads all files again and again.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const rounds = Number(process.env.ROUNDS ?? 12)
const folder = new URL('../../packages/resume-reader/tests/corpus/pdf/', import.meta.url)
const dist = new URL('../../packages/resume-reader/dist/', import.meta.url)
const limits = { ratio: 1.5, megabytes: 300, growth: 1.1 }
const readerLimitBytes = 512 * 2 ** 20

if (process.argv[2] === 'speed') process.send(await speed())
else await report()

async function filesOf() {
  const names = (await readdir(folder)).sort()
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(new URL(name, folder)) })))
}

async function wholeReading() {
  const { pdfText } = await import(new URL('characters/pdf-text.pdfjs.js', dist))
  const { readResume } = await import(new URL('stages/read-resume.js', dist))
  return async (bytes) => readResume(await pdfText(new Uint8Array(bytes)))
}

/** Text, annotations and operators of every page, as pdf.js gives them in Node by default, and nothing made of them. */
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
  const { readerHeap } = await import(new URL('process/reader-child.js', dist))
  const child = fork(
    fileURLToPath(new URL('process/pdf-reader-child.js', dist)),
    [process.pid, readerLimitBytes].map(String),
    { execArgv: readerHeap(readerLimitBytes), env: {}, serialization: 'advanced' },
  )
  const names = (await readdir(folder)).sort()
  const resident = []
  for (let round = 0; round < 6; round += 1) {
    let megabytes = 0
    for (const [at, name] of names.entries()) {
      child.send({
        id: round * names.length + at,
        path: fileURLToPath(new URL(name, folder)),
        cpuLimitMs: 60_000,
      })
      const [reply] = await once(child, 'message')
      if (!reply.ok) throw new Error(`${name} was not read`)
      megabytes = reply.residentBytes / 2 ** 20
    }
    resident.push(megabytes)
  }
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  child.kill()
  const peak = /VmHWM:\s+(\d+)/.exec(status)?.[1]
  return { resident, peak: peak === undefined ? Math.max(...resident) : Number(peak) / 1_024 }
}

/** With the heap of the reader, so that both are collected as often as in the product. */
async function inChild(role) {
  const { readerHeap } = await import(new URL('process/reader-child.js', dist))
  const child = fork(fileURLToPath(import.meta.url), [role], { execArgv: readerHeap(readerLimitBytes) })
  const [answer] = await once(child, 'message')
  child.kill()
  return answer
}

async function report() {
  const rows = (await inChild('speed')).sort((a, b) => a.whole - b.whole)
  const at = (list, share) => list[Math.min(list.length - 1, Math.floor(share * list.length))]
  const median = at(rows, 0.5)
  const ratios = rows.map(({ whole, bare }) => whole / bare).sort((a, b) => a - b)
  const { resident, peak } = await memory()
  const growth = resident.at(-1) / resident[1]
  const table = {
    'whole reading of the median PDF, CPU ms': median.whole.toFixed(1),
    'bare pdf.js calls on it, CPU ms': median.bare.toFixed(1),
    'whole / bare on it': (median.whole / median.bare).toFixed(2),
    'whole / bare, median of all files': `${at(ratios, 0.5).toFixed(2)} (at most ${limits.ratio})`,
    'whole reading, p95, CPU ms': at(rows, 0.95).whole.toFixed(1),
    'most memory of the reader, MB': `${peak.toFixed(0)} (at most ${limits.megabytes})`,
    'memory after 6 rounds / after 2': `${growth.toFixed(2)} (at most ${limits.growth})`,
  }
  console.log(`\nReading ${rows.length} PDFs, best of ${rounds} rounds`)
  for (const [name, value] of Object.entries(table)) console.log(`${name.padEnd(40)}${value}`)
  if (at(ratios, 0.5) > limits.ratio || peak > limits.megabytes || growth > limits.growth)
    process.exitCode = 1
}
