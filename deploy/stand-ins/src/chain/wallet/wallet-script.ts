interface ScriptOptions {
  /** Where the wallet is asked for what its key signs. */
  readonly path: string
  /** Leaves sending to the page. */
  readonly isSignOnly: boolean
}
interface Page {
  dispatchEvent(event: Event): boolean
  addEventListener(type: string, listen: (event: { detail: Registry }) => void): void
}
interface Registry {
  register(wallet: unknown): void
}
interface Input {
  readonly transaction: Uint8Array
}
interface Account {
  readonly address: string
  readonly publicKey: Uint8Array
}

/**
 * A Wallet Standard wallet that says yes to everything; its key stays on the server. This function's text is what the
 * browser runs, so it uses nothing from outside itself.
 */
export function registerDevelopmentWallet({ path, isSignOnly }: ScriptOptions): void {
  const page = globalThis as unknown as Page
  const chains = ['solana:localnet']
  const version = '1.0.0'
  const supportedTransactionVersions = ['legacy', 0]
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2b5cb0"/><path d="M9 12h14v9H9z" fill="none" stroke="white" stroke-width="2"/><circle cx="19" cy="16.5" r="1.5" fill="white"/></svg>'
  const icon = `data:image/svg+xml;base64,${btoa(drawing)}`
  let accounts: readonly Account[] = []
  const listeners = new Set<(change: object) => void>()

  const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
  const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

  async function ask(what: string, body: object): Promise<Record<string, string>> {
    const response = await fetch(`${path}/${what}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as Record<string, string>
    if (!response.ok) throw new Error(answer['message'])
    return answer
  }

  function become(next: readonly Account[]): void {
    accounts = next
    for (const listen of listeners) listen({ accounts })
  }

  async function connect(): Promise<{ accounts: readonly Account[] }> {
    const { address = '', publicKey = '' } = await ask('connect', {})
    if (accounts[0]?.address !== address) {
      const account = { address, publicKey: fromBase64(publicKey), chains, features: Object.keys(signing) }
      become([account])
    }
    return { accounts }
  }

  async function signed({ transaction }: Input): Promise<string> {
    return (await ask('sign', { transaction: toBase64(transaction) }))['transaction'] ?? ''
  }

  async function signAndSend(input: Input): Promise<{ signature: Uint8Array }> {
    const { signature = '' } = await ask('send', { transaction: await signed(input) })
    return { signature: fromBase64(signature) }
  }

  const signTransaction = {
    version,
    supportedTransactionVersions,
    signTransaction: (...inputs: Input[]) =>
      Promise.all(inputs.map(async (input) => ({ signedTransaction: fromBase64(await signed(input)) }))),
  }
  const signAndSendTransaction = {
    version,
    supportedTransactionVersions,
    signAndSendTransaction: (...inputs: Input[]) => Promise.all(inputs.map(signAndSend)),
  }
  const signing = {
    'solana:signTransaction': signTransaction,
    ...(!isSignOnly && { 'solana:signAndSendTransaction': signAndSendTransaction }),
  }
  const wallet = {
    version,
    name: 'Thumbfolio development wallet',
    icon,
    chains,
    get accounts() {
      return accounts
    },
    features: {
      'standard:connect': { version, connect },
      'standard:disconnect': { version, disconnect: () => Promise.resolve(become([])) },
      'standard:events': {
        version,
        on(_event: 'change', listen: (change: object) => void) {
          listeners.add(listen)
          return () => listeners.delete(listen)
        },
      },
      ...signing,
    },
  }

  const register = ({ register: add }: Registry) => add(wallet)
  page.addEventListener('wallet-standard:app-ready', ({ detail }) => register(detail))
  page.dispatchEvent(
    Object.assign(new Event('wallet-standard:register-wallet', { bubbles: false }), { detail: register }),
  )
}
