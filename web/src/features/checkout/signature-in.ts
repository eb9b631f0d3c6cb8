/** 64 bytes in base58. */
const signature = /[1-9A-HJ-NP-Za-km-z]{64,88}/

/** The signature in what a person pasted: an explorer's link, or the signature alone. Anything else comes back trimmed. */
export const signatureIn = (pasted: string): string => signature.exec(pasted)?.[0] ?? pasted.trim()
