{{/* Parts of a pod that the deployments and the migration job share. Arguments: root, component (its name), is (its values). */}}

{{- define "thumbfolio.image" -}}
{{- $tagged := printf "%s/%s:%s" .root.Values.image.registry .is.image (default .root.Chart.AppVersion .root.Values.image.tag) }}
{{- with get .root.Values.image.digests .is.image }}{{ printf "%s@%s" $tagged . | quote }}{{ else }}{{ $tagged | quote }}{{ end }}
{{- end }}

{{/* What an operator adds to the pods: values of the component override those of all. As JSON. */}}
{{- define "thumbfolio.podValues" -}}
{{- mergeOverwrite (deepCopy .root.Values.pod) (deepCopy (default dict .is.pod)) | toJson }}
{{- end }}

{{/* Scheduling of a pod. Argument: the values of the pod. */}}
{{- define "thumbfolio.placement" -}}
{{- with .priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- with .nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .affinity }}
affinity: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "thumbfolio.serviceAccount" -}}
{{- $own := default dict .is.serviceAccount }}
{{- if $own.name }}{{ $own.name }}
{{- else if .root.Values.serviceAccount.create }}{{ include "thumbfolio.name" . }}
{{- else }}{{ default "default" .root.Values.serviceAccount.name }}
{{- end }}
{{- end }}

{{- define "thumbfolio.secretName" -}}
{{ default .root.Values.secretName .is.secretName }}
{{- end }}

{{/* Changes with the Secret and reveals nothing of it. Without a cluster `lookup` finds no Secret: tools that only render set secretRevision. */}}
{{- define "thumbfolio.secretChecksum" -}}
{{- $secret := lookup "v1" "Secret" .root.Release.Namespace (include "thumbfolio.secretName" .) }}
{{- list .root.Values.secretRevision (dig "metadata" "resourceVersion" "" $secret) | toJson | sha256sum }}
{{- end }}

{{- define "thumbfolio.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "thumbfolio.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* The names, as JSON. Who has the store has the files: a key of S3 among the variables brings its secret. */}}
{{- define "thumbfolio.secrets" -}}
{{- $secrets := .is.secrets }}
{{- if and .root.Values.env.S3_ACCESS_KEY_ID (has "MONGODB_URI" $secrets) }}
{{- $secrets = append $secrets "S3_SECRET_ACCESS_KEY" | uniq }}
{{- end }}
{{- toJson $secrets }}
{{- end }}

{{/* Whom a component logs in to Kafka as; empty where Kafka asks for no user. */}}
{{- define "thumbfolio.kafkaUser" -}}
{{- if .root.Values.env.KAFKA_USERNAME }}{{ .root.Values.env.KAFKA_USERNAME }}
{{- else if has "KAFKA_PASSWORD" .root.Values.ownSecrets }}{{ default .component .is.identity }}
{{- end }}
{{- end }}

{{- define "thumbfolio.env" -}}
{{- $root := .root -}}
- { name: PORT, value: {{ .is.port | quote }} }
- { name: HOST, value: 0.0.0.0 }
- { name: PUBLIC_URL, value: {{ $root.Values.publicUrl | quote }} }
- { name: SITES_DOMAIN, value: {{ $root.Values.sitesDomain | quote }} }
- { name: SITES_ORIGIN, value: {{ printf "http://%s-gateway:%v" $root.Release.Name $root.Values.components.gateway.port | quote }} }
{{- range $name, $peer := include "thumbfolio.components" $root | fromJson }}
{{- if not (has $name (list "gateway" "generator-worker" "generator-hosting")) }}
- { name: {{ printf "%s_URL" (upper $name) }}, value: {{ printf "http://%s-%s:%v" $root.Release.Name $name $peer.port | quote }} }
{{- end }}
{{- end }}
{{- $derived := dict }}
{{- if and (eq .component "gateway") (get $root.Values.components "generator-hosting").enabled }}
{{- $_ := set $derived "HOSTING_URL" (printf "http://%s-generator-hosting:%v" $root.Release.Name (get $root.Values.components "generator-hosting").port) }}
{{- end }}
{{- if $root.Values.engines.bundled }}
{{- $_ := set $derived "KAFKA_BROKERS" (printf "%s-kafka:9092" $root.Release.Name) }}
{{- $_ := set $derived "KAFKA_TLS" "off" }}
{{- $_ := set $derived "KAFKA_REPLICAS" "1" }}
{{- end }}
{{- if has "KAFKA_PASSWORD" .is.secrets }}
{{- $_ := set $derived "KAFKA_USERNAME" (include "thumbfolio.kafkaUser" .) }}
{{- end }}
{{- if $root.Values.monitoring.collector.enabled }}
{{- $_ := set $derived "OTEL_EXPORTER_OTLP_ENDPOINT" (printf "http://%s-otel-collector:4318" $root.Release.Name) }}
{{- end }}
{{- range $name, $value := merge (dict) (default (dict) .is.env) $derived $root.Values.env }}
{{- if ne $value "" }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}
{{- range include "thumbfolio.secrets" . | fromJsonArray }}
- { name: {{ . }}_FILE, value: /run/secrets/thumbfolio/{{ . }} }
{{- end }}
{{- with (include "thumbfolio.podValues" . | fromJson).env }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{/* The key in the Secret. Arguments: root, component, is, variable. */}}
{{- define "thumbfolio.secretKey" -}}
{{- if and (has .variable .root.Values.ownSecrets) (not .is.secretName) }}
{{- printf "%s_%s" (default .component .is.identity | upper) .variable }}
{{- else }}{{ .variable }}
{{- end }}
{{- end }}

{{- define "thumbfolio.secretVolume" -}}
{{- $at := . -}}
secret:
  secretName: {{ include "thumbfolio.secretName" . }}
  defaultMode: 0440
  items:
    {{- range include "thumbfolio.secrets" . | fromJsonArray }}
    - { key: {{ include "thumbfolio.secretKey" (dict "root" $at.root "component" $at.component "is" $at.is "variable" .) }}, path: {{ . }} }
    {{- end }}
{{- end }}

{{/* The variables of the bucket for backups. Argument: backup.s3. */}}
{{- define "thumbfolio.backupBucket" -}}
{{- if .bucket -}}
- { name: BACKUP_S3_BUCKET, value: {{ .bucket | quote }} }
- { name: BACKUP_S3_KEEP, value: {{ .keep | quote }} }
{{- range $name, $value := dict "BACKUP_S3_ENDPOINT" .endpoint "BACKUP_S3_REGION" .region "BACKUP_S3_ACCESS_KEY_ID" .accessKeyId }}
{{- if $value }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}
{{- end }}
{{- end }}
