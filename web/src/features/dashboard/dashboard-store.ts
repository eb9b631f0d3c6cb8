import type { ResumeItem } from '@thumbfolio/contracts'
import { create } from 'zustand'
import { resumesOf } from '../../lib/resume-api.js'
import { listSites, type ListedSite } from '../../lib/sites-api.js'

type List<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly items: readonly T[] }
  | { readonly status: 'failed'; readonly error: unknown }

interface Dashboard {
  readonly sites: List<ListedSite>
  readonly resumes: List<ResumeItem>
}

const nothing: Dashboard = { sites: { status: 'loading' }, resumes: { status: 'loading' } }

export const useDashboard = create<Dashboard>(() => nothing)

/** What is shown stays when a later load fails: old is better than gone. */
async function load<T>(kind: keyof Dashboard, ask: () => Promise<readonly T[]>): Promise<void> {
  try {
    useDashboard.setState({ [kind]: { status: 'ready', items: await ask() } })
  } catch (error) {
    if (useDashboard.getState()[kind].status !== 'ready')
      useDashboard.setState({ [kind]: { status: 'failed', error } })
    throw error
  }
}

export const loadSites = (userId: string): Promise<void> =>
  load('sites', async () => (await listSites(userId)).sites)

export const loadResumes = (userId: string): Promise<void> => load('resumes', () => resumesOf(userId))

export const resetDashboard = (): void => useDashboard.setState(nothing)

/** Takes a deleted site off the list at once; the server lists it no more either. */
export const forgetSite = (name: string): void =>
  useDashboard.setState(({ sites }) =>
    sites.status === 'ready'
      ? { sites: { status: 'ready', items: sites.items.filter((site) => site.name !== name) } }
      : {},
  )

/** A site whose state will change by itself. */
export const isMoving = ({ status }: ListedSite): boolean => status === 'launching' || status === 'deleting'
