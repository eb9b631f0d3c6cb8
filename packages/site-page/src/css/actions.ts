/** The actions at the end of a page, the first in the size of the name, and the contact form. */
export const actions = `
.act{padding-block:clamp(2.5rem,8vh,5rem)}
.act p.ask{font:var(--weight) min(var(--end),11vw)/1.1 var(--head);letter-spacing:var(--tight);text-wrap:balance}
.act ul{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}
.act li a{display:inline-block;border:1px solid currentColor;border-radius:.4rem;padding:.5rem 1rem;text-decoration:none}
.act li a:hover{background:var(--front)}
.lost .w:has(.form){padding-block:clamp(2rem,8vh,6rem)}
.form{max-width:34rem;margin-top:2.5rem}
.form label{display:block;margin-bottom:.35rem;font-size:var(--small)}
.form input,.form textarea{display:block;width:100%;margin-bottom:1.35rem;padding:.65rem .8rem;border:1px solid var(--muted);border-radius:.4rem;background:transparent;color:inherit;font:inherit}
.form :focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.form button{padding:.7rem 1.6rem;border:0;border-radius:.4rem;background:var(--accent);color:var(--paper);font:600 var(--text)/1.4 var(--body);cursor:pointer}
.pot{position:absolute;inset-inline-start:-200vw}
`
