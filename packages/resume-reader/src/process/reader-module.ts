import { childModule, type ChildModule } from '@thumbfolio/kit/threads'

/** What a child looks for in a file: the whole reading, its lines in reading order, or the likely portrait. */
export type ReaderTask = 'pdf-reader' | 'lines' | 'portrait'

export const readerModule = (task: ReaderTask): ChildModule => childModule(import.meta.url, `${task}-child`)
