/** On paper: two quiet pages, with the addresses of links written out. */
export const print = `
@page{margin:16mm 18mm}
@media print{
:root{--text:9.4pt;--small:8.4pt;--large:11pt;--larger:12.5pt;--gap:5mm;--dates:31mm;--edge:0}
html{color-scheme:light}
body{line-height:1.4;background:none}
.front{background:none}
.front .w,main{padding-block:0}
h1,h1.long{font-size:27pt}
.title{margin-top:1.5mm}
.photo{float:right;width:22mm;height:22mm;margin:0}
.open{display:block;margin-top:4mm}
.place{float:none;margin:0 0 1mm;padding:0}
.lede{font:var(--text)/1.45 var(--sans);letter-spacing:0;max-width:none;display:inline}
.more{display:inline;max-width:none}
.contact{margin-top:2.5mm;gap:0 5mm;font-size:var(--small)}
.contact li{min-height:0}
a{color:inherit;text-decoration:none}
a[data-a]::after{content:" " attr(data-a);color:var(--muted);font-size:var(--small)}
main{margin-top:7mm}
.s,.s+.s,.s.i+.s.i{display:block;margin-top:6mm}
h2,.i h2{font-size:12.5pt;margin:0 0 2.5mm;break-after:avoid}
h3,.org{break-after:avoid}
.e,.g>*,figure,.words>div{break-inside:avoid}
.e{display:grid;grid-template-columns:var(--dates) minmax(0,1fr);column-gap:var(--gap)}
.e>*{grid-column:2}
.e>.when{grid-column:1;grid-row:1/3;margin-top:.4mm}
.e+.e,.e+.e.f{margin-top:3.5mm}
.i .e+.e,.e.f+.e.f{margin-top:1.2mm}
.e h3{font-size:11pt}.i .e h3,.f h3{font-size:inherit}
.org{margin-top:.5mm}
.b{margin-top:1.2mm}.b>*+*,.b li+li{margin-top:.6mm}
.b li.first{font:inherit;padding-inline-start:1.25rem;margin:0}
.b li.first::before{content:"–"}
.g{grid-template-columns:1fr 1fr;gap:3.5mm var(--gap)}
summary::after{content:none!important}
details::details-content{content-visibility:visible;block-size:auto}
}
`
