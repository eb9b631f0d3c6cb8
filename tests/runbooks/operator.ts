import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { newPerson, type Person } from '@thumbfolio/testing'

const tool = fileURLToPath(new URL('../../deploy/admin/dist/main.js', import.meta.url))
const run = promisify(execFile)

/** Somebody with the role of an operator, and what `thumbfolio-admin` needs to log in as them. */
export interface OperatorPerson {
  readonly person: Person
  readonly environment: Readonly<Record<'OPERATOR_EMAIL' | 'OPERATOR_PASSWORD', string>>
}

/** Gives this account of the product on this data directory the role of an operator. */
export async function makeOperator(
  { email, password }: Pick<Person, 'email' | 'password'>,
  dataDir: string,
): Promise<OperatorPerson['environment']> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
  await run(process.execPath, [tool, 'operators', 'add', email, '--reason', 'On duty in this test.'], { env })
  return { OPERATOR_EMAIL: email, OPERATOR_PASSWORD: password }
}

/** A new operator of the product that runs on this data directory and has an inbox. */
export async function newOperator(url: string, dataDir: string): Promise<OperatorPerson> {
  const person = await newPerson(url)
  return { person, environment: await makeOperator(person, dataDir) }
}
