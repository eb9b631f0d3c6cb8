/** Answers of nodes, in their own form, as `getTransaction` with `encoding: 'json'` gives them. */

export const payer = '7c9huCcxA1r9s3nJ1Bx3NJvbWegBThGadNWXu3ZP7ASM'
export const ours = 'DpHbbv3EK17ELC9XLDvLDSJCLLLP4Mb8ZFk9AuL9aQgA'
export const reference = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
export const stranger = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'
const base = '3Ez5CVrQbqPgVgpC2SsVUUtRtZzQXf93F1nVzkFfVdkn'
const systemProgram = '11111111111111111111111111111111'
const computeBudget = 'ComputeBudget111111111111111111111111111111'
const memo = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'
const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const router = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'

export const signature =
  '5gCwitEqixq38PWc6dBbJWMBUcndFvazYeBDF2pkneatPXMZ5ApKminEhqyt94dyFDEQK61zKGs4vWLcttJrf6GF'
export const otherSignature =
  '2Jg87AWKEwzdrP73oiFDeFq5FgLMFeJL4q7qGG53AYmVuvQ8RztiyHfSVoJDtaMHGNyCk6iciSgCkrPv1ECjwTMZ'

/** System program, transfer of 68,181,818 lamports. */
const transferData = '3Bxs4AcwCudcguwm'
const header = { numReadonlySignedAccounts: 0, numReadonlyUnsignedAccounts: 1, numRequiredSignatures: 1 }
const recentBlockhash = 'Gc6vVEQaBZjFBmMVvujnbbqpcgASXed8JCDFpK4LZmKb'
const meta = {
  computeUnitsConsumed: 150,
  err: null,
  fee: 5000,
  innerInstructions: [],
  loadedAddresses: { readonly: [], writable: [] },
  logMessages: [`Program ${systemProgram} invoke [1]`, `Program ${systemProgram} success`],
  postTokenBalances: [],
  preTokenBalances: [],
  rewards: [],
  status: { Ok: null } as unknown,
}

export const legacy = {
  blockTime: 1743351528,
  meta: {
    ...meta,
    preBalances: [49999975000, 10000015000, 0, 1],
    postBalances: [49931788182, 10068196818, 0, 1],
  },
  slot: 2990,
  transaction: {
    message: {
      accountKeys: [payer, ours, reference, systemProgram],
      header: { ...header, numReadonlyUnsignedAccounts: 2 },
      instructions: [{ accounts: [0, 1, 2], data: transferData, programIdIndex: 3, stackHeight: 1 }],
      recentBlockhash,
    },
    signatures: [signature],
  },
  version: 'legacy' as 'legacy' | number,
}

/** Wallets put a compute budget and a memo around the transfer. */
export const version0WithExtras = {
  ...legacy,
  version: 0,
  meta: {
    ...meta,
    preBalances: [49999975000, 10000015000, 1, 1, 521498880],
    postBalances: [49931788182, 10068196818, 1, 1, 521498880],
  },
  transaction: {
    ...legacy.transaction,
    message: {
      accountKeys: [payer, ours, systemProgram, computeBudget, memo],
      addressTableLookups: [],
      header: { ...header, numReadonlyUnsignedAccounts: 3 },
      instructions: [
        { accounts: [], data: '3DdGGhkhJbjm', programIdIndex: 3, stackHeight: 1 },
        { accounts: [], data: 'Fj2Eoy', programIdIndex: 3, stackHeight: 1 },
        { accounts: [], data: '2QCyRY', programIdIndex: 4, stackHeight: 1 },
        { accounts: [0, 1], data: transferData, programIdIndex: 2, stackHeight: 1 },
      ],
      recentBlockhash,
    },
  },
}

/** Our wallet is in a lookup table, not in the message. */
export const lookedUp = {
  ...legacy,
  version: 0,
  meta: {
    ...meta,
    loadedAddresses: { writable: [stranger, ours], readonly: [base] },
    preBalances: [49999975000, 1, 700, 10000015000, 0],
    postBalances: [49931788182, 1, 700, 10068196818, 0],
  },
  transaction: {
    ...legacy.transaction,
    message: {
      accountKeys: [payer, systemProgram],
      addressTableLookups: [{ accountKey: reference, readonlyIndexes: [0], writableIndexes: [3, 1] }],
      header,
      instructions: [{ accounts: [0, 3], data: transferData, programIdIndex: 1, stackHeight: 1 }],
      recentBlockhash,
    },
  },
}

