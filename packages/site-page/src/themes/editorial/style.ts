/** Section names in a first column, dates in a second one, what was done in a wide third. */
export const css = `
.front{background:var(--front)}
.front .w{padding-block:clamp(3.25rem,12vh,8.5rem) clamp(2.5rem,6vh,4.5rem)}
h1{--name:clamp(2.7rem,1.35rem + 6.1vw,6.25rem);margin-inline-start:-.03em}
h1.long{--name:clamp(2.2rem,1.35rem + 3.6vw,4.25rem)}
.title{margin-top:1rem;color:var(--muted)}
.photo{margin-bottom:1.75rem}
.open{margin-top:clamp(2.25rem,6vh,4.5rem)}
.place{margin-bottom:1rem}
.contact{margin-top:1.5rem}
.sheet{padding-block:clamp(3rem,8vh,5.5rem) clamp(4rem,10vh,7rem)}
@media (min-width:40rem){
.e{display:grid;grid-template-columns:var(--dates) minmax(0,40rem);column-gap:var(--gap);align-items:baseline}
.e>*{grid-column:2}
.e>.when{grid-column:1;grid-row:1/3;margin:0}
.when span{display:block}
.when time~span::before{content:none}
.x .e h3{display:inline;padding-inline-end:.6rem}
.x .e h3::after{content:" "}
.g{grid-template-columns:repeat(2,minmax(0,1fr))}
.words>div{display:grid;grid-template-columns:var(--dates) minmax(0,40rem);column-gap:var(--gap);align-items:baseline}
.words+.line{margin-inline-start:calc(var(--dates) + var(--gap))}
}
@media (min-width:40rem) and (max-width:63.99rem){
:root{--dates:12rem}
.s:not(:has(.e,.words,.g)){display:grid;grid-template-columns:var(--dates) minmax(0,1fr);column-gap:var(--gap);align-items:baseline}
.s:not(:has(.e,.words,.g))>h2{margin:0}
}
@media (min-width:64rem){
.s,.open{display:grid;grid-template-columns:var(--first) minmax(0,1fr);column-gap:var(--gap);align-items:baseline}
h2,.place{margin:0}
.said{grid-column:2}
.said>:first-child{margin-top:0}
.line,.s figure{margin-inline-start:calc(var(--dates) + var(--gap))}
}
.lead{max-width:46rem;margin-bottom:3rem}
.lead>:first-child h3{font-size:var(--larger)}
:root{--end:clamp(2.7rem,1.35rem + 6.1vw,6.25rem)}
`
