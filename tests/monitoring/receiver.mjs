import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** A webhook of Alertmanager: the last notification of each alert, by its name. It can be stopped and started again. */
export async function startReceiver() {
  const received = new Map()
  const answer = async (request, response) => {
    // Alerts of one name come together; the name fires while one of them does.
    const { status, alerts, groupLabels } = JSON.parse(await text(request))
    const [{ annotations }] = alerts.filter((alert) => alert.status === status)
    received.set(groupLabels.alertname, { at: Date.now(), status, annotations })
    response.end()
  }
  let port = 0
  let server
  const start = async () => {
    server = createServer(answer)
    await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
    port = server.address().port
  }
  await start()
  return {
    received,
    url: `http://127.0.0.1:${port}/`,
    start,
    stop: () => (server.closeAllConnections(), new Promise((closed) => server.close(closed))),
  }
}
