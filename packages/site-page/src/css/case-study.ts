/** A case study: lines of 65 characters, the facts in a narrow column beside them, pictures as wide as the theme allows. */
export const caseStudy = `
.case>.w{padding-block:clamp(1.5rem,4vh,3rem) clamp(3rem,9vh,6rem)}
.home{font-size:var(--small);margin-bottom:clamp(2rem,7vh,5rem)}
.case h1{margin:0;max-width:22ch;text-wrap:balance}
.case h1~.pic{margin-top:clamp(1.75rem,5vh,3.5rem)}
.tale{display:grid;gap:2.25rem var(--gap);margin-top:clamp(1.75rem,5vh,3.5rem)}
.tale .about{display:flex;flex-wrap:wrap;gap:.75rem 2.25rem;margin:0}
.tale .said{margin:0;max-width:none;min-width:0}
.tale .about dd{font-size:var(--text)}
.case ol{margin:0}
.tale .said>*{max-width:65ch}
.tale .said>*+*{margin-top:1.1rem}
.tale .said>.wide,.tale .said>pre{max-width:none}
.tale .said>.wide,.tale .said>pre,.tale .said>.said-by{margin-block:2.25rem}
.tale .said>h2{font:var(--weight) var(--lead)/1.25 var(--head);margin:2.75rem 0 0;border:0;padding:0}
.tale .said>:first-child{margin-top:0}
.case .tall{max-height:44rem;width:auto;max-width:100%}
.tale .said li{padding-inline-start:1.25rem;position:relative}
.tale .said ul li::before{content:"–";position:absolute;inset-inline-start:0;color:var(--muted)}
.tale .said ol{padding:0;list-style:none;counter-reset:item}
.tale .said ol li{padding-inline-start:2rem;counter-increment:item}
.tale .said ol li::before{content:counter(item) ".";position:absolute;inset-inline-start:0;color:var(--muted);font-variant-numeric:tabular-nums}
.tale .said li+li{margin-top:.45rem}
.said-by{border-inline-start:2px solid var(--accent);padding-inline-start:1.25rem}
.said-by blockquote{font:var(--weight) var(--lead)/1.4 var(--head)}
.case pre{margin:0;padding:1.1rem 1.25rem;overflow-x:auto;background:var(--front);border-radius:.35rem;font:var(--small)/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:normal}
.case code{font:inherit}
.case pre:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.to a{font-weight:600}
.turn{display:flex;flex-wrap:wrap;justify-content:space-between;gap:1.5rem 3rem;margin-top:clamp(3rem,9vh,6rem);padding-top:1.5rem;border-top:1px solid var(--line)}
.turn a{color:inherit;text-decoration:none}
.turn a:hover b{text-decoration:underline}
.turn span{display:block;color:var(--muted);font-size:var(--small)}
.turn b{font:var(--weight) var(--lead)/1.25 var(--head)}
.turn [rel=next]{margin-inline-start:auto;text-align:end}
@media screen and (min-width:60rem){
.tale{grid-template-columns:minmax(9rem,13rem) minmax(0,1fr)}
.tale .about{display:block}
.tale .about>div+div{margin-top:.9rem}
.tale:not(:has(.about)){grid-template-columns:minmax(0,1fr)}
}
@media print{
.home,.turn{display:none}
.tale{display:block;margin-top:5mm}
.tale .about{margin-bottom:4mm}
.tale .wide .pic,.case h1~.pic{max-width:120mm;break-inside:avoid}
.case pre{white-space:pre-wrap}
}
`
