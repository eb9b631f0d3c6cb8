import type { FailedTransactionMetadata } from 'litesvm/dist/internal.js'

/** As JSON-RPC writes it. */
export type TransactionError = string | Readonly<Record<string, unknown>>

/** In the order of the virtual machine's numbers. */
const transactionErrors =
  `AccountInUse AccountLoadedTwice AccountNotFound ProgramAccountNotFound InsufficientFundsForFee InvalidAccountForFee
  AlreadyProcessed BlockhashNotFound CallChainTooDeep MissingSignatureForFee InvalidAccountIndex SignatureFailure
  InvalidProgramForExecution SanitizeFailure ClusterMaintenance AccountBorrowOutstanding WouldExceedMaxBlockCostLimit
  UnsupportedVersion InvalidWritableAccount WouldExceedMaxAccountCostLimit WouldExceedAccountDataBlockLimit
  TooManyAccountLocks AddressLookupTableNotFound InvalidAddressLookupTableOwner InvalidAddressLookupTableData
  InvalidAddressLookupTableIndex InvalidRentPayingAccount WouldExceedMaxVoteCostLimit
  WouldExceedAccountDataTotalLimit MaxLoadedAccountsDataSizeExceeded ResanitizationNeeded
  InvalidLoadedAccountsDataSizeLimit UnbalancedTransaction ProgramCacheHitMaxLimit CommitCancelled`.split(
    /\s+/,
  )
const instructionErrors =
  `GenericError InvalidArgument InvalidInstructionData InvalidAccountData AccountDataTooSmall InsufficientFunds
  IncorrectProgramId MissingRequiredSignature AccountAlreadyInitialized UninitializedAccount UnbalancedInstruction
  ModifiedProgramId ExternalAccountLamportSpend ExternalAccountDataModified ReadonlyLamportChange
  ReadonlyDataModified DuplicateAccountIndex ExecutableModified RentEpochModified NotEnoughAccountKeys
  AccountDataSizeChanged AccountNotExecutable AccountBorrowFailed AccountBorrowOutstanding
  DuplicateAccountOutOfSync InvalidError ExecutableDataModified ExecutableLamportChange
  ExecutableAccountNotRentExempt UnsupportedProgramId CallDepth MissingAccount ReentrancyNotAllowed
  MaxSeedLengthExceeded InvalidSeeds InvalidRealloc ComputationalBudgetExceeded PrivilegeEscalation
  ProgramEnvironmentSetupFailure ProgramFailedToComplete ProgramFailedToCompile Immutable IncorrectAuthority
  AccountNotRentExempt InvalidAccountOwner ArithmeticOverflow UnsupportedSysvar IllegalOwner
  MaxAccountsDataAllocationsExceeded MaxAccountsExceeded MaxInstructionTraceLengthExceeded
  BuiltinProgramsMustConsumeComputeUnits BorshIoError`.split(/\s+/)

const texts: Readonly<Record<string, string>> = {
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  AlreadyProcessed: 'This transaction has already been processed',
  BlockhashNotFound: 'Blockhash not found',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  SignatureFailure: 'Transaction did not pass signature verification',
}

/** A failure of the virtual machine as a node's JSON-RPC writes it. */
export function transactionErrorOf(failure: FailedTransactionMetadata): TransactionError {
  const error = failure.err() as unknown
  if (typeof error === 'number') return transactionErrors[error] ?? 'SanitizeFailure'
  const detail = error as { index?: number; accountIndex?: number; err?: () => unknown }
  if (detail.err) return { InstructionError: [detail.index, instructionErrorOf(detail.err())] }
  if (detail.index !== undefined) return { DuplicateInstruction: detail.index }
  const name = (error as object).constructor.name.replace('TransactionError', '')
  return { [name]: { account_index: detail.accountIndex } }
}

function instructionErrorOf(error: unknown): unknown {
  if (typeof error === 'number') return instructionErrors[error] ?? 'GenericError'
  return { Custom: (error as { code?: number }).code ?? 0 }
}

/** The words that a node uses for it. */
export function errorText(error: TransactionError): string {
  if (typeof error === 'string') return texts[error] ?? asWords(error)
  if ('InstructionError' in error) {
    const [index, detail] = error['InstructionError'] as [number, string | { Custom: number }]
    const reason =
      typeof detail === 'string' ? asWords(detail) : `custom program error: 0x${detail.Custom.toString(16)}`
    return `Error processing Instruction ${index}: ${reason}`
  }
  const rent = error['InsufficientFundsForRent'] as { account_index: number } | undefined
  if (rent)
    return `Transaction results in an account (${rent.account_index}) with insufficient funds for rent`
  return asWords(Object.keys(error)[0] ?? 'unknown')
}

/** `InsufficientFunds` as "Insufficient funds". */
const asWords = (name: string): string =>
  name.replaceAll(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
