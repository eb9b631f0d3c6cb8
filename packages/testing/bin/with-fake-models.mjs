/**
 * Runs a command with both vendors of models played at the socket: `node with-fake-models.mjs node main.js`.
 * FAKE_MODEL_DELAY_MS is how long an answer takes (default: 600); each invents one sentence, so that a removed one can
 * be seen. It ends as the command ends. They see nothing of the
 * world's, so the demo account lets them see its resume.
 */
import { spawn } from 'node:child_process'
import { startFakeAnthropic } from '../dist/models/fake-anthropic.js'
import { startFakeGemini } from '../dist/models/fake-gemini.js'

const [gemini, anthropic] = [await startFakeGemini(), await startFakeAnthropic()]
const afterMs = Number(process.env.FAKE_MODEL_DELAY_MS ?? 600)
for (const vendor of [gemini, anthropic]) vendor.always({ kind: 'slip', afterMs })

const [command, ...args] = process.argv.slice(2)
const child = spawn(command, args, {
  stdio: 'inherit',
  env: {
    DEMO: 'with-models',
    ...process.env,
    GEMINI_API_KEY: 'test-key',
    GEMINI_BASE_URL: gemini.url,
    ANTHROPIC_API_KEY: 'test-key',
    ANTHROPIC_BASE_URL: anthropic.url,
  },
})
// Ctrl-C reaches the command by itself; a signal to this process alone stops both.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
