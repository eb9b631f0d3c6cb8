/** Projects side by side, words in lines, the compact index. */
export const lists = `
.g{display:grid;gap:2.5rem var(--gap)}
.words>div+div{margin-top:.7rem}
dt{color:var(--muted);font-size:var(--small);line-height:1.5}
.line{display:flex;flex-wrap:wrap;gap:.25rem 1.75rem;max-width:42rem}
.line span{color:var(--muted);font-size:var(--small);padding-inline-start:.35rem}
.words+.line{margin-top:1rem}
blockquote{font:italic var(--large)/1.45 var(--serif);max-width:36rem}
figcaption{color:var(--muted);font-size:var(--small);margin-top:.6rem}
figure+figure{margin-top:2rem}
.q{display:grid;gap:1.75rem var(--gap);margin-bottom:clamp(3.25rem,8vh,5.5rem)}
.q blockquote{font:var(--lead)/1.36 var(--serif);text-wrap:balance}
.q figure{margin:0;border-inline-start:2px solid var(--accent);padding-inline-start:1.25rem}
.x h2{font-size:var(--large)}
.x .s+.s{margin-top:2.25rem}
.x .e+.e{margin-top:1rem}
.x .e{line-height:1.45}
.x .e h3{font:inherit;letter-spacing:0;text-wrap:pretty}
.x .org{display:inline-block;margin:0;color:var(--muted);font-size:var(--small)}
.x .b{margin-top:.25rem;font-size:var(--small);line-height:1.5}
.x .b>*+*{margin-top:.15rem}
@media print,(min-width:40rem){
.x .e h3{display:inline;padding-inline-end:.6rem}
.x .e h3::after{content:" "}
.g,.q{grid-template-columns:repeat(2,minmax(0,1fr))}
.words>div{display:grid;grid-template-columns:var(--dates) minmax(0,40rem);column-gap:var(--gap);align-items:baseline}
.words+.line{margin-inline-start:calc(var(--dates) + var(--gap))}
}
@media screen and (max-width:39.99rem){
.x .e>div:first-child{display:inline}
.x .when{display:inline-block}
.x div:has(+.when) .org::after{content:" ·\\a0"}
}
@media screen and (min-width:40rem) and (max-width:63.99rem){
.s:not(:has(.e,.words,.g)){display:grid;grid-template-columns:var(--dates) minmax(0,1fr);column-gap:var(--gap);align-items:baseline}
.s:not(:has(.e,.words,.g))>h2{margin:0}
}
@media print,(min-width:64rem){
.line,.s figure{margin-inline-start:calc(var(--dates) + var(--gap))}
}
`
