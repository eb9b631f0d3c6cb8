import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import axios from 'axios'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import toast from 'react-hot-toast/headless'
import { rememberedPackage, rememberPackage } from '../../lib/selected-package.js'
import { useSession } from '../../lib/session-store.js'
import { ann } from '../../lib/tests/ann.js'
import { anOrder } from '../../lib/tests/an-order.js'
import { learnOrder, useCheckout } from './checkout-store.js'

let checks = 0
const server = createServer((_request, response) => {
  checks += 1
  const data = { ...ann, credits: 23 }
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ data }))
})

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  axios.defaults.baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  useCheckout.setState({ order: undefined })
  toast.remove()
  checks = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const statusNow = () => useCheckout.getState().order?.status
const balance = () =>
  new Promise<number | undefined>((resolve) => {
    const stop = useSession.subscribe(({ authUser }) => {
      stop()
      resolve(authUser?.credits)
    })
  })

describe('what is known of the order', () => {
  it('when it settles while somebody looks on, then the package is done with and the balance is asked for', async () => {
    rememberPackage({ credits: 20, priceSOL: 0.15, discount: 25, priceUSD: '$22.50', tierIndex: 1 })
    learnOrder(anOrder({ status: 'confirming' }))
    expect(rememberedPackage()).toBeDefined()
    const refreshed = balance()
    learnOrder(anOrder({ status: 'settled' }))
    expect(rememberedPackage()).toBeUndefined()
    expect(await refreshed).toBe(23)
  })

  it('when the credits arrive after that, then the balance is asked for once more, and then no more', async () => {
    learnOrder(anOrder({ status: 'settled' }))
    await balance()
    const again = balance()
    learnOrder(anOrder({ status: 'settled', credited: true }))
    await again
    learnOrder(anOrder({ status: 'settled', credited: true }))
    await new Promise((resolve) => setImmediate(resolve))
    expect(checks).toBe(2)
  })

  it('when an older answer arrives late, then a settled order stays settled', async () => {
    const refreshed = balance()
    learnOrder(anOrder({ status: 'settled', credited: true }))
    await refreshed
    learnOrder(anOrder({ status: 'confirming' }))
    expect(statusNow()).toBe('settled')
  })

  it('when it is another order, then that one is shown', async () => {
    const refreshed = balance()
    learnOrder(anOrder({ status: 'settled', credited: true }))
    await refreshed
    learnOrder(anOrder({ transactionId: 'o2' }))
    expect(statusNow()).toBe('pending')
  })
})
