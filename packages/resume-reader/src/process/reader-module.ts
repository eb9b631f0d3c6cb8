import { childModule, type ChildModule } from '@thumbfolio/kit/threads'

/** What a child looks for in a file: the whole reading, the likely portrait, or pictures of work. */
export type ReaderTask = 'pdf-reader' | 'portrait' | 'work'

export const readerModule = (task: ReaderTask): ChildModule => childModule(import.meta.url, `${task}-child`)
