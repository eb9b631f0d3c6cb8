{{- define "thumbfolio.name" -}}
{{ printf "%s-%s" .release .component | trunc 63 | trimSuffix "-" }}
{{- end }}

{{/* Those that are not switched off, as JSON. */}}
{{- define "thumbfolio.components" -}}
{{- $enabled := dict }}
{{- range $name, $is := .Values.components }}
{{- if ne (toString $is.enabled) "false" }}{{ $_ := set $enabled $name $is }}{{ end }}
{{- end }}
{{- toJson $enabled }}
{{- end }}

{{- define "thumbfolio.selector" -}}
app.kubernetes.io/name: thumbfolio
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "thumbfolio.labels" -}}
{{ include "thumbfolio.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end }}

{{- define "thumbfolio.everyPod" -}}
app.kubernetes.io/name: thumbfolio
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}
