import { useQuery } from '@tanstack/react-query'
import type { OperatorUser, OperatorUserDetails } from '@thumbfolio/contracts'
import { credits } from '../../lib/counted.js'
import { saveFile } from '../../lib/save-file.js'
import { exactTime } from '../../lib/time.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { Facts } from './facts.js'
import { endSessions, exportUser, sendCode, unlock, userDetails } from './help-api.js'
import { notAnswered } from './operator-table.js'
import type { Change } from './reason-dialog.js'
import { useChange } from './use-change.js'

const movementsShown = 10

/** Logins, movements of credits and mails of an account, and how an operator helps with it. */
export function AccountHelp({ user }: { user: OperatorUser }) {
  const query = useQuery({
    queryKey: ['operator', 'user', user.id],
    queryFn: ({ signal }) => userDetails(user.id, signal),
  })
  const [dialog, begin] = useChange(() => void query.refetch())
  return (
    <WhenLoaded query={query} missing={notAnswered} fallback="The logins could not be loaded.">
      {({ sessions, movements, isLocked, mailProblems }) => (
        <>
          <Facts
            facts={[
              ['Locked', isLocked ? 'Too many wrong passwords' : undefined],
              [
                'Mails',
                mailProblems.map(({ purpose, reason }) => `${purpose}: ${reason}`).join('; ') || undefined,
              ],
              ['Logins', sessions.map(({ startedAt }) => exactTime(startedAt)).join(', ') || 'None'],
              ['Movements', <Movements key="movements" movements={movements.slice(0, movementsShown)} />],
            ]}
          />
          <div className="mt-5 flex flex-wrap gap-2">
            {helpFor(user).map((change) => (
              <button key={change.title} type="button" className="btn" onClick={() => begin(change)}>
                {change.action}
              </button>
            ))}
          </div>
          {dialog}
        </>
      )}
    </WhenLoaded>
  )
}

function Movements({ movements }: Pick<OperatorUserDetails, 'movements'>) {
  if (movements.length === 0) return 'None'
  return (
    <ul className="grid gap-1">
      {movements.map(({ at, kind, credits: count, siteName }) => (
        <li key={`${at}${kind}${siteName}`}>
          {exactTime(at)}: {credits(count)} {kind} {siteName}
        </li>
      ))}
    </ul>
  )
}

const helpFor = ({ id, username, isVerified }: OperatorUser): readonly Change[] => [
  {
    title: `End all logins of ${username}?`,
    lead: 'They are logged out everywhere and can log in again.',
    action: 'End logins',
    run: async (reason) => {
      await endSessions(id, reason)
      return 'All logins have ended'
    },
  },
  {
    title: `Lift the lock of ${username}?`,
    lead: 'Wrong passwords and requests for codes are forgotten.',
    action: 'Lift lock',
    run: async (reason) => {
      await unlock(id, reason)
      return 'The lock is lifted'
    },
  },
  {
    title: `Mail a code to ${username}?`,
    lead: isVerified ? 'With it they set a new password.' : 'With it they verify their e-mail.',
    action: isVerified ? 'Send reset code' : 'Send verification code',
    run: async (reason) => {
      await sendCode(id, isVerified ? 'reset' : 'verify', reason)
      return 'A code is on its way'
    },
  },
  {
    title: `Export all data of ${username}?`,
    lead: 'A ZIP file for somebody who cannot log in. Hand it to its owner alone.',
    action: 'Export data',
    run: async (reason) => {
      const zip = await exportUser(id, reason)
      saveFile(new Blob([zip], { type: 'application/zip' }), `thumbfolio-${username}.zip`)
      return 'The data are saved'
    },
  },
]
