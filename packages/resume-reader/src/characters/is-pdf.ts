/** Readers accept the header within the first 1,024 bytes (ISO 32000, implementation notes). */
export const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1_024)).includes('%PDF-')
