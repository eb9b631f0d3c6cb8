/** Redrives the dead letters of a bus directory and says how many. Argument: the directory. */
import { redriveDeadLetters } from '@thumbfolio/kit'

process.stdout.write(`${await redriveDeadLetters(process.argv[2], Date.now)};\n`)
