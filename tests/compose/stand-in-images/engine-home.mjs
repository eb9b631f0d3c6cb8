/** `engine-home.mjs kafka` prints where that engine's jars and classes are, and fetches them where they are not yet. */
import { engineHome } from '@thumbfolio/engines'

console.log(await engineHome(process.argv[2]))
