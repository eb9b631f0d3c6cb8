/** Between the two ends of a range: `from 41 to 58 percent`. */
export const towards = /^(?:to|auf|bis|a|ad|al|ate|para|hasta|fino|naar|tot|do)$/
