/**
 * From now on what this process makes, and what its children make, is for its user alone: hashes, resumes, mails, keys. Who
 * shares the machine reads none of it, also where DATA_DIR itself is open to them. Called before the first file.
 */
export const keepFilesPrivate = (): void => void process.umask(0o077)
