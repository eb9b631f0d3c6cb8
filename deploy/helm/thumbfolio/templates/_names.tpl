{{- define "thumbfolio.name" -}}
{{ printf "%s-%s" .release .component | trunc 63 | trimSuffix "-" }}
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
