/** Supervises a process that is deaf to SIGTERM, and stops like the start of separate processes does. */
import { fileURLToPath } from 'node:url'
import { onStopSignal } from '@thumbfolio/kit/run'
import { SupervisedProcess } from '../dist/supervised-process.js'

const deaf = new SupervisedProcess(
  {
    name: 'deaf',
    entry: fileURLToPath(new URL('speaks.mjs', import.meta.url)),
    url: `http://127.0.0.1:${process.env.PORT}`,
    environment: { PORT: process.env.PORT, BEHAVIOUR: 'deaf' },
  },
  () => undefined,
  (line) => console.log(line),
)
onStopSignal(() => deaf.stop())
deaf.start()