/** A program moves the lamports by an instruction of the System program inside its own. */
export const inner = {
  ...legacy,
  version: 0,
  meta: {
    ...meta,
    innerInstructions: [
      {
        index: 0,
        instructions: [{ accounts: [0, 1], data: transferData, programIdIndex: 2, stackHeight: 2 }],
      },
    ],
    preBalances: [49999975000, 10000015000, 1, 1141440],
    postBalances: [49931788182, 10068196818, 1, 1141440],
  },
  transaction: {
    ...legacy.transaction,
    message: {
      accountKeys: [payer, ours, systemProgram, router],
      addressTableLookups: [],
      header: { ...header, numReadonlyUnsignedAccounts: 2 },
      instructions: [{ accounts: [0, 1, 2], data: 'PrpFmsY4d26dKbdKMAXs4neXyAw', programIdIndex: 3 }],
      recentBlockhash,
    },
  },
}

/** A token is no SOL: our wallet is named by its token account alone. */
export const usdcTransfer = {
  ...legacy,
  meta: {
    ...meta,
    preBalances: [49999975000, 2039280, 2039280, 934087680, 426643307341],
    postBalances: [49999970000, 2039280, 2039280, 934087680, 426643307341],
    preTokenBalances: [
      {
        accountIndex: 2,
        mint: usdc,
        owner: ours,
        programId: tokenProgram,
        uiTokenAmount: { amount: '0', decimals: 6, uiAmount: null, uiAmountString: '0' },
      },
    ],
    postTokenBalances: [
      {
        accountIndex: 2,
        mint: usdc,
        owner: ours,
        programId: tokenProgram,
        uiTokenAmount: { amount: '7500000', decimals: 6, uiAmount: 7.5, uiAmountString: '7.5' },
      },
    ],
  },
  transaction: {
    ...legacy.transaction,
    message: {
      accountKeys: [payer, stranger, base, tokenProgram, usdc],
      header: { ...header, numReadonlyUnsignedAccounts: 2 },
      instructions: [{ accounts: [1, 4, 2, 0], data: 'g7h9dAFGWNP1y', programIdIndex: 3, stackHeight: 1 }],
      recentBlockhash,
    },
  },
}

/** It moved its fee and nothing else. */
export const failed = {
  ...legacy,
  meta: {
    ...meta,
    err: { InstructionError: [0, { Custom: 1 }] },
    preBalances: [60000000, 10000015000, 0, 1],
    postBalances: [59995000, 10000015000, 0, 1],
    status: { Err: { InstructionError: [0, { Custom: 1 }] } },
  },
}

/** Version 1 has its compute budget in the message and no lookup tables. */
export const version1 = {
  ...legacy,
  version: 1,
  transaction: {
    ...legacy.transaction,
    message: {
      ...legacy.transaction.message,
      transactionConfig: {
        computeUnitLimit: 200000,
        heapSize: null,
        loadedAccountsDataSizeLimit: 65536,
        priorityFee: null,
      },
    },
  },
}

/** transferWithSeed of 30,000,000; createAccount of 890,880; createAccountWithSeed of 890,881. */
export const seeds = {
  ...legacy,
  transaction: {
    ...legacy.transaction,
    message: {
      ...legacy.transaction.message,
      accountKeys: [payer, ours, base, systemProgram],
      instructions: [
        {
          accounts: [0, 2, 1],
          data: '2KG9SVPb3wAesQBM3xgo8uSbqG1VUQfcVqLWJTXwU9gcRCDnNvuZFnaaQF7caGREQwnkrndGHfqsnf',
          programIdIndex: 3,
        },
        {
          accounts: [0, 1],
          data: '111112GJ1Cfr4Mnah1YBPDnXiJiZF6iLU2WSRn5rMNc3q9NWxpaodgPyGFJ8gzafyzCqqR',
          programIdIndex: 3,
        },
        {
          accounts: [0, 1, 2],
          data: '5ZZHjbxTN9uknvV1CPXEcao4ajNHAVh2huiv7ssRfETKCnv8U61fQPPx7H6XARGKd6MDtPZF7VwA4Tf5ojAtEtix6MympTyCBdoTKnM7KYx9VrsbixbCxYVs2hzfFvaD329V',
          programIdIndex: 3,
        },
      ],
    },
  },
}
