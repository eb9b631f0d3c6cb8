import { usernameKey } from './account.js'

/** Lower-case letters of other scripts that look like Latin ones, above the letters that they look like. */
const lookAlikes = [
  'авеһіјкӏмнорԛсѕтхуԝѵԁԍɡαβεηικνορτυχγωςոսօցհ',
  'abehijklmhopqcstxywvdggabenikvoptuxywcnuoqh',
]

const [foreign = [], latin = []] = lookAlikes.map((letters) => [...letters])
const latinOf = new Map(foreign.map((letter, at) => [letter, latin[at] ?? letter]))

/** What a reader sees of a user name: two names with one skeleton pass for each other. */
export const usernameSkeleton = (username: string): string =>
  [...usernameKey(username.normalize('NFKC'))].map((letter) => latinOf.get(letter) ?? letter).join('')
