{{/* Parts of a pod that the deployments and the migration job share. Arguments: root, component (its name), is (its values). */}}

{{- define "thumbfolio.image" -}}
{{ printf "%s/%s:%s" .root.Values.image.registry .is.image (default .root.Chart.AppVersion .root.Values.image.tag) | quote }}
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

{{- define "thumbfolio.env" -}}
{{- $root := .root -}}
- { name: PORT, value: {{ .is.port | quote }} }
- { name: HOST, value: 0.0.0.0 }
- { name: PUBLIC_URL, value: {{ $root.Values.publicUrl | quote }} }
- { name: SITES_DOMAIN, value: {{ $root.Values.sitesDomain | quote }} }
- { name: SITES_ORIGIN, value: {{ printf "http://%s-gateway:%v" $root.Release.Name $root.Values.components.gateway.port | quote }} }
{{- range $name, $peer := $root.Values.components }}
{{- if not (has $name (list "gateway" "generator-worker")) }}
- { name: {{ printf "%s_URL" (upper $name) }}, value: {{ printf "http://%s-%s:%v" $root.Release.Name $name $peer.port | quote }} }
{{- end }}
{{- end }}
{{- range $name, $value := merge (dict) (default (dict) .is.env) $root.Values.env }}
{{- if ne $value "" }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}
{{- range include "thumbfolio.secrets" . | fromJsonArray }}
- { name: {{ . }}_FILE, value: /run/secrets/thumbfolio/{{ . }} }
{{- end }}
{{- end }}

{{- define "thumbfolio.secretVolume" -}}
secret:
  secretName: {{ .root.Values.secretName }}
  defaultMode: 0440
  items:
    {{- range include "thumbfolio.secrets" . | fromJsonArray }}
    - { key: {{ . }}, path: {{ . }} }
    {{- end }}
{{- end }}
