/** Measures, type and colour roles. The schemes' colours come from the palette, the fonts from the type pairing. */
export const base = `
*,*::before,*::after{box-sizing:border-box}
:root{
--small:.875rem;
--text:clamp(1rem,.97rem + .12vw,1.0625rem);
--large:clamp(1.15rem,1.11rem + .2vw,1.25rem);
--lead:clamp(1.25rem,1.18rem + .34vw,1.45rem);
--larger:clamp(1.4rem,1.3rem + .45vw,1.62rem);
--gap:2.25rem;
--edge:clamp(1.25rem,5.5vw,4rem);
--dates:10.5rem;
--first:13.5rem;
--apart:clamp(3rem,7vh,5rem);
--end:clamp(2.4rem,1.5rem + 4vw,4.5rem);
}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0;background:var(--paper);color:var(--ink);font:var(--text)/1.6 var(--body);font-synthesis:none;overflow-wrap:anywhere}
h1,h2,h3,p,ul,dl,dd,figure,blockquote{margin:0;padding:0}
h1,h2,h3{font-family:var(--head);font-weight:var(--weight);line-height:1.12;letter-spacing:var(--tight);text-wrap:balance}
p,li,dd{text-wrap:pretty}
[dir]{text-align:-webkit-match-parent;text-align:match-parent}
[dir=rtl],[dir=rtl] *{letter-spacing:0!important}
ul{list-style:""}
a{color:var(--accent);text-decoration:underline;text-decoration-thickness:.06em;text-underline-offset:.2em;
transition:text-decoration-thickness .15s}
a:hover{text-decoration-thickness:.12em}
a:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:3px;border-radius:2px}
::selection{background:var(--accent);color:var(--paper)}
.w{max-width:80rem;margin-inline:auto;padding-inline:var(--edge)}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}*{transition:none!important}}
@media screen and (prefers-reduced-motion:no-preference){
@supports (animation-timeline:view()){
@keyframes rise{from{transform:translateY(.75rem)}}
.e,article,.q figure,.references figure{animation:rise ease-out;animation-timeline:view();animation-range:entry 0 entry 14rem}
}}
@supports (hyphenate-limit-chars:18 6 6){h3,.title,.b{hyphens:auto;hyphenate-limit-chars:18 6 6}}
`
