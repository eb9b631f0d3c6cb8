/** Projects, words in lines, quotes, the compact index. */
export const lists = `
.g{display:grid;gap:2.5rem var(--gap)}
*+.gh{margin-top:2.5rem}
.gh{flex:0 0 100%}
.gh>.k{grid-column:1/-1}
.words>div+div{margin-top:.7rem}
dt{color:var(--muted);font-size:var(--small);line-height:1.5}
.line{display:flex;flex-wrap:wrap;gap:.25rem 1.75rem;max-width:42rem}
.line span{color:var(--muted);font-size:var(--small);padding-inline-start:.35rem}
.words+.line{margin-top:1rem}
.personal{margin-block:var(--apart)}
.personal h2{font-size:var(--large);margin-bottom:.7rem}
blockquote{font:var(--weight) var(--large)/1.45 var(--head);max-width:36rem}
figcaption{color:var(--muted);font-size:var(--small);margin-top:.6rem}
figure+figure{margin-top:2rem}
.q{display:grid;gap:1.75rem var(--gap);margin-bottom:var(--apart)}
.q blockquote{font-size:var(--lead);line-height:1.36;text-wrap:balance}
.q figure{margin:0;border-inline-start:2px solid var(--accent);padding-inline-start:1.25rem}
.x h2{font-size:var(--large)}
.x .s+.s{margin-top:2.25rem}
.x .e+.e{margin-top:1rem}
.x .e{line-height:1.45}
.x .e h3{font:inherit;letter-spacing:0;text-wrap:pretty}
.x .org{display:inline-block;margin:0;color:var(--muted);font-size:var(--small)}
.x .b{margin-top:.25rem;font-size:var(--small);line-height:1.5}
.x .b>*+*{margin-top:.15rem}
@media screen and (min-width:40rem){
.q{display:flex;flex-wrap:wrap;align-items:flex-start}
.q figure{flex:1 1 18rem}
}
@media screen and (max-width:39.99rem){
.x .e>div:first-child{display:inline}
.x .when{display:inline-block}
.x div:has(+.when) .org::after{content:" ·\\a0"}
}
`
