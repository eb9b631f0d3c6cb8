/** Sections and their entries: dates in a narrow column, what was done in a wide one. */
export const entries = `
main{padding-block:clamp(3rem,8vh,5.5rem) clamp(4rem,12vh,8rem)}
.s+.s{margin-top:clamp(3.25rem,8vh,5.5rem)}
h2{font-size:var(--larger);margin-bottom:1.5rem}
.e+.e{margin-top:2.5rem}
.e h3{font-size:var(--large)}
.org{margin-top:.3rem;line-height:1.4}
.when{color:var(--muted);font-size:var(--small);line-height:1.5;margin-top:.25rem;font-variant-numeric:tabular-nums}
.when span{display:block}
.b{margin-top:.75rem}
.b>*+*{margin-top:.6rem}
.b li{padding-inline-start:1.25rem;position:relative}
.b li::before{content:"–";position:absolute;inset-inline-start:0;color:var(--muted)}
.b li+li{margin-top:.45rem}
.b li.first{font:var(--large)/1.42 var(--serif);padding:0;margin-bottom:.9rem}
.b li.first::before{content:none}
.k{color:var(--muted);font-size:var(--small)}
.f{padding-block:.15rem}
.e.f+.e.f{margin-top:.4rem}
.e+.e.f{margin-top:2.75rem}
.f h3{display:inline;font:inherit;letter-spacing:0}
.f .o{color:var(--muted)}
summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary::after{content:"+";color:var(--accent);padding-inline-start:.5rem}
[open]>summary::after{content:"–"}
.f .b{margin-block:.5rem 1rem}
@media (min-width:40rem){
.e{display:grid;grid-template-columns:var(--dates) minmax(0,40rem);column-gap:var(--gap)}
.e>*{grid-column:2}
.e>.when{grid-column:1;grid-row:1/3;margin-top:.3rem}
.f>.when{margin-top:.12rem}
}
@media (max-width:39.99rem){.f{display:flex;flex-direction:column-reverse}}
@media (min-width:64rem){
:root{--first:11rem}
.s{display:grid;grid-template-columns:var(--first) minmax(0,1fr);column-gap:var(--gap)}
h2{margin:0}
}
`
