import type { RepositoryFile } from './domain/code-host/git-tree.js'
import type { ListedPage, ListedProject } from './domain/github/listed-projects.js'
import type { RemoteRepository } from './domain/code-host/site-repository.js'

/** Who has a name at the code host. */
export interface NameHolder {
  /** Of the repository, also of one that the name only leads to. */
  readonly remoteId: number | undefined
  /** Of a site's repository: `markOf` its key. */
  readonly mark: string | undefined
}

/** A host of repositories: one for each site, in our organisation. */
export interface CodeHost {
  /** Who has the name, as known for at most 30 s; undefined when it is free. @throws CodeHostFailure */
  holderOf(name: string, signal: AbortSignal): Promise<NameHolder | undefined>
  /** Undefined where there is none but our own names: nothing is pushed. */
  readonly repositories: Repositories | undefined
}

/** What a site's repository should be. */
export interface WantedRepository {
  readonly name: string
  readonly mark: string
  /** The page's address. */
  readonly url: string
  readonly isPrivate: boolean
}

/** Every call to the code host throws CodeHostFailure, and is safe to repeat. */
export interface Repositories {
  /** A launch is live only once it is pushed. */
  readonly isRequired: boolean
  /** Checks access and rights. */
  verify(): Promise<void>
  /** Creates, renames, shows or hides the repository, as wanted; one that is known is found also under another name. */
  ensure(wanted: WantedRepository, known: RemoteRepository | undefined): Promise<RemoteRepository>
  /**
   * One commit on the default branch whose tree is these files and nothing else, with the address as its status. No commit
   * where the branch has this tree already. Never rewrites history. Answers with the id of the tree.
   */
  commit(
    repository: RemoteRepository,
    files: readonly RepositoryFile[],
    about: { message: string; url: string },
  ): Promise<{ treeSha: string; isNew: boolean }>
  /** Deletes it. One that is gone or not this site's is left alone. */
  remove(wanted: Pick<WantedRepository, 'name' | 'mark'>, known: RemoteRepository | undefined): Promise<void>
  /** Makes no request. `remaining` is what the code host still allows in its hour, as far as it said. */
  usage(): { readonly writesLastHour: number; readonly remaining: number | undefined }
}

/** Public data of GitHub. Every call throws CodeHostFailure, and is safe to repeat. */
export interface PublicRepositories {
  /**
   * The public repositories of an account, at most 300; undefined where there is no such account. `known`: the pages that
   * were read before, which are given again where they are the same.
   */
  list(user: string, known: readonly ListedPage[]): Promise<readonly ListedPage[] | undefined>
  /** A repository by its id, even if it was renamed; undefined if no public one has this id. */
  find(id: number): Promise<ListedProject | undefined>
  /** The rate limit in GitHub's last response, without a new request. `resetAt` in epoch milliseconds. */
  limits(): { readonly remaining: number; readonly resetAt: number } | undefined
}
