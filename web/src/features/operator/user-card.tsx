import { mostCreditsAtOnce, type OperatorUser } from '@thumbfolio/contracts'
import { useId } from 'react'
import { credits } from '../../lib/counted.js'
import { exactTime } from '../../lib/time.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { Facts } from './facts.js'
import { FindLink } from './find-link.js'
import { launchTexts } from './launch-texts.js'
import { changeCredits, eraseUser, resumeUser, sitesOf, suspendUser } from './operator-api.js'
import type { Change } from './reason-dialog.js'
import { useChange } from './use-change.js'
import { useOperatorData } from './use-operator-data.js'

const stateTexts = { active: 'Active', suspended: 'Suspended', erased: 'Erased' }

/** An account: its state, credits and sites, and what can be done about it. */
export function UserCard({ user, onChange }: { user: OperatorUser; onChange: () => void }) {
  const title = useId()
  const [dialog, begin] = useChange(onChange)
  const { id, state, email, username, isVerified, isOperator, createdAt, available, held, suspended } = user
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="title text-xl wrap-anywhere">
        {username || 'Erased account'}
      </h2>
      <Facts
        facts={[
          ['State', isOperator ? `${stateTexts[state]}, operator` : stateTexts[state]],
          ['Suspended', suspended && `${exactTime(suspended.at)}: ${suspended.reason}`],
          ['E-mail', email === '' ? undefined : `${email}${isVerified ? '' : ' (not verified)'}`],
          ['Credits', `${credits(available)} to spend, ${held} held by launches`],
          ['Created', exactTime(createdAt)],
          ['Id', id],
          ['Sites', <Sites key="sites" userId={id} />],
        ]}
      />
      {state !== 'erased' && (
        <div className="mt-5 flex flex-wrap gap-2">
          {changesOf(user).map((change) => (
            <button key={change.title} type="button" className="btn" onClick={() => begin(change)}>
              {change.action}
            </button>
          ))}
        </div>
      )}
      {dialog}
    </section>
  )
}

function Sites({ userId }: { userId: string }) {
  const [loaded, reload] = useOperatorData((signal) => sitesOf(userId, signal), [userId])
  return (
    <WhenLoaded
      loaded={loaded}
      missing="The sites could not be found."
      fallback="The sites could not be loaded."
      onRetry={reload}
    >
      {(sites) =>
        sites.length === 0 ? (
          'None'
        ) : (
          <ul className="grid gap-1">
            {sites.map(({ name, status, launches }) => (
              <li key={name}>
                <FindLink query={name} /> ({status}
                {launches[0] && `; last launch ${launchTexts[launches[0].status].toLowerCase()}`})
              </li>
            ))}
          </ul>
        )
      }
    </WhenLoaded>
  )
}

function changesOf({ id, email, username, available, suspended }: OperatorUser): readonly Change[] {
  return [
    creditChange(id, 'Give credits', mostCreditsAtOnce, 1),
    ...(available > 0
      ? [creditChange(id, 'Take back credits', Math.min(available, mostCreditsAtOnce), -1)]
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
          lead: 'All their sessions end and logins are refused. Their sites stay up. The reason is shown to them.',
          action: 'Suspend',
          isFinal: true,
          run: async (reason) => {
            await suspendUser(id, reason)
            return 'The account is suspended'
          },
        },
    {
      title: `Erase ${username}?`,
      lead: 'The account, its resumes and its sites are deleted. This cannot be undone.',
      action: 'Erase',
      isFinal: true,
      word: { label: `Type ${email} to confirm`, value: email },
      run: async (reason) => {
        await eraseUser(id, reason)
        return 'The account is erased'
      },
    },
  ]
}

function creditChange(id: string, action: string, mostCredits: number, sign: 1 | -1): Change {
  // Made with the dialog, so that a second try after a lost answer changes nothing more.
  const reference = newReference()
  return {
    title: action,
    lead: sign > 0 ? 'They can be spent at once.' : `At most ${mostCredits} can be taken back.`,
    action,
    mostCredits,
    run: async (reason, count) => {
      const { user } = await changeCredits(id, { credits: sign * count, reference, reason })
      return `${user.username} has ${credits(user.available)} to spend`
    },
  }
}

/** Not `crypto.randomUUID`, which a page without https has not. */
const newReference = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
