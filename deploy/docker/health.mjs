/** The healthcheck of every image: 0 when the process inside answers `/readyz` with 200. `health.mjs URL` asks another one. */
// eslint-disable-next-line no-restricted-properties -- outside of every service there is no config.ts
const { PORT } = process.env
const url = process.argv[2] ?? `http://127.0.0.1:${PORT}/readyz`
const answer = await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch((error) => error)
if (answer.ok !== true) console.error(`${url}: ${answer.status ?? answer.cause ?? answer}`)
process.exitCode = answer.ok === true ? 0 : 1
