import { useInfiniteQuery } from '@tanstack/react-query'
import type { AccountState } from '@thumbfolio/contracts'
import { useSearchParams } from 'react-router-dom'
import { Segments } from '../../ui/segments.js'
import { usersFrom } from './find-api.js'
import { WhenListed } from './operator-table.js'
import { ShowMore } from './show-more.js'
import { UserTable } from './user-table.js'

const states: readonly { id: AccountState; title: string }[] = [
  { id: 'all', title: 'All' },
  { id: 'active', title: 'Active' },
  { id: 'suspended', title: 'Suspended' },
  { id: 'unverified', title: 'Not verified' },
  { id: 'operator', title: 'Operators' },
]

/** Accounts by state, newest first; with `?q=` those whose e-mail or user name contains it. */
export function UserList() {
  const [parameters, setParameters] = useSearchParams()
  const text = parameters.get('q') ?? ''
  const state = states.find(({ id }) => id === parameters.get('state'))?.id ?? 'all'
  const query = useInfiniteQuery({
    queryKey: ['operator', 'users', state, text],
    queryFn: ({ pageParam, signal }) => usersFrom(pageParam, { text, state }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    // An account that fits exactly comes first, and may come again in its place.
    select: ({ pages }) => [
      ...new Map(pages.flatMap(({ users }) => users).map((user) => [user.id, user])).values(),
    ],
  })
  return (
    <>
      <div className="mb-6 max-w-2xl">
        <Segments
          legend={text === '' ? 'Accounts' : `Accounts with “${text}” in their e-mail or user name`}
          name="user-state"
          options={states}
          chosen={state}
          onChoose={(chosen) => setParameters({ ...(text !== '' && { q: text }), state: chosen })}
        />
      </div>
      <WhenListed
        query={query}
        fallback="The accounts could not be loaded."
        empty="No account is like that."
        isEmpty={({ length }) => length === 0}
      >
        {(users) => <UserTable caption="Accounts, newest first" users={users} />}
      </WhenListed>
      <ShowMore query={query} label="Show older accounts" />
    </>
  )
}
