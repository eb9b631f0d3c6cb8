/** The file that makes a folder an LMDB environment. */
export const environmentFile = 'data.mdb'
