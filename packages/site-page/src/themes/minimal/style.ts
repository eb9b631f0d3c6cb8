/** One narrow column. Section names are small, dates stand at the end of their line. */
export const css = `
:root{--text:clamp(.9375rem,.92rem + .1vw,1rem);--large:1rem;--lead:1.0625rem;--larger:1.0625rem;--apart:clamp(2.75rem,6vh,3.75rem)}
.w{max-width:calc(41rem + 2*var(--edge));padding-block:clamp(3rem,11vh,7rem) clamp(3rem,9vh,6rem)}
.front{margin-bottom:var(--apart)}
.photo{width:4.5rem;height:4.5rem;margin-bottom:1.5rem}
h1{--name:clamp(1.6rem,1.45rem + .7vw,2rem);line-height:1.2}
h1.long,h1.endless{--name:clamp(1.3rem,1.25rem + .3vw,1.45rem)}
.title{font:400 var(--larger)/1.45 var(--body);letter-spacing:0;color:var(--muted);margin-top:.2rem}
.place{font-size:var(--small);margin-top:.15rem}
.said{margin-top:1.75rem}
.lede{font:400 var(--lead)/1.6 var(--body);letter-spacing:0}
.lede~.more{margin-top:.6rem}
.contact{margin-top:1.25rem;font-size:var(--small);gap:.1rem 1.35rem}
.jump{margin-block:calc(-.5*var(--apart)) var(--apart)}
.jump ul{padding:0;max-width:none}
h2,.x h2{font:600 var(--small)/1.4 var(--body);letter-spacing:0;color:var(--muted);margin-bottom:1.1rem}
.s+.s,.s+.x,.x+.s,.x .s+.s{margin-top:var(--apart)}
.e+.e{margin-top:1.9rem}
.e+.e.f{margin-top:1.9rem}
.b{margin-top:.5rem}
.g{gap:1.9rem}
.words>div+div{margin-top:.9rem}
blockquote{font:400 var(--text)/1.6 var(--body)}
@media (min-width:40rem){
.e{display:grid;grid-template-columns:minmax(0,1fr) auto;column-gap:2rem;align-items:baseline}
.e>.b{grid-column:1/-1}
.e>.when{grid-column:2;grid-row:1;margin:0;text-align:end}
.e>:first-child{grid-column:1}
.when span{display:block}
.when time~span::before{content:none}
.words>div{display:grid;grid-template-columns:9rem minmax(0,1fr);column-gap:1.5rem;align-items:baseline}
.words>div+div{margin-top:.4rem}
}
.pic img{--round:0}
.lead{grid-template-columns:minmax(0,1fr);gap:2.75rem}
.lead h3{font:600 var(--text)/1.35 var(--body);letter-spacing:0}
:root{--end:clamp(1.6rem,1.45rem + .7vw,2rem)}
.act{padding-block:0 3rem}
@media (min-width:60rem){.minimal .tale{grid-template-columns:minmax(0,1fr)}.minimal .tale .about{display:flex}.minimal .tale .about>div+div{margin:0}}
`
