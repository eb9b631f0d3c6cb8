/** Pictures of work: one alone, two side by side, more as a strip; lead projects have theirs above the text. */
export const pictures = `
.s .pic{margin:0;min-width:0}
.pic a{display:block}
.pic img{display:block;width:100%;height:auto;background:var(--front);border-radius:var(--round,.25rem)}
.b .p{margin-top:1.1rem}
.p{display:grid;gap:1rem}
.one .tall{max-height:36rem;width:auto;max-width:100%}
.two{grid-template-columns:repeat(2,minmax(0,1fr))}
.many{display:flex;overflow-x:auto;scroll-snap-type:x proximity;padding-bottom:.6rem}
.many:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
.many .pic{flex:none;width:min(22rem,78%);scroll-snap-align:start}
.two img,.many img,.lead>article>.pic img{aspect-ratio:3/2;object-fit:cover}
.two .tall,.many .tall,.lead>article>.pic .tall{object-fit:contain}
.lead{display:grid;gap:2.5rem var(--gap);grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr))}
.lead>:first-child:nth-last-child(odd){grid-column:1/-1}
.lead>article{display:flex;flex-direction:column-reverse;justify-content:flex-end;gap:1.1rem}
.s:has(.lead){align-items:start}
.lead h3{font:var(--weight) var(--lead)/1.2 var(--head);letter-spacing:calc(var(--tight)*.6)}
.lead .b li:only-child{padding-inline-start:0}
.lead .b li:only-child::before{content:none}
.lead+.e,.lead+.g{margin-top:2.5rem}
`
