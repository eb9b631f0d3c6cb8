/** Scores the `NAME.json` of a folder against the truths of the same names; `measuresOf` reads the result. */
export function scoreDirs(truthFolder: string, readFolder: string): object
