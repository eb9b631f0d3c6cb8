/** Who it is: name, title, one sentence, contact points, a way to the sections. */
export const front = `
h1{--name:clamp(2.4rem,1.5rem + 4vw,4.5rem);--word:7.6;font-size:min(var(--name),(100vw - 2*var(--edge))/var(--word));line-height:1.03}
h1.long{--name:clamp(2rem,1.4rem + 2.6vw,3.25rem)}
h1.endless{--name:clamp(1.6rem,1.3rem + 1.4vw,2.4rem);line-height:1.12}
h1.wide{--word:10.4}
h1.wider{--word:13.2}
[dir=rtl] h1,h1[dir=rtl]{line-height:1.25}
.title{font:var(--weight) var(--larger)/1.25 var(--head);letter-spacing:calc(var(--tight)*.6);max-width:52rem;text-wrap:balance}
.photo{display:block;width:6rem;height:6rem;object-fit:cover;border-radius:50%}
.lede{font:var(--weight) var(--larger)/1.36 var(--head);letter-spacing:calc(var(--tight)*.5);max-width:42rem}
.more{max-width:40rem}
.lede~.more{margin-top:1rem}
.place{color:var(--muted)}
.contact{display:flex;flex-wrap:wrap;align-items:baseline;gap:.1rem 1.75rem}
.contact li{min-height:1.75rem;max-width:100%}
.contact a{display:inline-block;padding-block:.1rem}
.langs{grid-column:1/-1;margin-bottom:1.25rem;font-size:var(--small)}
.langs ul{display:flex;flex-wrap:wrap;gap:.1rem 1.25rem;justify-content:flex-end}
.langs a,.langs span{display:inline-block;padding-block:.2rem}
.langs span{color:var(--muted)}
.jump{position:sticky;inset-block-start:0;z-index:1;background:var(--paper);border-block-end:1px solid var(--line)}
.jump ul{display:flex;gap:1.5rem;max-width:80rem;margin-inline:auto;padding-inline:var(--edge);overflow-x:auto;scrollbar-width:none;font-size:var(--small)}
.jump a{display:inline-block;color:inherit;text-decoration:none;white-space:nowrap;padding-block:.7rem;outline-offset:-3px!important}
.jump a:hover{color:var(--accent);text-decoration:underline}
.end{color:var(--muted);font-size:var(--small);padding-block:0 2.5rem}
.lost .w{padding-block:20vh}
.lost .title{margin-top:1rem}
`
