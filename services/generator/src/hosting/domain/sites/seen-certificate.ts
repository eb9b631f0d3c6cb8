/** The certificate that visitors of a host see. */
export interface SeenCertificate {
  /** Epoch milliseconds. */
  readonly validFrom: number
  readonly validUntil: number
  /** Why a browser would refuse it besides its time: it is for another host, or from an unknown authority. */
  readonly refusal?: 'other-host' | 'not-trusted' | undefined
}
