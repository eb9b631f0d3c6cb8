import { childModule, type ChildModule } from '@thumbfolio/kit/threads'

/** What a child looks for in a file: the whole reading, or the likely portrait. */
export type ReaderTask = 'pdf-reader' | 'portrait'

export const readerModule = (task: ReaderTask): ChildModule => childModule(import.meta.url, `${task}-child`)
