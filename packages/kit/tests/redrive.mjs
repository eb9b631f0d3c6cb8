/** Redrives the dead letters of a bus directory, in a process of its own. */
import { openDeadLetters } from '@thumbfolio/kit/lmdb'

await using letters = openDeadLetters(process.argv[2], Date.now)
process.stdout.write(`${await letters.redrive()};\n`)
