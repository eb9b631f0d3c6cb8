/** What a page asks for at its end, in the size of the name. */
export const actions = `
.act{padding-block:clamp(2.5rem,8vh,5rem)}
.act p.ask{font:var(--weight) min(var(--end),11vw)/1.1 var(--head);letter-spacing:var(--tight);text-wrap:balance}
.act ul{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}
.act li a{display:inline-block;border:1px solid currentColor;border-radius:.4rem;padding:.5rem 1rem;text-decoration:none}
.act li a:hover{background:var(--front)}
`
