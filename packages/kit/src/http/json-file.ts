/** JSON as a file for people to open: indented, in UTF-8, with a line break at its end. */
export const jsonFile = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`)
