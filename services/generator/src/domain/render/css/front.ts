/** The front of the page: name, title, one sentence, contact points. */
export const front = `
.front{background:var(--front)}
.front .w{padding-block:clamp(3.5rem,13vh,9rem) clamp(2.5rem,6vh,4.5rem)}
h1{--name:clamp(2.7rem,1.35rem + 6.1vw,6.25rem);--word:7.2;font-size:min(var(--name),(100vw - 2*var(--edge))/var(--word));
line-height:1.02;letter-spacing:-.028em;margin-inline-start:-.03em}
h1.long{--name:clamp(2.2rem,1.35rem + 3.6vw,4.25rem)}
h1.endless{--name:clamp(1.7rem,1.3rem + 2vw,3rem);line-height:1.12}
h1.wide{--word:10}
h1.wider{--word:12.6}
[dir=rtl] h1,h1[dir=rtl]{line-height:1.25}
.title{font:italic var(--larger)/1.25 var(--serif);letter-spacing:-.01em;margin-top:1rem;max-width:52rem;text-wrap:balance}
.photo{display:block;width:6rem;height:6rem;object-fit:cover;border-radius:50%;margin-bottom:1.75rem}
.open{margin-top:clamp(2.25rem,6vh,4.5rem)}
.lede{font:var(--larger)/1.36 var(--serif);letter-spacing:-.01em;max-width:42rem}
.more{max-width:40rem;margin-top:1rem}
.place{color:var(--muted);margin-bottom:1rem}
.contact{display:flex;flex-wrap:wrap;align-items:baseline;gap:.1rem 1.75rem;margin-top:1.5rem;font-style:normal}
.contact li{min-height:1.75rem;max-width:100%}
.contact a{display:inline-block;padding-block:.1rem}
@media print,(min-width:64rem){
.open{display:grid;grid-template-columns:var(--first) minmax(0,1fr);column-gap:var(--gap);align-items:baseline}
.place{margin:0}
.said{grid-column:2}
.said>:first-child{margin-top:0}
}
`
