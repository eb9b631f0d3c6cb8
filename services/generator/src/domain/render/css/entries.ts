/** Sections and their entries: dates in a narrow column, what was done in a wide one. */
export const entries = `
main.w{padding-block:clamp(3rem,8vh,5.5rem) clamp(4rem,12vh,8rem)}
.s+.s,.s+.x,.x+.s{margin-top:clamp(3.25rem,8vh,5.5rem)}
h2{font-size:var(--larger);margin-bottom:1.5rem}
.e+.e{margin-top:2.5rem}
.e h3,.g h3{font-size:var(--large);font-weight:600;letter-spacing:-.01em}
.org{margin-top:.3rem;line-height:1.4}
.when{color:var(--muted);font-size:var(--small);line-height:1.5;margin-top:.25rem;font-variant-numeric:tabular-nums}
.when time~span::before{content:"· "}
.b{margin-top:.75rem}
.b>*+*{margin-top:.6rem}
.b li{padding-inline-start:1.25rem;position:relative}
.b li::before{content:"–";position:absolute;inset-inline-start:0;color:var(--muted)}
.b li+li{margin-top:.45rem}
.b li.first{font:var(--lead)/1.36 var(--serif);letter-spacing:-.005em;padding:0;margin-bottom:1rem;text-wrap:balance}
.b p+ul>.first{margin-top:1rem}
.b li.first::before{content:none}
.k{color:var(--muted);font-size:var(--small)}
.f{padding-block:.15rem}
.e.f+.e.f{margin-top:.4rem}
.e+.e.f{margin-top:2.75rem}
.f h3{display:inline;font:inherit;letter-spacing:0}
.f .o{color:var(--muted)}
.f .l{display:block;font-size:var(--small);line-height:1.5;margin-top:.1rem}
summary{cursor:pointer;list-style:none;outline-offset:1px!important}
summary::-webkit-details-marker{display:none}
summary::after{content:"+";color:var(--accent);padding-inline-start:.5rem}
[open]>summary::after{content:"–"}
.f .b{margin-block:.5rem 1rem}
@media print,(min-width:40rem){
.e{display:grid;grid-template-columns:var(--dates) minmax(0,40rem);column-gap:var(--gap);align-items:baseline}
.e>*{grid-column:2}
.e>.when{grid-column:1;grid-row:1/3;margin:0}
.when span{display:block}
.when time~span::before{content:none}
}
@media screen and (max-width:39.99rem){.f{display:flex;flex-direction:column-reverse}}
@media print,(min-width:64rem){
.s{display:grid;grid-template-columns:var(--first) minmax(0,1fr);column-gap:var(--gap);align-items:baseline}
h2{margin:0}
}
`
