export type GitHubCredentials =
  | { readonly kind: 'token'; readonly token: string }
  | {
      readonly kind: 'app'
      readonly appId: string
      readonly privateKey: string
      readonly installationId: number
    }

export interface GitHubOptions {
  readonly apiUrl: string
  readonly organisation: string
  readonly credentials: GitHubCredentials
  readonly isRequired: boolean
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Between two writes; GitHub asks for a second, which is the default. */
  readonly writeEveryMs?: number
}

/** What GitHub said last about the hour that runs. */
export interface GitHubLimits {
  remaining?: number
  /** Epoch milliseconds. */
  resetAt?: number
}
