import { config } from 'zod'

// The app's policy forbids code from text. Imported before any schema is made: the first one already tries.
config({ jitless: true })
