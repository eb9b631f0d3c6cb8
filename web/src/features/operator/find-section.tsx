import { useQuery } from '@tanstack/react-query'
import { isExactly, type OperatorUser } from '@thumbfolio/contracts'
import { useState, type FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { EmptyState } from '../../ui/empty-state.js'
import { TextField } from '../../ui/text-field.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { DraftCard } from './draft-card.js'
import { LaunchRow } from './launch-row.js'
import { findLaunch, findName, pagesOf, usersFrom } from './find-api.js'
import { notAnswered } from './operator-table.js'
import { SiteCard } from './site-card.js'
import { UserCard } from './user-card.js'
import { UserTable } from './user-table.js'

/** One field for everything that has an id or a name. */
export function FindSection() {
  const [parameters, setParameters] = useSearchParams()
  const query = parameters.get('q') ?? ''
  const [text, setText] = useState(query)
  const [shown, setShown] = useState(query)
  // A link to a name was followed: the field says what is shown.
  if (shown !== query) {
    setShown(query)
    setText(query)
  }
  const find = (event: FormEvent) => {
    event.preventDefault()
    setParameters(text.trim() === '' ? {} : { q: text.trim() })
  }
  return (
    <>
      <form role="search" onSubmit={find} className="flex max-w-2xl items-end gap-2">
        <TextField
          label="User, site or launch"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          placeholder="E-mail, user name, site name or id"
          className="min-w-0 flex-1"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="btn btn-primary">
          Find
        </button>
      </form>
      <div className="mt-8">{query !== '' && <Found key={query} query={query} />}</div>
    </>
  )
}

/** A name, also where an address of ours was entered. */
const nameIn = (query: string): string =>
  query
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[.:/]/)[0] ?? ''

async function findAll(query: string, signal: AbortSignal) {
  const [{ users, next }, name, launch] = await Promise.all([
    usersFrom(undefined, { text: query }, signal),
    findName(nameIn(query), signal),
    findLaunch(query, signal),
  ])
  const [first, second] = users
  // One is opened. Several are rows: to open each would be dozens of calls, and as many look-ups in the audit.
  const only = first && !second ? { user: first, ...(await pagesOf(first.id, signal)) } : undefined
  const isSure = first !== undefined && !second && isExactly(first, query)
  return { only, users, hasMore: next !== undefined && !isSure, name, launch }
}

function Found({ query }: { query: string }) {
  const found = useQuery({
    queryKey: ['operator', 'find', query],
    queryFn: ({ signal }) => findAll(query, signal),
  })
  const reload = () => void found.refetch()
  return (
    <WhenLoaded query={found} missing={notAnswered} fallback="The search did not work. Please try again.">
      {({ only, users, hasMore, name: { site, draft, takedown, movedTo }, launch }) => (
        <div className="grid gap-12">
          {only && <UserCard {...only} onChange={reload} />}
          {users.length > 1 && <FoundUsers users={users} />}
          {hasMore && <MoreUsers query={query} />}
          {draft && <DraftCard draft={draft} onChange={reload} />}
          {(site ?? takedown ?? movedTo) !== undefined && (
            <SiteCard
              name={(site ?? takedown)?.name ?? nameIn(query)}
              {...{ site, takedown, movedTo }}
              onChange={reload}
            />
          )}
          {launch && (
            <section aria-labelledby="launch-title">
              <h2 id="launch-title" className="title text-xl">
                Launch
              </h2>
              <ul className="mt-3">
                <LaunchRow launch={launch} isLast isAlone onChange={reload} />
              </ul>
            </section>
          )}
          {users.length === 0 && !site && !draft && !takedown && movedTo === undefined && !launch && (
            <EmptyState>
              Nothing has this id, and no e-mail or user name contains it. Site names have to be complete.
            </EmptyState>
          )}
        </div>
      )}
    </WhenLoaded>
  )
}

const FoundUsers = ({ users }: { users: readonly OperatorUser[] }) => (
  <section aria-labelledby="accounts-title">
    <h2 id="accounts-title" className="title mb-4 text-xl">
      Accounts
    </h2>
    <UserTable caption="Accounts that were found" users={users} />
  </section>
)

/** Not all accounts have been read. */
const MoreUsers = ({ query }: { query: string }) => (
  <p className="text-sm">
    <Link to={`/operator/users?q=${encodeURIComponent(query)}`} className="textlink">
      Show more accounts
    </Link>
  </p>
)
