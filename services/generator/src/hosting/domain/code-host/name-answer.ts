import { createHash } from 'node:crypto'

/** A taken site name in the shape of GitHub's "get a repository". */
export function repositoryOf(name: string, organisation: string, publicUrl: string, siteUrl: string) {
  return {
    id: createHash('sha256').update(name).digest().readUInt32BE(0),
    name,
    full_name: `${organisation}/${name}`,
    private: false,
    owner: { login: organisation, type: 'Organization' },
    html_url: siteUrl,
    url: `${new URL(publicUrl).origin}/api/v1/code-host/repos/${organisation}/${name}`,
  }
}
