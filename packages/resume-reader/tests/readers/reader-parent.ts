import { ChildProcessPdfReader, type PdfReaderOptions } from '../../src/process/pdf-reader.child-process.js'

/** A process that has a file read, and waits for it. */
const [path, options] = process.argv.slice(2)
await new ChildProcessPdfReader(JSON.parse(options ?? '{}') as PdfReaderOptions).read(path ?? '')
