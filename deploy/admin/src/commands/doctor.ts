import type { Command } from '../command.js'
import { checkData } from '../doctor/check-data.js'
import { checkEngines } from '../doctor/check-engines.js'
import { checkProduct } from '../doctor/check-product.js'
import { table } from '../present-table.js'

export const doctorCommands: readonly Command[] = [
  {
    words: 'doctor',
    args: [],
    summary: 'Checks services, login, clocks, engines, indexes, files, dead letters, disks and backups',
    async run({ config, clients, urls }) {
      const findings = [
        ...(await checkProduct({ clients, config, urls })),
        ...(await checkEngines(config)),
        ...(await checkData(config, Date.now())),
      ]
      const bad = findings.filter(({ isWrong }) => isWrong)
      const rows = findings.map(({ about, isWrong, text }) => [isWrong ? 'WRONG' : 'ok', about, text])
      const toDo = bad.map(({ about, action }) => `${about}: ${action}`)
      const end =
        bad.length === 0
          ? ['Every check passed.']
          : [`${bad.length} of ${findings.length} checks failed.`, ...toDo]
      return {
        data: findings,
        text: `${table(['', 'about', 'found'], rows)}\n\n${end.join('\n')}`,
        isWrong: bad.length > 0,
      }
    },
  },
]
