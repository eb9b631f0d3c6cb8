import { useState } from 'react'
import { messageOf } from '../../lib/api-problem.js'
import { counted } from '../../lib/counted.js'
import { Notice } from '../../ui/notice.js'
import { Refusal } from '../../ui/refusal.js'
import { Working } from '../../ui/spinner.js'
import { checkLedger, type LedgerCheck } from './check-ledger.js'

/** Adds every balance up, when an operator asks for it. */
export function LedgerSection() {
  const [check, setCheck] = useState<LedgerCheck>()
  const [refusal, setRefusal] = useState<string>()
  const [isWorking, setIsWorking] = useState(false)
  const run = async () => {
    setIsWorking(true)
    setRefusal(undefined)
    try {
      setCheck(await checkLedger())
    } catch (error) {
      setRefusal(messageOf(error, 'The books could not be checked. Please try again.'))
    } finally {
      setIsWorking(false)
    }
  }
  return (
    <section aria-labelledby="ledger-title" className="mt-12">
      <h2 id="ledger-title" className="text-lg font-semibold">
        Ledger
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted">
        Compares every balance with its ledger, and every paid order with its credits and the chain.
      </p>
      <button
        type="button"
        className="btn mt-4"
        aria-disabled={isWorking}
        onClick={() => !isWorking && void run()}
      >
        {isWorking && <Working />}
        Check the ledger
      </button>
      <div className="mt-4">
        <Refusal text={refusal} />
        {check && <Result check={check} />}
      </div>
    </section>
  )
}

const Result = ({ check: { accounts, uneven } }: { check: LedgerCheck }) =>
  uneven.length === 0 ? (
    <Notice kind="information" title="The books are even.">
      {counted(accounts, 'account')} with credits checked.
    </Notice>
  ) : (
    <Notice kind="problem" title={`${counted(uneven.length, 'line')} not even`}>
      <ul className="grid gap-1">
        {uneven.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  )
