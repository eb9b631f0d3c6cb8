/**
 * `node bin/replay.mjs LAUNCH [--html]`: the page that today's code makes of what a model answered then, without what
 * the owner wrote or hid on the version before. Reads the store in DATA_DIR, or in MONGODB_URI, also while the product
 * runs. Calls no model and writes nothing.
 */
import { join } from 'node:path'
import { loadConfig } from '@thumbfolio/kit/base'
import { openLmdbDatabase } from '@thumbfolio/kit/lmdb'
import { connectMongo, openMongoDatabase } from '@thumbfolio/kit/mongo'
import { z } from 'zod'
import { sites, transcripts } from '../dist/collections.js'
import { replay } from '../dist/models/domain/replay.js'
import { defaultSettings, launchOf, siteNameOf } from '../dist/launches/domain/site/site.js'
import { arrangeInstructions } from '../dist/models/prompts/arrange-2.js'

const { MONGODB_URI, DATA_DIR } = loadConfig(
  z.object({ DATA_DIR: z.string().default('./.data'), MONGODB_URI: z.string().optional() }),
)
const [launch, flag] = process.argv.slice(2)
if (!launch) {
  console.error('Which launch? make replay LAUNCH=id')
  process.exit(64)
}
const [transcript, site] = await inStore((database) =>
  Promise.all([database.store(transcripts).find(launch), database.store(sites).find(siteNameOf(launch))]),
)
if (!transcript) {
  console.error(`Nothing was asked of a model for ${launch}, or it is forgotten by now.`)
  process.exit(1)
}
const calls = replay(transcript, arrangeInstructions, defaultSettings)
if (flag === '--html') console.log(calls.findLast(({ page }) => page)?.page.html ?? '')
else {
  for (const [index, call] of calls.entries()) tell(index + 1, call)
  const { sentences, takenOff } = (site && launchOf(site, launch)?.carried) ?? {}
  if (sentences !== undefined)
    console.log(
      `The launched page also kept its owner's own sentences (${sentences}) and left out entries that they had taken off (${takenOff}).`,
    )
}

async function inStore(look) {
  const common = { source: 'replay', now: Date.now, traceparent: () => undefined }
  const connection =
    MONGODB_URI && (await connectMongo({ uri: MONGODB_URI, service: 'generator' }).catch(giveUp))
  const path = join(DATA_DIR, 'generator', 'store')
  const database = connection
    ? await openMongoDatabase({ ...common, connection })
    : openLmdbDatabase({ ...common, path })
  try {
    return await look(database)
  } finally {
    await database[Symbol.asyncDispose]()
    await (connection || undefined)?.[Symbol.asyncDispose]()
  }
}

/** No MongoDB answers, or that is no address of one: the message says what to do. */
function giveUp({ message }) {
  console.error(message)
  process.exit(69)
}

function tell(
  number,
  { vendor, model, promptVersion, askedAt, outcome, costMicroUsd, isAskedTheSame, ...made },
) {
  const when = new Date(askedAt).toISOString()
  console.log(
    `${number}. ${vendor} ${model}, ${promptVersion}, ${when}, $${(costMicroUsd / 1e6).toFixed(6)}: ${outcome}`,
  )
  if (isAskedTheSame) console.log('   The same question would be asked today.')
  for (const mistake of made.mistakes) console.log(`   unusable: ${mistake}`)
  if (!made.page) return
  const { lines, first, best, named, entries, unknown, ids, dropped } = made.report
  console.log(
    `   page ${made.page.hash.slice(0, 12)}, ${made.page.bytes} bytes, ${lines} lines, ${first} put first, ${best} at the top`,
  )
  console.log(`   named ${named} of ${entries} entries; ${unknown} of ${ids} ids unknown`)
  for (const id of dropped) console.log(`   dropped: ${id}`)
}
