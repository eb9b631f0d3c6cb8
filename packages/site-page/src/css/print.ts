/** On paper: two quiet pages, with the addresses of links written out. Glyphs above the first line of a page would be cut off. */
export const print = `
@page{margin:12mm 16mm 14mm}
@media print{
:root{--text:9pt;--small:8pt;--large:10pt;--lead:9pt;--larger:12pt;--gap:4mm;--first:31mm;--dates:39mm;--edge:0;--apart:5.5mm}
body{line-height:1.38;background:none}
.w{max-width:none;padding:0}
.langs,.jump,.end,.pdf,.act,.read{display:none}
h1,h1.long{font-size:25pt;line-height:1.2}
.title{margin-top:1.2mm;font-size:var(--larger)}
.photo{float:inline-end;width:22mm;height:22mm;margin:0}
.open{margin-top:4mm}
.place{font-size:var(--small)}
.lede,.more{display:inline;font:var(--text)/1.4 var(--body);letter-spacing:0}
.contact{margin-top:1.5mm;gap:0 5mm;font-size:var(--small)}
.contact li{min-height:0}
a{color:inherit;text-decoration:none}
a[data-a]::after{content:" " attr(data-a);color:var(--muted);font:var(--small)/1 var(--body);letter-spacing:0}
main,.facts{margin-top:6mm}
.s{display:grid;grid-template-columns:var(--first) minmax(0,1fr);column-gap:var(--gap);align-items:baseline}
h2{margin:0}
.q{margin-bottom:5mm;gap:3mm var(--gap)}
.g,.q{grid-template-columns:repeat(2,minmax(0,1fr))}
.words>div{display:grid;grid-template-columns:var(--dates) minmax(0,1fr);column-gap:var(--gap);align-items:baseline}
.line,.words+.line,.s figure{margin-inline-start:calc(var(--dates) + var(--gap))}
.x .e h3{display:inline;padding-inline-end:2mm}
.x .e h3::after{content:" "}
.x .s+.s{margin-top:2.5mm}
h2,.x h2{font-size:11pt}
.e,.e.f{display:block;position:relative;padding-inline-start:calc(var(--dates) + var(--gap))}
.e>.when{position:absolute;inset-inline-start:0;top:-.3mm;width:var(--dates)}
.e>.when time,.e>.when{white-space:nowrap}
.e>.when span{display:block;white-space:normal}
.e>.when time~span::before{content:none}
.x .e>.when{top:.1mm}
h3,.e:has(>.b)>:first-child{break-after:avoid}
li,.g>*,figure,.words>div,.x .e{break-inside:avoid}
p,li{orphans:2;widows:2}
.e+.e,.e+.e.f{margin-top:3mm}
.x .e+.e,.e.f+.e.f{margin-top:.6mm}
.org,.when{margin-top:.2mm}
.b{margin-top:.8mm}
.b>*+*,.b li+li,.words>div+div{margin-top:.3mm}
.b li{padding-inline-start:3.5mm}
.b li.first,.b p+ul>.first{font:inherit;letter-spacing:0;margin:0;padding-inline-start:3.5mm;text-wrap:wrap}
.b li.first::before{content:"–"}
.x .b{margin-top:0}
.f .b{margin-block:.5mm 0}
.e.f:has(.b)+.e.f{margin-top:2mm}
.f{padding-block:0}
.g{gap:3mm var(--gap)}
.line{gap:0 5mm}
figcaption{margin-top:.5mm}
figure+figure{margin-top:2mm}
summary::after,summary .l::after{content:none!important}
.p,.two,.many{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:2mm;overflow:visible;padding:0}
.s .pic{break-inside:avoid}
.one .pic,.one .tall{max-width:70mm;max-height:60mm}
.lead>article>.pic,.lead>article>.pic img{max-width:76mm;max-height:52mm}
.lead{grid-template-columns:repeat(2,minmax(0,1fr));gap:4mm var(--gap)}
.lead h3{font:600 var(--large)/1.25 var(--body);letter-spacing:0}
details::details-content{content-visibility:visible;block-size:auto}
}
`
