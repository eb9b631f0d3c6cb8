/** Sections and their entries, one under the other. Where dates and titles stand beside them is a theme's. */
export const entries = `
.s+.s,.s+.x,.x+.s{margin-top:var(--apart)}
.s,.e,article{scroll-margin-top:1.5rem}
.jump~* :is(.s,.e,article),.jump~.s,.jump~.x .s{scroll-margin-top:4.5rem}
h2{font-size:var(--larger);margin-bottom:1.5rem}
.e+.e{margin-top:2.5rem}
.e h3,.g h3{font:600 var(--large)/1.25 var(--body);letter-spacing:-.01em}
.org{margin-top:.25rem;line-height:1.4}
.when{color:var(--muted);font-size:var(--small);line-height:1.5;margin-top:.25rem;font-variant-numeric:tabular-nums}
.when time~span::before{content:"· "}
.b{margin-top:.75rem}
.b>*+*{margin-top:.6rem}
.b li{padding-inline-start:1.25rem;position:relative}
.b li::before{content:"–";position:absolute;inset-inline-start:0;color:var(--muted)}
.b li+li{margin-top:.45rem}
.b li.first{font:var(--weight) var(--lead)/1.4 var(--head);letter-spacing:calc(var(--tight)*.4);padding:0;margin-bottom:1rem;text-wrap:pretty}
.b p+ul>.first{margin-top:1rem}
.b li.first::before{content:none}
.k{color:var(--muted);font-size:var(--small)}
.read a{font-weight:600}
.f{padding-block:.15rem}
.e.f+.e.f{margin-top:.4rem}
.e+.e.f{margin-top:2.75rem}
.e.f h3{display:inline;font:inherit;letter-spacing:0}
.f .o{color:var(--muted)}
.f .l{display:block;font-size:var(--small);line-height:1.5;margin-top:.1rem}
summary{cursor:pointer;list-style:none;outline-offset:1px!important}
summary::-webkit-details-marker{display:none}
summary:not(:has(.l))::after,summary .l::after{content:"+";color:var(--accent);padding-inline-start:.5rem}
[open]>summary:not(:has(.l))::after,[open]>summary .l::after{content:"–"}
.f .b{margin-block:.5rem 1rem}
@media screen and (max-width:39.99rem){.f{display:flex;flex-direction:column-reverse}}
`
