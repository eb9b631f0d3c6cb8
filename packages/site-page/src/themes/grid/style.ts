/** Cards that fill their row: projects up to three in one, jobs two. Reference sections are in columns of words. */
export const css = `
:root{--text:1rem;--larger:1.5rem;--lead:1.0625rem;--large:1.0625rem;--gap:1.25rem;--apart:clamp(2.75rem,7vh,4.25rem)}
.w{max-width:84rem}
.front{display:grid;gap:1.75rem 3rem;padding-block:clamp(2.75rem,9vh,5.5rem) clamp(2rem,5vh,3rem)}
h1{--name:clamp(2.4rem,1.6rem + 3.4vw,4.25rem)}
.photo{width:5rem;height:5rem;border-radius:1.1rem;margin-bottom:1.25rem}
.title{font:400 clamp(1.15rem,1.05rem + .45vw,1.4rem)/1.35 var(--body);letter-spacing:0;color:var(--muted);margin-top:.75rem}
.lede{font:400 clamp(1.1rem,1.05rem + .3vw,1.25rem)/1.5 var(--body);letter-spacing:0}
.place{margin-top:1rem}
.place:first-child{margin:0}
.contact{margin-top:.35rem}
.sheet{padding-bottom:clamp(3rem,9vh,6rem)}
.jump{border-top:1px solid var(--line)}
.jump ul{max-width:84rem}
.sheet>:first-child{border-top:1px solid var(--line);padding-top:clamp(1.75rem,4vh,2.5rem)}
.jump+.sheet>:first-child{border-top:0}
h2,.x h2{font-size:var(--larger);margin-bottom:1.25rem}
.x .s+.s{margin-top:var(--apart)}
.work>div,.volunteer>div,.custom>div,.projects>div,.education:not(.x *)>div,.references>div,.g{display:flex;flex-wrap:wrap;gap:var(--gap)}
.projects>div:has(>.g:not(.gh)){display:block}
.gh>.k{flex:0 0 100%}
*+.gh{margin-top:0}
.projects>div:has(>.g:not(.gh))>.gh{margin-top:var(--gap)}
.work .e:not(.f),.volunteer .e:not(.f),.custom .e:not(.f),.education:not(.x *) .e:not(.f),.projects .e:not(.f),article,.references figure:has(blockquote){container-type:inline-size;display:flow-root;flex:1 1 min(100%,25rem)}
.projects .e:not(.f),article{flex-basis:min(100%,21rem)}
@container (min-width:46rem){
.e:not(.f)>:first-child,.e:not(.f)>.when,article>h3,article>.when{float:inline-start;clear:inline-start;width:36%}
.e:not(.f)>.b,article>.b{margin-inline-start:40%;margin-top:0}
}
.s .e,.s .e+.e,.e+.e.f,.x .e+.e{margin:0}
.work .e:not(.f),.volunteer .e:not(.f),.custom .e:not(.f),.education:not(.x *) .e:not(.f),.projects .e:not(.f),article,.references figure:has(blockquote){border:1px solid var(--line);border-radius:1rem;padding:1.5rem;background:color-mix(in oklab,var(--front) 35%,var(--paper))}
.references figure{margin:0}
.references figure:not(:has(blockquote)){flex:0 0 auto;padding-inline-end:1.5rem}
.references blockquote{font:400 1.125rem/1.5 var(--body)}
.references figure:only-child blockquote{max-width:48rem;font-size:1.25rem}
article{background:var(--front);border-color:transparent}
.e h3,.g h3{font:var(--weight) 1.125rem/1.25 var(--head);letter-spacing:-.015em}
.f{flex:0 0 100%}
.f+.f{margin-top:calc(.75rem - var(--gap))!important}
.x{display:grid;gap:var(--apart) 3rem}
.x .s+.s{margin:0}
.x>.s>div{display:grid;gap:1rem}
.words{display:grid;gap:1.5rem 2.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr))}
.words>div+div{margin:0}
dt{font-weight:600;color:var(--ink)}
.words+.line{margin-top:1.5rem}
.line{gap:.5rem;max-width:none}
.line li{background:var(--front);border-radius:.5rem;padding:.2rem .7rem;font-size:var(--small);max-width:100%}
@media (min-width:56rem){
.front{grid-template-columns:minmax(0,7fr) minmax(0,5fr)}
.x{grid-template-columns:repeat(auto-fit,minmax(22rem,1fr))}
.x{grid-auto-flow:dense}
.x>.publications{grid-column:1/-1}
.x>:is(.publications,:only-child)>div:has(>.e){grid-template-columns:repeat(auto-fill,minmax(24rem,1fr));column-gap:3rem;row-gap:1.5rem}
.x>.publications>div{grid-template-columns:repeat(auto-fill,minmax(30rem,1fr))!important}
.x>.publications .e{border-top:1px solid var(--line);padding-top:.75rem}
}
.projects>div:has(>.lead){gap:var(--gap)}
.lead{gap:var(--gap);flex:0 0 100%;align-items:start}
.lead>article{overflow:hidden;padding:0!important;gap:0;border-radius:1rem}
.lead>article>.t{padding:1.35rem 1.5rem 1.5rem}
.lead>article>.pic img{--round:0}
.lead>article>.pic figcaption{padding-inline:1.5rem}
.lead+.e{margin:0}
@media (min-width:60rem){
.lead>:first-child:nth-last-child(odd){flex-direction:row-reverse}
.lead>:first-child:nth-last-child(odd)>.t{flex:1 1 40%}
.lead>:first-child:nth-last-child(odd)>.pic{flex:1 1 60%}
}
:root{--end:clamp(2.4rem,1.6rem + 3.4vw,4.25rem)}
`
