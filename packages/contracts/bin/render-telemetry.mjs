/** `docs/telemetry.md` from the kit's catalogue of metrics. */
export function renderTelemetry(catalogue) {
  const rows = Object.entries(catalogue).map(
    ([name, { kind, unit, means, attributes }]) =>
      `| \`${name}\` | ${kind} | ${unit} | ${means} | ${attributes.map((key) => `\`${key}\``).join(' ')} |`,
  )
  return `# Telemetry

Off unless \`OTEL_EXPORTER_OTLP_ENDPOINT\` says where to (\`http://localhost:4318\`); then traces, metrics and log lines leave by OTLP
over HTTP, from every process or from the embedded one. [Why it is as it is](../packages/kit/notes/one-trace-from-click-to-live-site.md).

- \`make trace\` launches one site and prints the trace of the click as a tree with times.
- \`docker compose up\` has a collector and Jaeger: http://localhost:16686.
- Prometheus, alerts and a Grafana dashboard are in [deploy/monitoring](../deploy/monitoring/README.md).
- Embedded into a collector of your own: \`make start OTEL_EXPORTER_OTLP_ENDPOINT=http://localhost:4318\`.

## Traces

| span | kind | where |
|---|---|---|
| \`PUT /api/v1/make/generate\` | server | a request at the gateway or a service, by its declared route; \`GET {site}/*\` is a published site, \`GET /*\` the web app |
| \`POST /internal/holds\` | client | a call to another service, or the gateway's to the one behind it |
| \`launch-site\`, \`hold-credits\` | internal | a command, by its name |
| \`publish site.requested.v1\` | producer | an event that the bus has durably taken |
| \`process site.requested.v1\` | consumer | one try of one group to handle an event |
| \`publish-site\`, \`recover-site\` | internal | a worker's try; linked to what woke it and to the try before |
| \`read\` \`compose\` \`check\` \`render\` \`publish\` \`verify\` | internal | the steps of a launch |

\`thumbfolio.service\` says which service a span is of, also where one process holds them all. Log lines carry
\`trace_id\`, \`span_id\` and \`request_id\` of the work they are about.

## Logs

Each line that a process writes is exported too, after redaction, with its severity, trace and span;
\`OTEL_LOGS_EXPORTER=none\` stops that.

## Metrics

Attributes have a few values each; no id and nothing that a person wrote is ever among them.

| metric | kind | unit | | attributes |
|---|---|---|---|---|
${rows.join('\n')}
`
}
