import {
  mostCreditsAtOnce,
  type OperatorDraft,
  type OperatorSite,
  type OperatorUser,
} from '@thumbfolio/contracts'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { counted, credits } from '../../lib/counted.js'
import { exactTime } from '../../lib/time.js'
import { AccountHelp } from './account-help.js'
import { Facts } from './facts.js'
import { FindLink } from './find-link.js'
import { launchTexts } from './launch-texts.js'
import { changeCredits, eraseUser, resumeUser, suspendUser, takeDownSitesOf } from './operator-api.js'
import type { Change } from './reason-dialog.js'
import { useChange } from './use-change.js'
import { stateText } from './user-table.js'

interface UserCardProps {
  user: OperatorUser
  sites: readonly OperatorSite[]
  drafts: readonly OperatorDraft[]
  onChange: () => void
}

/** An account: its state, credits and sites, and what can be done about it. */
export function UserCard({ user, sites, drafts, onChange }: UserCardProps) {
  const title = useId()
  const [dialog, begin] = useChange(onChange)
  const { id, state, email, username, createdAt, available, held, suspended } = user
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="title text-xl wrap-anywhere">
        {username || 'Erased account'}
      </h2>
      <Facts
        facts={[
          ['State', stateText(user)],
          ['Suspended', suspended && `${exactTime(suspended.at)}: ${suspended.reason}`],
          ['E-mail', email === '' ? undefined : email],
          ['Credits', `${credits(available)} to spend, ${held} held by launches`],
          ['Created', exactTime(createdAt)],
          ['Id', id],
          ['Audit', <AuditLinks key="audit" user={user} />],
          ['Sites', <Sites key="sites" sites={sites} />],
          ['Drafts', drafts.length === 0 ? undefined : <Drafts key="drafts" drafts={drafts} />],
        ]}
      />
      {state !== 'erased' && (
        <div className="mt-5 flex flex-wrap gap-2">
          {[...changesOf(user), ...takedownOf(user, sites.length + drafts.length)].map((change) => (
            <button key={change.title} type="button" className="btn" onClick={() => begin(change)}>
              {change.action}
            </button>
          ))}
          <button
            type="button"
            className="btn ml-auto text-danger btn-outline"
            onClick={() => begin(erasure(user))}
          >
            Erase
          </button>
        </div>
      )}
      {dialog}
      {state !== 'erased' && <AccountHelp user={user} />}
    </section>
  )
}

function AuditLinks({ user: { id, isOperator, isReader } }: Pick<UserCardProps, 'user'>) {
  const linkTo = (field: 'by' | 'subject', text: string) => (
    <Link to={`/operator/audit?${field}=${encodeURIComponent(id)}`} className="textlink">
      {text}
    </Link>
  )
  return (
    <>
      {linkTo('subject', 'What operators did about this account')}
      {(isOperator || isReader) && <span className="block">{linkTo('by', 'What this operator did')}</span>}
    </>
  )
}

function Sites({ sites }: { sites: readonly OperatorSite[] }) {
  if (sites.length === 0) return 'None'
  return (
    <ul className="grid gap-1">
      {sites.map(({ name, status, launches: [last] }) => (
        <li key={name}>
          <FindLink query={name} /> ({status}
          {last && `; last launch ${launchTexts[last.status].toLowerCase()}`})
        </li>
      ))}
    </ul>
  )
}

const Drafts = ({ drafts }: { drafts: readonly OperatorDraft[] }) => (
  <ul className="grid gap-1">
    {drafts.map(({ label, siteName, createdAt }) => (
      <li key={label} className="wrap-anywhere">
        <FindLink query={label} /> (for {siteName}, {exactTime(createdAt)})
      </li>
    ))}
  </ul>
)

function changesOf(user: OperatorUser): readonly Change[] {
  const { id, username, available, suspended } = user
  return [
    creditChange(user, 'Give credits', mostCreditsAtOnce, 1),
    ...(available > 0
      ? [creditChange(user, 'Take back credits', Math.min(available, mostCreditsAtOnce), -1)]
      : []),
    suspended
      ? {
          title: `Let ${username} log in again?`,
          lead: 'The suspension ends. Sites that were taken down stay down.',
          action: 'Lift suspension',
          run: async (reason) => {
            await resumeUser(id, reason)
            return 'The suspension is lifted'
          },
        }
      : {
          title: `Suspend ${username}?`,
          lead: 'All their sessions end and logins are refused. Their sites stay up, previews of their drafts do not. The reason is shown to them.',
          action: 'Suspend',
          isFinal: true,
          run: async (reason) => {
            await suspendUser(id, reason)
            return 'The account is suspended'
          },
        },
  ]
}

/** Every site at once, where there are some. */
const takedownOf = ({ id, username }: OperatorUser, pages: number): readonly Change[] =>
  pages === 0
    ? []
    : [
        {
          title: `Take all sites of ${username} down?`,
          lead: 'Nothing is shown under their names from then on, and their drafts are removed. The reason is shown to the owner. Suspend the account first, so that nothing new is published.',
          action: 'Take all sites down',
          isFinal: true,
          word: { label: `Type ${username} to confirm`, value: username },
          run: async (reason) => {
            const { takedowns, drafts } = await takeDownSitesOf(id, reason)
            return `${counted(takedowns.length, 'site')} taken down, ${counted(drafts, 'draft')} removed`
          },
        },
      ]

/** Separate from the other changes: it cannot be undone. */
const erasure = ({ id, email, username }: OperatorUser): Change => ({
  title: `Erase ${username}?`,
  lead: 'The account, its resumes and its sites are deleted. This cannot be undone.',
  action: 'Erase',
  isFinal: true,
  word: { label: `Type ${email} to confirm`, value: email },
  run: async (reason) => {
    await eraseUser(id, reason)
    return 'The account is erased'
  },
})

function creditChange(
  { id, username }: OperatorUser,
  action: 'Give credits' | 'Take back credits',
  mostCredits: number,
  sign: 1 | -1,
): Change {
  // Made with the dialog, so that a second try after a lost answer changes nothing more.
  const reference = newReference()
  return {
    title: `${action}: ${username}`,
    lead:
      sign > 0
        ? 'They can be spent at once. Above what one operator may give in a day, another operator has to confirm them under Grants.'
        : `At most ${mostCredits} can be taken back.`,
    action,
    mostCredits,
    run: async (reason, count) => {
      const done = await changeCredits(id, { credits: sign * count, reference, reason })
      return 'pending' in done
        ? 'Another operator has to confirm these credits'
        : `${username} has ${credits(done.user.available)} to spend`
    },
  }
}

/** Not `crypto.randomUUID`, which a page without https has not. */
const newReference = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
