/** Measures, type and colour roles. The schemes' colours come from the palette. */
export const base = `
*,*::before,*::after{box-sizing:border-box}
:root{
--serif:"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",P052,"Book Antiqua",Georgia,"Noto Serif",serif;
--sans:Seravek,"Gill Sans Nova","Segoe UI","Source Sans 3","Open Sans","Noto Sans",Ubuntu,Cantarell,Roboto,"Liberation Sans",sans-serif;
--small:.875rem;
--text:clamp(1rem,.97rem + .12vw,1.0625rem);
--large:clamp(1.2rem,1.15rem + .22vw,1.3125rem);
--lead:clamp(1.3rem,1.22rem + .36vw,1.5rem);
--larger:clamp(1.44rem,1.34rem + .45vw,1.66rem);
--gap:2.25rem;
--edge:clamp(1.25rem,5.5vw,4rem);
--dates:11rem;
--first:13.5rem;
}
html{color-scheme:light dark;-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:var(--text)/1.6 var(--sans);overflow-wrap:anywhere}
h1,h2,h3,p,ul,dl,dd,figure,blockquote{margin:0;padding:0}
h1,h2,h3{font-family:var(--serif);font-weight:400;line-height:1.12;letter-spacing:-.015em;text-wrap:balance}
p,li,dd{text-wrap:pretty}
[dir]{text-align:-webkit-match-parent;text-align:match-parent}
[dir=rtl],[dir=rtl] *{letter-spacing:0!important}
:is([dir=rtl],:lang(ja),:lang(ko),:lang(zh)) :is(.title,blockquote),:is(.title,blockquote)[dir=rtl]{font-style:normal!important}
ul{list-style:""}
a{color:var(--accent);text-decoration:underline;text-decoration-thickness:.06em;text-underline-offset:.2em;
transition:text-decoration-thickness .15s}
a:hover{text-decoration-thickness:.12em}
a:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:3px;border-radius:2px}
::selection{background:var(--accent);color:var(--paper)}
.w{max-width:80rem;margin-inline:auto;padding-inline:var(--edge)}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
@supports (hyphenate-limit-chars:18 6 6){h3,.title,.b{hyphens:auto;hyphenate-limit-chars:18 6 6}}
`
