import type { Command } from './command.js'
import { doctorCommands } from './commands/doctor.js'
import { helpCommands } from './commands/help.js'
import { loginCommands } from './commands/login.js'
import { operationCommands } from './commands/operations.js'
import { paymentCommands } from './commands/payments.js'
import { refundCommands } from './commands/refunds.js'
import { roleCommands } from './commands/roles.js'
import { siteCommands } from './commands/sites.js'
import { userCommands } from './commands/users.js'

/** Every command, in the order of the usage. */
export const commandTable: readonly Command[] = [
  ...loginCommands,
  ...userCommands,
  ...helpCommands,
  ...roleCommands,
  ...siteCommands,
  ...paymentCommands,
  ...refundCommands,
  ...operationCommands,
  ...doctorCommands,
]

const shapeOf = ({ words, args, needsReason, isFinal, isBulk }: Command): string =>
  [
    words,
    ...args,
    ...(isBulk ? ['(or --ids FILE)'] : []),
    ...(needsReason ? ['--reason TEXT'] : []),
    ...(isFinal ? ['--yes'] : []),
  ].join(' ')

/** What there is, for people. */
export function usage(commands: readonly Command[] = commandTable): string {
  const width = Math.max(...commands.map((command) => shapeOf(command).length))
  const lines = commands.map((command) => `  ${shapeOf(command).padEnd(width)}  ${command.summary}`)
  return [
    'thumbfolio-admin COMMAND [--json]',
    '',
    ...lines,
    '',
    'With make: make admin ARGS="users find ada@example.org".',
    'Exit status: 0 done, 1 nothing found or something is wrong, 2 wrong use, 3 refused, 4 not logged in,',
    '5 waits for a second operator, 69 a service does not answer, 70 a defect, 78 configuration.',
  ].join('\n')
}
