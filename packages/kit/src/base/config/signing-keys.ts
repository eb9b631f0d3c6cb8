import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'

const pemBlock = /-----BEGIN [A-Z ]+-----[^-]+-----END [A-Z ]+-----/g

/** One key, or several after one another. Text that is not a key is kept unchanged, and refused later. */
const pemsOf = (text: string): [string, ...string[]] => {
  const [first = text, ...others] = text.replaceAll('\\n', '\n').match(pemBlock) ?? []
  return [first, ...others]
}

const isSigningKey = (pem: string): boolean => {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}

/** Private keys for ES256, as PEM. The first one signs. */
export const signingKeys = () =>
  z
    .string()
    .transform(pemsOf)
    .refine(
      (pems) => pems.every(isSigningKey),
      'must be an EC private key on P-256 (PKCS #8, PEM), or several',
    )
