export {
  ChildProcessPdfReader,
  type PdfReaderOptions,
  type ReadingBudget,
} from './process/pdf-reader.child-process.js'
export { readerModule, type ReaderTask } from './process/reader-module.js'
