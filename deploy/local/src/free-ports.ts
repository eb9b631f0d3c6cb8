import { isPortBusy } from '@thumbfolio/testing'
import type { ProcessPlan } from './supervised-process.js'

/** A port that the product needs is taken. */
export class PortsBusy extends Error {
  override name = 'PortsBusy'
}

/** @throws PortsBusy naming all that are */
export async function requireFreePorts(plans: readonly ProcessPlan[]): Promise<void> {
  const wanted = plans.flatMap(({ name, url, mailPort }) => [
    { name, port: Number(new URL(url).port) },
    ...(mailPort === undefined ? [] : [{ name: `${name}, mail`, port: mailPort }]),
  ])
  const busy: string[] = []
  for (const { name, port } of wanted) if (await isPortBusy(port)) busy.push(`${port} (${name})`)
  if (busy.length > 0)
    throw new PortsBusy(
      `Busy: port ${busy.join(', ')}. Stop what uses them, or start with free ones: PORT=8081 PORTS=free make start ENGINES=local`,
    )
}
