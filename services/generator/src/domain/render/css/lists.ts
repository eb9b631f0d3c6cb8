/** Projects side by side, words in lines, the compact index. */
export const lists = `
.g{display:grid;gap:2.5rem var(--gap)}
.g h3{font-size:var(--large)}
.words>div+div{margin-top:.7rem}
dt{color:var(--muted);font-size:var(--small);line-height:1.5}
.line{display:flex;flex-wrap:wrap;gap:.25rem 1.75rem}
.line span{color:var(--muted);font-size:var(--small);padding-inline-start:.35rem}
.words+.line{margin-top:1rem}
blockquote{font:italic var(--large)/1.45 var(--serif);max-width:36rem}
figcaption{color:var(--muted);font-size:var(--small);margin-top:.6rem}
figure+figure{margin-top:2rem}
.i h2{font-size:var(--large)}
.s.i+.s.i{margin-top:2.5rem}
.i .e+.e{margin-top:1rem}
.i h3{font:inherit;line-height:1.45;letter-spacing:0}
.i .org{color:var(--muted);margin-top:.1rem;font-size:var(--small)}
.i .b{margin-top:.25rem;font-size:var(--small);line-height:1.5}
.i .when{margin-top:.12rem}
@media (min-width:40rem){
.g{grid-template-columns:repeat(2,minmax(0,1fr))}
.words>div{display:grid;grid-template-columns:var(--dates) minmax(0,40rem);column-gap:var(--gap)}
dt{padding-top:.12rem}
.line,figure{margin-inline-start:calc(var(--dates) + var(--gap))}
}
`
