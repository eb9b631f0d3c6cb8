import { ConfigError, loadConfig } from '@thumbfolio/kit/base'
import type { Command, Context } from '../command.js'
import { DoctorConfig } from '../config.js'
import { checkConfig } from '../doctor/check-config.js'
import { checkData } from '../doctor/check-data.js'
import { checkEngines } from '../doctor/check-engines.js'
import { checkOutside } from '../doctor/check-outside.js'
import { checkProduct } from '../doctor/check-product.js'
import { checkStores } from '../doctor/check-stores.js'
import { wrong, type Finding } from '../doctor/finding.js'
import { viewFrom } from '../doctor/own-service.js'
import { table } from '../present-table.js'

export const doctorCommands: readonly Command[] = [
  {
    words: 'doctor',
    args: [],
    summary:
      'Checks configuration, services, releases, clocks, engines, indexes, files, mail, buckets, disks and backups',
    async run(context) {
      const findings = await examine(context)
      const bad = findings.filter(({ isWrong }) => isWrong)
      const skipped = findings.filter(({ isChecked }) => !isChecked).length
      const rows = findings.map((finding) => [markOf(finding), finding.about, finding.text])
      const toDo = bad.map(({ about, action }) => `${about}: ${action}`)
      const end =
        bad.length === 0
          ? ['Every check passed.']
          : [`${bad.length} of ${findings.length - skipped} checks failed.`, ...toDo]
      if (skipped > 0) end.push(`${skipped} ${skipped === 1 ? 'was' : 'were'} not checked from here.`)
      return {
        data: findings,
        text: `${table(['', 'about', 'found'], rows)}\n\n${end.join('\n')}`,
        isWrong: bad.length > 0,
      }
    },
  },
]

const markOf = ({ isWrong, isChecked }: Finding): string => (isWrong ? 'WRONG' : isChecked ? 'ok' : '-')

async function examine({ clients, urls }: Pick<Context, 'clients' | 'urls'>): Promise<readonly Finding[]> {
  const config = readConfig()
  if (Array.isArray(config)) return config
  const view = viewFrom(config)
  const now = Date.now()
  return [
    ...(await checkConfig(config)),
    ...(await checkProduct({ clients, config, urls, view })),
    ...(await checkEngines(config, view)),
    ...(await checkStores(config, now)),
    ...(await checkOutside(config, view)),
    ...(await checkData(config, view, now)),
  ]
}

function readConfig(): DoctorConfig | Finding[] {
  try {
    return loadConfig(DoctorConfig)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const [, ...mistakes] = error.message.split('\n')
    return mistakes.map((mistake) => wrong('configuration', mistake.trim(), 'Correct the variable first.'))
  }
}
