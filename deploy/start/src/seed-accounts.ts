import type { SiteItem, User } from '@thumbfolio/contracts'
import { ProductClient, type Login } from './product-client.js'

export interface SeededAccount extends Login {
  readonly state: string
}

const account = (username: string, state: string): SeededAccount => ({
  username,
  state,
  email: `${username}@thumbfolio.example`,
  password: `thumbfolio-${username}`,
})

const live = account('live', 'verified, with credits and a live site')
const unverified = account('unverified', 'e-mail not verified')
const broke = account('broke', 'verified, out of credits')

/**
 * Brings one account into each state that a developer needs, by the product's own calls. Safe to repeat: what is there
 * already stays. `samplePath` is the PDF that their sites are made from.
 * @throws StepRefused when the product refuses a call
 */
export async function seedAccounts(url: string, samplePath: string): Promise<SeededAccount[]> {
  await new ProductClient(url).enter(unverified, { verify: false })

  const owner = await entered(url, live)
  const { sites } = (await owner.call('GET', `/dash/get-all/${(await userOf(owner))._id}`)) as {
    sites: SiteItem[]
  }
  if (sites.length === 0) await owner.launch((await owner.upload(samplePath)).id, 'live-site')

  const spender = await entered(url, broke)
  let resumeId: string | undefined
  while ((await userOf(spender)).credits > 0) {
    resumeId ??= (await spender.upload(samplePath)).id
    await spender.launch(resumeId, 'last-credit')
  }
  return [live, unverified, broke]
}

async function entered(url: string, login: Login): Promise<ProductClient> {
  const client = new ProductClient(url)
  await client.enter(login)
  return client
}

const userOf = async (client: ProductClient): Promise<User> =>
  (await client.call('GET', '/auth/checkAuth'))['data'] as User
