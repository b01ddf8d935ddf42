/** The style sheet of hosted pages: it stands in the page, so that the page loads nothing. */
export const STYLE = `
:root { --ink: #17231d; --soft: #4a5a52; --paper: #fff; --tint: #eef2f0; --rule: #cbd5d0; --link: #0b5442; --mark: #fff0ad; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ece9; --soft: #aab8b1; --paper: #121815; --tint: #1d2622; --rule: #3a4842; --link: #8fd3bd; --mark: #5a4a00; } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere; }
main, footer { max-width: 44rem; margin: 0 auto; padding: 0 1.25rem; }
main { padding-top: clamp(1.5rem, 5vw, 3.5rem); padding-bottom: 2rem; }
h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; }
h1 { font-size: clamp(1.6rem, 1.2rem + 2vw, 2.25rem); margin: 0 0 .75rem; }
h2 { font-size: 1.35rem; margin: 2.4rem 0 .6rem; }
h3 { font-size: 1.1rem; margin: 1.8rem 0 .5rem; }
h4 { font-size: 1rem; margin: 1.5rem 0 .4rem; }
p, ul, ol, table { margin: 0 0 .9rem; }
ul, ol { padding-left: 1.3rem; }
li + li { margin-top: .3rem; }
a { color: var(--link); text-underline-offset: .15em; }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; border-radius: 2px; }
:target { scroll-margin-top: 1rem; background: var(--tint); box-shadow: 0 0 0 .4rem var(--tint); border-radius: .1rem; }
mark { background: var(--mark); color: inherit; }
small { color: var(--soft); font-size: .875rem; }
nav { background: var(--tint); border-radius: .4rem; padding: .9rem 1.1rem; margin: 1.4rem 0; }
nav ul { list-style: none; padding: 0; margin: 0; columns: 2 16rem; column-gap: 2rem; }
nav li { break-inside: avoid; margin: 0; }
td a { display: inline-block; min-height: 1.5rem; }
nav a { display: inline-block; padding: .2rem 0; min-height: 1.5rem; }
.old { background: var(--tint); border-left: .25rem solid var(--link); padding: .7rem 1rem; }
table { width: 100%; border-collapse: collapse; font-size: .95rem; }
th, td { text-align: left; vertical-align: top; padding: .5rem .6rem; border-bottom: 1px solid var(--rule); }
th { background: var(--tint); }
footer { border-top: 1px solid var(--rule); padding-top: 1.2rem; padding-bottom: 3rem; color: var(--soft); font-size: .9375rem; }
footer h2 { font-size: 1rem; margin: 0 0 .4rem; color: var(--ink); }
footer ul { list-style: none; padding: 0; }
footer a { display: inline-block; min-height: 1.5rem; }
@media screen and (max-width: 40rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody, tr, td { display: block; }
  tr { border: 1px solid var(--rule); border-radius: .4rem; padding: .6rem .8rem; margin-bottom: .7rem; }
  td { border: 0; padding: .15rem 0 .35rem; }
  td::before { content: attr(data-label); display: block; font-size: .8125rem; font-weight: 600; color: var(--soft); }
}
@media print {
  :root { --ink: #000; --soft: #333; --paper: #fff; --tint: #eee; --rule: #999; --link: #000; }
  body { font-size: 10.5pt; }
  main, footer { max-width: none; padding-left: 0; padding-right: 0; }
  nav { display: none; }
  h2, h3, h4 { break-after: avoid; }
  tr, li { break-inside: avoid; }
}
`;
