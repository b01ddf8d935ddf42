/**
 * What the pages of the desk need beside the style sheet of hosted pages: fields, buttons and
 * ticks.
 */
import { STYLE } from '#server/subjects/publications/page-style.ts';

export const DESK_STYLE = `${STYLE}
:root { --press: #0b5442; --on-press: #fff; --fault: #a3261b; }
@media (prefers-color-scheme: dark) { :root { --press: #8fd3bd; --on-press: #10201a; --fault: #ffb4a8; } }
form { margin: 0 0 1rem; }
.box { border: 2px solid var(--press); border-radius: .6rem; padding: 1.1rem 1.25rem 1.25rem; margin: 1.4rem 0 2rem; }
.box h2 { margin-top: 0; }
.top { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .5rem 1.5rem; align-items: baseline; margin-bottom: 1rem; color: var(--soft); }
.top a { display: inline-block; padding: .3rem 0; }
fieldset { border: 0; padding: 0; margin: 0 0 1.2rem; min-width: 0; }
legend, label { font-weight: 600; padding: 0; }
legend { margin-bottom: .4rem; }
label { display: block; margin-bottom: .25rem; }
.tick { display: grid; grid-template-columns: 1.5rem 1fr; gap: .6rem; font-weight: 400; padding: .45rem 0; margin: 0; }
.tick input { width: 1.35rem; height: 1.35rem; margin: .15rem 0 0; accent-color: var(--press); }
.field { margin: 0 0 1.1rem; }
.field small { display: block; margin-bottom: .3rem; }
label span, legend span { font-weight: 400; color: var(--soft); }
.tick span { color: inherit; }
button + p, form > p:last-child { margin-top: .6rem; }
input[type=text], input[type=email], select, textarea { width: 100%; max-width: 32rem; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: .35rem; padding: .6rem .7rem; min-height: 2.9rem; }
textarea { min-height: 7.5rem; resize: vertical; }
[aria-invalid=true] { border: 2px solid var(--fault); }
.fault { color: var(--fault); font-weight: 600; margin: .25rem 0; }
.faults { border: 2px solid var(--fault); border-radius: .4rem; padding: .8rem 1rem; margin: 0 0 1.4rem; }
.faults h2 { margin: 0 0 .4rem; font-size: 1.1rem; }
.faults ul { margin: 0; }
button { font: inherit; font-weight: 700; color: var(--on-press); background: var(--press); border: 2px solid var(--press); border-radius: .4rem; padding: .7rem 1.4rem; min-height: 3rem; cursor: pointer; }
button.quiet { color: var(--press); background: transparent; }
input:focus-visible, select:focus-visible, textarea:focus-visible, button:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.trap { position: absolute; left: -200vw; width: 1px; height: 1px; overflow: hidden; }
.note { background: var(--tint); border-left: .25rem solid var(--link); padding: .7rem 1rem; margin: 0 0 1.2rem; }
.number { font-size: 1.35rem; font-weight: 700; letter-spacing: .04em; }
details { border-top: 1px solid var(--rule); }
details:last-of-type { border-bottom: 1px solid var(--rule); }
summary { padding: .8rem 0; font-weight: 600; cursor: pointer; }
.letter { white-space: pre-wrap; background: var(--tint); border-radius: .4rem; padding: 1rem; }
@media (forced-colors: active) { button, button.quiet { color: ButtonText; background: ButtonFace; border: 2px solid ButtonText; forced-color-adjust: none; } }
`;
