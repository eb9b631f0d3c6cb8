import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'

export const tokenPrograms = {
  spl: new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  token2022: new PublicKey('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'),
}
const accountProgram = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const mintBytes = 82
const decimals = 6
const minted = 1_000_000_000n

/** A token of the local chain, as USDC is one: its holder has a thousand of it. */
export interface Token {
  readonly mint: string
  /** The token account of a wallet. */
  accountOf(wallet: PublicKey): PublicKey
  /** Makes the token account of a wallet, which names the wallet; a transfer to it names the account alone. */
  open(wallet: PublicKey): Promise<string>
  /** In millionths. @returns the signature */
  transfer(to: PublicKey, amount: bigint, references?: readonly string[]): Promise<string>
}

/** Makes a token of one of the two token programs, and mints a thousand of it to `holder`. */
export async function makeToken(
  url: string,
  holder: Keypair,
  program: keyof typeof tokenPrograms = 'spl',
): Promise<Token> {
  const programId = tokenPrograms[program]
  const connection = new Connection(url, 'processed')
  const mint = Keypair.generate()
  const accountOf = (wallet: PublicKey) =>
    PublicKey.findProgramAddressSync(
      [wallet.toBuffer(), programId.toBuffer(), mint.publicKey.toBuffer()],
      accountProgram,
    )[0]
  const send = async (instructions: TransactionInstruction[], signers: readonly Keypair[] = []) => {
    const { blockhash: recentBlockhash } = await connection.getLatestBlockhash()
    const message = new TransactionMessage({ payerKey: holder.publicKey, recentBlockhash, instructions })
    const transaction = new VersionedTransaction(message.compileToV0Message())
    transaction.sign([holder, ...signers])
    return connection.sendTransaction(transaction, { preflightCommitment: 'processed' })
  }
  const openInstruction = (wallet: PublicKey) =>
    new TransactionInstruction({
      programId: accountProgram,
      keys: [
        { pubkey: holder.publicKey, isSigner: true, isWritable: true },
        { pubkey: accountOf(wallet), isSigner: false, isWritable: true },
        ...[wallet, mint.publicKey, SystemProgram.programId, programId].map(readOnly),
      ],
      data: Buffer.from([1]),
    })
  await send(
    [
      SystemProgram.createAccount({
        fromPubkey: holder.publicKey,
        newAccountPubkey: mint.publicKey,
        lamports: await connection.getMinimumBalanceForRentExemption(mintBytes),
        space: mintBytes,
        programId,
      }),
      new TransactionInstruction({
        programId,
        keys: [{ pubkey: mint.publicKey, isSigner: false, isWritable: true }],
        data: Buffer.concat([Buffer.from([20, decimals]), holder.publicKey.toBuffer(), Buffer.from([0])]),
      }),
      openInstruction(holder.publicKey),
      new TransactionInstruction({
        programId,
        keys: [
          { pubkey: mint.publicKey, isSigner: false, isWritable: true },
          { pubkey: accountOf(holder.publicKey), isSigner: false, isWritable: true },
          { pubkey: holder.publicKey, isSigner: true, isWritable: false },
        ],
        data: Buffer.concat([Buffer.from([7]), amountBytes(minted)]),
      }),
    ],
    [mint],
  )
  return {
    mint: mint.publicKey.toBase58(),
    accountOf,
    open: (wallet) => send([openInstruction(wallet)]),
    transfer: (to, amount, references = []) =>
      send([
        new TransactionInstruction({
          programId,
          keys: [
            { pubkey: accountOf(holder.publicKey), isSigner: false, isWritable: true },
            readOnly(mint.publicKey),
            { pubkey: accountOf(to), isSigner: false, isWritable: true },
            { pubkey: holder.publicKey, isSigner: true, isWritable: false },
            ...references.map((reference) => readOnly(new PublicKey(reference))),
          ],
          data: Buffer.concat([Buffer.from([12]), amountBytes(amount), Buffer.from([decimals])]),
        }),
      ]),
  }
}

const readOnly = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: false })

function amountBytes(amount: bigint): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(amount)
  return bytes
}
