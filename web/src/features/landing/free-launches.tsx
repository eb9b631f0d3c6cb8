import { useQuery } from '@tanstack/react-query'
import { welcomeRoutes } from '@thumbfolio/contracts'
import { call } from '../../lib/api-client.js'
import { counted } from '../../lib/counted.js'
import { seeFirst } from './see-first.js'

/** How many launches are free for a new account, as the server is configured. */
export function FreeLaunches() {
  const { data: free = 0 } = useQuery({
    queryKey: ['welcome'],
    queryFn: async ({ signal }) => (await call(welcomeRoutes.welcome, {}, { signal })).data.launches,
  })
  return free > 0 ? `${counted(free, 'free launch', 'free launches')}. ${seeFirst}` : seeFirst
}
