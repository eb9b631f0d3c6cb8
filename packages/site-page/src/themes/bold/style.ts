/** A strong ground with a very large name, then large statements between heavy rules. */
export const css = `
:root{--larger:clamp(1.8rem,1.4rem + 1.4vw,2.6rem);--large:clamp(1.25rem,1.15rem + .5vw,1.5rem);--lead:clamp(1.35rem,1.2rem + .7vw,1.75rem);--apart:clamp(3.5rem,9vh,6.5rem);--dates:10.5rem}
.w{max-width:88rem}
.front{background:var(--fill);color:var(--onfill)}
.front .w{display:flex;flex-direction:column;min-height:min(66svh,52rem);padding-block:clamp(1.5rem,4vh,2.5rem) clamp(2.25rem,6vh,4rem)}
.front a,.front .place,.langs span{color:inherit}
.front ::selection{background:var(--onfill);color:var(--fill)}
.front a:focus-visible{outline-color:currentColor}
.top{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:center;margin-bottom:auto;padding-bottom:3rem;font-size:var(--small)}
.photo{width:5.5rem;height:5.5rem;border-radius:.5rem}
h1{--name:clamp(3.25rem,1.2rem + 10vw,11.5rem);line-height:1;margin-inline-start:-.04em}
h1.long{--name:clamp(2.6rem,1.2rem + 6.4vw,7rem);line-height:1.02}
h1.endless{--name:clamp(2rem,1.4rem + 3vw,4rem);line-height:1.05}
.title{font-size:clamp(1.35rem,1.1rem + 1.5vw,2.5rem);margin-top:clamp(1rem,2.5vh,2rem)}
.sheet{padding-block:clamp(3rem,9vh,6.5rem)}
.said{margin-bottom:var(--apart)}
.said:empty{display:none}
.lede{font-size:clamp(1.6rem,1.2rem + 2vw,2.9rem);line-height:1.2;max-width:58rem}
.more{max-width:44rem}
.lede~.more{margin-top:1.5rem}
.jump ul{max-width:88rem}
.s{border-top:3px solid var(--ink);padding-top:1rem}
h2,.x h2{font-size:var(--larger);line-height:1.04;margin-bottom:clamp(1.5rem,4vh,2.5rem)}
.x h2{font-size:var(--lead);margin-bottom:1.1rem}
.x .s+.s{margin-top:2.75rem}
.e+.e{margin-top:3rem}
.e h3,.g h3{font:var(--weight) var(--large)/1.15 var(--head);letter-spacing:calc(var(--tight)*.7)}
.x .e h3{font-size:var(--text);line-height:1.35}
.e.f h3{font-size:var(--text)}
.b li.first{font:400 clamp(1.15rem,1.1rem + .3vw,1.3rem)/1.45 var(--body);letter-spacing:0}
.q{gap:2.5rem}
.q figure{border:0;padding:0}
.q blockquote{font-size:var(--lead);line-height:1.24;max-width:34rem}
.q blockquote::before{content:"";display:block;width:2.5rem;height:.35rem;background:var(--accent);margin-bottom:1.1rem}
dt{font-size:1rem;color:var(--muted)}
dd{font-size:var(--large);line-height:1.35}
.words>div+div{margin-top:1.25rem}
.line{font-size:var(--large);max-width:none}
@media (min-width:48rem){
.top .contact{margin-inline-start:auto}
.e,.words>div{display:grid;grid-template-columns:var(--dates) minmax(0,46rem);column-gap:var(--gap);align-items:baseline}
.e>*{grid-column:2}
.e>.when{grid-column:1;grid-row:1/3;margin:0}
.when span{display:block}
.when time~span::before{content:none}
.x .e h3{display:inline;padding-inline-end:.6rem}
.x .e h3::after{content:" "}
.g{grid-template-columns:repeat(2,minmax(0,1fr))}
}
@media (min-width:48rem){
.front .w{min-height:min(82vh,52rem)}
}
@media (min-width:72rem){
.said:has(.lede~.more){display:grid;grid-template-columns:minmax(0,50rem) minmax(0,1fr);column-gap:calc(2*var(--gap));align-items:baseline}
.said>.lede~.more{margin:0}
.s{display:grid;grid-template-columns:24rem minmax(0,1fr);column-gap:var(--gap)}
h2,.x h2{margin:0}
.x{display:block}
}
.pic img{--round:0}
.lead h3{font:var(--weight) var(--larger)/1.05 var(--head);letter-spacing:var(--tight)}
.lead{gap:clamp(2.5rem,7vh,4.5rem) var(--gap)}
:root{--end:clamp(3rem,1.2rem + 8vw,9rem)}
.act{border-top:3px solid var(--ink)}
.act p.ask{line-height:1}
`
