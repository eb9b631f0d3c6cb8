import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { invalid, problemType } from '@thumbfolio/contracts'
import { noNotice, type ProductNotice } from '../../domain/product-notice.js'
import type { Ports } from '../../ports.js'
import type { Signed } from './operator-acted.js'
import { recordAction } from './record-action.js'

/** A time that has passed ends a notice by itself. */
export async function currentNotice({ productNotices, now }: Pick<Ports, 'productNotices' | 'now'>) {
  const { maintenance, announcement } = (await productNotices.find('product')) ?? noNotice
  const isOver = (until: number | undefined) => until !== undefined && until <= now()
  return {
    maintenance: maintenance && !isOver(maintenance.until) ? maintenance : undefined,
    announcement: announcement && !isOver(announcement.until) ? announcement : undefined,
  }
}

interface Notice {
  readonly text?: string | undefined
  readonly until?: number | undefined
}

/** @throws DomainError `validation-failed` for an end that has passed: the notice would never be shown */
function requireFutureEnd({ now }: Ports, until: number | undefined): void {
  if (until !== undefined && until <= now()) throw invalid('#/until', 'This time has passed')
}

/**
 * Starts or ends maintenance. A repeated start keeps the first start time.
 * @throws DomainError `validation-failed` for an end that has passed
 */
export const setMaintenance = traced(
  'set-maintenance',
  async (
    ports: Ports,
    { isOn, text, until, ...signed }: Notice & Signed & { isOn: boolean },
  ): Promise<void> => {
    if (isOn) requireFutureEnd(ports, until)
    await recordAction(ports, 'product', {
      action: isOn ? 'maintenance-begun' : 'maintenance-ended',
      ...signed,
    })
    await change(ports, ({ maintenance }) => ({
      maintenance: isOn
        ? { text: text ?? problemType('maintenance').text, since: maintenance?.since ?? ports.now(), until }
        : undefined,
    }))
  },
)

/** Without a text nothing is announced. @throws DomainError `validation-failed` for an end that has passed */
export const setAnnouncement = traced(
  'set-announcement',
  async (ports: Ports, { text, until, ...signed }: Notice & Signed): Promise<void> => {
    if (text !== undefined) requireFutureEnd(ports, until)
    const action = text === undefined ? 'announcement-ended' : 'announced'
    await recordAction(ports, 'product', { action, ...(text !== undefined && { about: text }), ...signed })
    await change(ports, () => ({ announcement: text === undefined ? undefined : { text, until } }))
  },
)

const change = (
  { productNotices }: Ports,
  decide: (known: ProductNotice) => Partial<ProductNotice>,
): Promise<ProductNotice> =>
  retryStale(async () => {
    const known = (await productNotices.find('product')) ?? noNotice
    return productNotices.commit({ ...known, ...decide(known) })
  })
