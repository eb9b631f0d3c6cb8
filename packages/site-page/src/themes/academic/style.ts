/** Small type under rules, names of sections in the margin, years in front of what they date. */
export const css = `
:root{--text:clamp(.9375rem,.92rem + .1vw,1rem);--small:.8125rem;--large:1rem;--lead:1.0625rem;--larger:1.2rem;--gap:1.75rem;--dates:10rem;--first:9.5rem;--apart:1.9rem}
body{line-height:1.5}
.w{max-width:calc(62rem + 2*var(--edge));padding-block:clamp(2.25rem,6vh,4rem) clamp(2.5rem,7vh,5rem)}
.front{display:flex;flex-wrap:wrap-reverse;gap:1.25rem 2.5rem;justify-content:space-between;align-items:flex-start}
.who{flex:1 1 24rem;min-width:0}
.photo{width:7.5rem;height:9rem;border-radius:.25rem}
h1{--name:clamp(2rem,1.6rem + 1.6vw,2.75rem)}
h1.long{--name:clamp(1.7rem,1.5rem + 1vw,2.2rem)}
.title{margin-top:.4rem;font-size:var(--larger)}
.place{margin-top:.5rem;font-size:var(--small)}
.contact{margin-top:.2rem;font-size:var(--small);gap:0 1.35rem}
.about{margin-top:1.25rem}
.about:empty{display:none}
.lede{font:inherit;letter-spacing:0;max-width:46rem}
.lede~.more{margin-top:.5rem}
.more{max-width:46rem}
.jump{margin-top:1rem}
.jump ul{padding:0;max-width:none}
.jump+.s,.jump+.x>.s:first-child{border-top:0}
.s,.s+.s,.s+.x,.x+.s,.x .s+.s{margin-top:var(--apart)}
.s{border-top:1px solid var(--line);padding-top:.9rem}
.s+.x{margin-top:0}
h2,.x h2{font-size:var(--larger);margin-bottom:.75rem}
.e+.e,.e+.e.f{margin-top:1.1rem}
.x .e+.e,.e.f+.e.f{margin-top:.55rem}
.b{margin-top:.35rem}
.b>*+*,.b li+li{margin-top:.2rem}
.x .b{font-size:inherit}
.publications>div{counter-reset:work}
.publications .e{counter-increment:work}
.publications .e h3::before{content:counter(work) ". ";color:var(--muted);font-variant-numeric:tabular-nums}
.education .e h3{font-weight:600}
.g{gap:1.1rem}
.words>div+div{margin-top:.3rem}
.line{gap:.1rem 1.5rem}
blockquote{font-size:var(--lead)}
figure+figure{margin-top:1rem}
@media (min-width:40rem){
.e,.words>div{display:grid;grid-template-columns:var(--dates) minmax(0,1fr);column-gap:var(--gap);align-items:baseline}
.e>*{grid-column:2}
.e>.when{grid-column:1;grid-row:1/3;margin:0}
.line,.s figure{margin-inline-start:calc(var(--dates) + var(--gap))}
.when span{display:block}
.when time~span::before{content:none}
.x .e h3{display:inline;padding-inline-end:.6rem}
.x .e h3::after{content:" "}
}
@media (min-width:58rem){
.s{display:grid;grid-template-columns:var(--first) minmax(0,1fr);column-gap:var(--gap);align-items:baseline}
h2,.x h2{margin:0}
.g{grid-template-columns:repeat(2,minmax(0,1fr))}
}
.lead{grid-template-columns:minmax(0,1fr);gap:1.5rem}
.lead h3{font:600 var(--large)/1.25 var(--body);letter-spacing:0}
.many .pic,.lead .one .pic{width:min(13rem,60%)}
.one .pic{max-width:24rem}
@media (min-width:40rem){
.lead>article{display:grid;grid-template-columns:var(--dates) minmax(0,1fr);column-gap:var(--gap);align-items:start}
.lead>article>.pic{order:-1}
}
:root{--end:clamp(2rem,1.6rem + 1.6vw,2.75rem)}
`
