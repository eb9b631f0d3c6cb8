/** Two columns: a tinted one with the person, a white one with the work. On a phone one under the other. */
export const css = `
:root{--larger:1.5rem;--large:1.0625rem;--lead:clamp(1.15rem,1.1rem + .2vw,1.25rem);--text:1rem;--apart:clamp(2.75rem,6vh,3.5rem)}
.front,.facts{background:var(--front);padding-inline:var(--edge)}
.front{padding-block:clamp(2.5rem,9vh,5rem) 2.25rem}
.facts{padding-block:2.5rem 3.5rem}
.told{padding:clamp(2.5rem,9vh,5rem) var(--edge)}
.photo{width:7rem;height:7rem;margin-bottom:1.5rem}
.langs ul{justify-content:flex-start}
h1{--name:clamp(2rem,1.6rem + 1.4vw,2.6rem);line-height:1.08}
h1.long{--name:clamp(1.75rem,1.6rem + .8vw,2.1rem)}
.title{font:400 var(--lead)/1.4 var(--body);letter-spacing:0;margin-top:.6rem}
.place{margin-top:1.25rem;font-size:var(--small)}
.contact{display:block;margin-top:1.25rem;font-size:var(--small)}
.place+.contact{margin-top:.35rem}
.lede{font-size:clamp(1.35rem,1.2rem + .6vw,1.7rem);max-width:38rem}
.more{max-width:42rem}
.told>.lede+.q,.told>.more+.q,.told>p+.s,.told>p+.x{margin-top:var(--apart)}
h2,.x h2{font-size:var(--larger);margin-bottom:1.25rem}
.e+.e{margin-top:2.1rem}
.facts h2,.facts .x h2{font:600 var(--text)/1.3 var(--body);letter-spacing:0;margin-bottom:.75rem}
.facts .s+.s,.facts .s+.x,.facts .x+.s,.facts .x .s+.s{margin-top:2.25rem}
.facts{font-size:var(--small);line-height:1.55}
.facts .line{display:block}
.facts .line li+li{margin-top:.25rem}
.facts dt{font-size:inherit;font-weight:600;color:var(--ink)}
.q figure{flex-basis:100%}
.q blockquote{font-size:var(--lead)}
@media (min-width:60rem){
:root{--side:21rem;--out:max(0px,(100vw - 76rem)/2)}
.end{max-width:none;margin:0;padding-inline:calc(2.25rem + var(--out)) 2rem;background:linear-gradient(to right,var(--front) calc(var(--side) + var(--out)),transparent 0)}
[dir=rtl] .end{background:linear-gradient(to left,var(--front) calc(var(--side) + var(--out)),transparent 0)}
.sheet{display:grid;grid-template-columns:calc(var(--side) + var(--out)) minmax(0,1fr);
grid-template-rows:auto auto 1fr;min-height:100vh;background:linear-gradient(to right,var(--front) calc(var(--side) + var(--out)),transparent 0)}
[dir=rtl] .sheet{background:linear-gradient(to left,var(--front) calc(var(--side) + var(--out)),transparent 0)}
h1{font-size:var(--name)}
.front,.facts,.jump{grid-column:1;padding-inline:calc(2.25rem + var(--out)) 2rem}
.front{grid-row:1;padding-bottom:2rem}
.facts{grid-row:2;padding-block:.5rem 2.5rem}
.jump{grid-row:3;align-self:start;padding-block:1.5rem 2.5rem;background:none;border:0}
.jump ul{display:block;padding:0;overflow:visible}
.jump a{padding-block:.2rem}
.jump~* :is(.s,.e,article){scroll-margin-top:1.5rem}
.told{grid-column:2;grid-row:1/4;padding-inline:clamp(2.5rem,5vw,4.5rem) calc(var(--out) + 2rem)}
.g{grid-template-columns:repeat(auto-fit,minmax(17rem,1fr))}
}
@media (min-width:44rem){
.told .e{display:grid;grid-template-columns:minmax(0,1fr) auto;column-gap:2rem;align-items:baseline}
.told .e>.b{grid-column:1/-1;max-width:42rem}
.told .e>.when{grid-column:2;grid-row:1;margin:0;text-align:end}
.told .e>:first-child{grid-column:1}
.told .when span{display:block}
.told .when time~span::before{content:none}
}
.lead h3{font:600 var(--large)/1.25 var(--body);letter-spacing:0}
.lead+.e{margin-top:2.1rem}
@media (min-width:72rem){
.lead{grid-template-columns:minmax(0,1fr);max-width:46rem}
.lead>article{display:grid;grid-template-columns:16rem minmax(0,1fr);column-gap:1.75rem;align-items:start}
.lead>article>.pic{order:-1}
}
:root{--end:clamp(2rem,1.6rem + 1.4vw,2.6rem)}
@media (min-width:60rem){
main:not(.case)~.act{max-width:none;margin:0;padding-inline:calc(var(--side) + var(--out) + clamp(2.5rem,5vw,4.5rem)) calc(var(--out) + 2rem);background:linear-gradient(to right,var(--front) calc(var(--side) + var(--out)),transparent 0)}
[dir=rtl] main:not(.case)~.act{background:linear-gradient(to left,var(--front) calc(var(--side) + var(--out)),transparent 0)}
}
`
