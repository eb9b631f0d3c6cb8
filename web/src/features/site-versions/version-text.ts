import { models, type SiteVersionItem } from '@thumbfolio/contracts'

/** Who made a version, in the words of the list. */
export function writerText({ kind, author }: Pick<SiteVersionItem, 'kind' | 'author'>): string {
  switch (kind) {
    case 'launch':
      return launcherText(author)
    case 'edit':
      return 'Edited by you'
    case 'settings':
      return 'Settings changed by you'
    case 'restore':
      return 'Restored by you'
  }
}

const launcherText = (author: string): string => {
  if (author === 'local') return 'Arranged without AI'
  return `Arranged by ${models.find(({ id }) => id === author)?.name ?? author}`
}

/** What a version changed, as one line. */
export const changesText = ({ changes }: Pick<SiteVersionItem, 'changes'>): string =>
  changes.length === 0 ? 'Published' : changes.join(', ')

/** Versions in a row that changed nothing but settings, newest first, or one other version. */
export type VersionGroup =
  | { readonly kind: 'one'; readonly version: SiteVersionItem }
  | { readonly kind: 'settings'; readonly versions: readonly SiteVersionItem[] }

/** Folds settings that were changed one after the other: nothing a visitor reads lies between them. The live one stays. */
export function grouped(versions: readonly SiteVersionItem[]): readonly VersionGroup[] {
  const groups: VersionGroup[] = []
  for (const version of versions) {
    const last = groups.at(-1)
    if (version.kind !== 'settings' || version.live) groups.push({ kind: 'one', version })
    else if (last?.kind === 'settings')
      groups[groups.length - 1] = { kind: 'settings', versions: [...last.versions, version] }
    else groups.push({ kind: 'settings', versions: [version] })
  }
  return groups.map((group) =>
    group.kind === 'settings' && group.versions.length === 1
      ? { kind: 'one', version: group.versions[0]! }
      : group,
  )
}

/** 'Settings changed 3 times: Theme: Bold, Photo changed'. Each change is named once, the newest first. */
export const groupText = (versions: readonly SiteVersionItem[]): string => {
  const changes = [...new Set(versions.flatMap((version) => version.changes))]
  return [
    `Settings changed ${versions.length} times`,
    ...(changes.length > 0 ? [changes.join(', ')] : []),
  ].join(': ')
}

/** What a version can be compared with. */
export interface Comparison {
  readonly id: 'before' | 'live'
  /** Id of the other version. */
  readonly against: string
  readonly title: string
}

/**
 * The comparisons of one version in a list that is newest first: with the one before it, and with the live one. None for
 * itself, and each other version once.
 */
export function comparisonsOf(versions: readonly SiteVersionItem[], id: string): Comparison[] {
  const at = versions.findIndex((version) => version.id === id)
  const before = versions[at + 1]
  const live = versions.find((version) => version.live)
  return [
    ...(before ? [{ id: 'before', against: before.id, title: `With version ${before.id}` } as const] : []),
    ...(live && live.id !== id && live.id !== before?.id
      ? [{ id: 'live', against: live.id, title: 'With the live page' } as const]
      : []),
  ]
}
