/** The look of the site: for wide and narrow windows, light, dark, and paper. */
export const STYLE = `:root {
  color-scheme: light dark;
  --ink: #22201c; --soft: #5f594e; --paper: #fdfcf9; --shade: #f3efe6; --line: #d9d2c3; --accent: #8a2b1d;
  --tip: #2f6b46; --warn: #9a5b00; --figure: #ffffff;
  --serif: 'Source Serif 4', 'Source Serif Pro', 'Iowan Old Style', Palatino, 'Palatino Linotype', Georgia, serif;
  --sans: 'Source Sans 3', system-ui, 'Segoe UI', Roboto, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9e4d9; --soft: #b0a898; --paper: #1b1a18; --shade: #262421; --line: #433f38; --accent: #f0a08c;
    --tip: #8fcca6; --warn: #e8b96a; --figure: #f4f0e6; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 4rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 var(--serif); hyphens: auto; overflow-wrap: break-word; }
a { color: var(--accent); text-underline-offset: 0.15em; text-decoration-thickness: 0.06em; }
a.term { color: inherit; text-decoration: underline dotted; text-decoration-color: var(--soft); }
a.clause, a.id { font: 0.82em var(--sans); white-space: nowrap; text-decoration: none; color: var(--soft); }
a.clause wbr { display: none; }
a.clause:hover, a.id:hover, a.clause:focus-visible { color: var(--accent); text-decoration: underline; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
main:focus { outline: none; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 0.5rem; z-index: 3; background: var(--paper); padding: 0.5rem; }
.top { position: sticky; top: 0; z-index: 2; display: flex; gap: 1rem; justify-content: space-between; align-items: center; padding: 0.6rem 1.25rem; background: var(--paper); border-bottom: 1px solid var(--line); font-family: var(--sans); }
.home { color: inherit; text-decoration: none; font-weight: 600; }
.languages { display: flex; gap: 1rem; white-space: nowrap; font-size: 0.95rem; }
.languages a { padding: 0.3rem 0; }
.frame { display: grid; grid-template-columns: minmax(15rem, 19rem) minmax(0, 44rem); justify-content: center; gap: 3.5rem; padding: 0 1.25rem; }
.frame.both { grid-template-columns: minmax(13rem, 16rem) minmax(0, 66rem); }
.contents { position: sticky; top: 3.2rem; align-self: start; max-height: calc(100vh - 3.2rem); overflow-y: auto; padding: 1.25rem 0 2rem; font: 0.95rem/1.4 var(--sans); hyphens: manual; }
.contents summary { cursor: pointer; padding: 0.15rem 0; }
.contents > details > summary { font-weight: 600; }
.contents ol { list-style: none; margin: 0; padding: 0; }
.contents ol ol { padding-left: 1rem; }
.contents li { margin: 0.2rem 0; }
.contents li > a { display: block; padding: 0.15rem 0; }
.contents a { color: var(--ink); text-decoration: none; }
.contents a:hover { text-decoration: underline; }
.contents a[aria-current] { color: var(--accent); font-weight: 600; }
.number { color: var(--soft); font-variant-numeric: tabular-nums; }
.search { margin: 0.5rem 0 1rem; }
.search label { display: block; color: var(--soft); font-size: 0.85rem; }
.search input { width: 100%; font: inherit; padding: 0.4rem 0.5rem; border: 1px solid var(--line); border-radius: 0.25rem; background: var(--shade); color: inherit; }
#found ul { list-style: none; margin: 0.5rem 0; padding: 0; }
#found li span { display: block; color: var(--soft); font-size: 0.85rem; max-height: 2.8em; overflow: hidden; }
main { padding: 1.5rem 0 4rem; min-width: 0; }
h1, h2, h3, h4, h5, h6 { font-family: var(--sans); line-height: 1.2; hyphens: manual; text-wrap: balance; }
h1 { font-size: 2.1rem; margin: 0.5rem 0 1.5rem; }
h1 .number { display: block; font-size: 1rem; font-weight: 500; margin-bottom: 0.3rem; }
h2 { font-size: 1.4rem; margin: 2.4rem 0 0.7rem; }
h3 { font-size: 1.15rem; margin: 1.8rem 0 0.5rem; }
h4, h5, h6 { font-size: 1rem; margin: 1.4rem 0 0.4rem; }
.anchor { margin-left: 0.4em; color: var(--line); text-decoration: none; opacity: 0; }
:is(h2, h3, h4, h5, h6):hover .anchor, .anchor:focus { opacity: 1; }
p, ul, ol, dl { margin: 0 0 1rem; }
code { font-size: 0.9em; background: var(--shade); padding: 0.1em 0.3em; border-radius: 0.2em; }
pre { overflow-x: auto; padding: 0.8rem; background: var(--shade); }
pre code { padding: 0; }
blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 3px solid var(--line); color: var(--soft); }
figure { margin: 2rem 0 0; }
.drawings { display: grid; gap: 1rem; justify-items: center; }
.two .drawings { grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); align-items: end; }
.drawing { width: 100%; text-align: center; }
.drawing img { width: auto; height: auto; max-width: 100%; max-height: 26rem; background: var(--figure); border: 1px solid var(--line); border-radius: 0.3rem; padding: 0.35rem; }
.moment { display: block; font: 0.85rem var(--sans); color: var(--soft); }
figcaption, caption { font: 0.95rem/1.45 var(--sans); color: var(--soft); hyphens: manual; }
figcaption { margin-top: 0.6rem; text-align: center; text-wrap: balance; }
.label { font-weight: 600; color: var(--ink); }
.standing { font: 0.85rem/1.45 var(--sans); color: var(--soft); margin: 0.4rem 0 2rem; text-align: center; }
.standing summary { cursor: pointer; display: inline-block; padding: 0.15rem 0.4rem; }
.standing ul { text-align: left; margin: 0.3rem 0; }
.wide { overflow-x: auto; margin: 2rem 0; }
table { border-collapse: collapse; margin: 0 auto; min-width: 55%; font: 0.95rem/1.4 var(--sans); font-variant-numeric: lining-nums tabular-nums; hyphens: manual; }
caption { caption-side: top; text-align: left; padding-bottom: 0.5rem; }
caption > span { position: sticky; left: 0; display: inline-block; max-width: min(100%, calc(100vw - 2rem)); }
th { text-align: left; vertical-align: bottom; border-bottom: 2px solid var(--soft); padding: 0.3rem 0.5rem; font-size: 0.94em; }
td { vertical-align: top; padding: 0.3rem 0.5rem; border-bottom: 1px solid var(--line); }
tbody tr:nth-child(even) { background: var(--shade); }
.center { text-align: center; } .right { text-align: right; }
.box { margin: 1.5rem 0; padding: 0.9rem 1.1rem 0.1rem; border-left: 4px solid var(--soft); background: var(--shade); border-radius: 0 0.3rem 0.3rem 0; }
.box-title { font: 600 0.95rem var(--sans); margin-bottom: 0.3rem; }
.tip { border-color: var(--tip); } .tip .box-title { color: var(--tip); }
.warning, .caution { border-color: var(--warn); } .warning .box-title, .caution .box-title { color: var(--warn); }
.important { border-color: var(--accent); } .important .box-title { color: var(--accent); }
p.clause { padding-left: 1rem; border-left: 2px solid var(--line); }
.ruling { margin: 1.5rem 0; padding: 0.9rem 1.1rem 0.1rem; border: 1px solid var(--line); border-radius: 0.3rem; }
.ruling-title { font: 600 1rem var(--sans); }
.ruling .reason { color: var(--soft); }
:target { animation: shown 2s; }
@keyframes shown { from { background: color-mix(in srgb, var(--accent) 25%, transparent); } }
dt { font-weight: 600; } dd { margin: 0 0 0.8rem 1.2rem; }
.more { font: 0.88rem var(--sans); }
.listed ul { list-style: none; padding: 0; }
.index { columns: 2 16rem; gap: 2rem; } .index h2 { margin-top: 0; } .group { break-inside: avoid; margin-bottom: 1rem; }
.footnotes { margin-top: 3rem; border-top: 1px solid var(--line); font-size: 0.92rem; }
.footnotes h2 { font-size: 1rem; margin: 0.8rem 0; }
.sr-only { font-size: 1rem; }
.way { display: flex; justify-content: space-between; gap: 1rem; margin-top: 3.5rem; padding-top: 1.2rem; border-top: 1px solid var(--line); font-family: var(--sans); hyphens: manual; }
.way a { text-decoration: none; } .way a:last-child { text-align: right; }
.which { display: block; font-size: 0.85rem; color: var(--soft); }
footer { margin-top: 2rem; color: var(--soft); font: 0.85rem/1.5 var(--sans); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 2.5rem; } .pair > * { min-width: 0; }
.twin { font: 700 2.1rem/1.2 var(--sans); margin: 2rem 0 1.5rem; text-wrap: balance; }
.toc { list-style: none; padding: 0; font-family: var(--sans); }
.toc li { margin: 0.35rem 0; }
@media (max-width: 60rem) {
  .frame, .frame.both { display: block; padding: 0 1rem; }
  .contents { position: static; max-height: none; padding: 0.6rem 0; border-bottom: 1px solid var(--line); }
  .contents summary, .contents li > a { padding: 0.4rem 0; }
  .home { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .top { padding: 0.6rem 1rem; }
  h1 { font-size: 1.7rem; }
  .pair { gap: 1rem; }
}
@media (max-width: 40rem) { .pair { grid-template-columns: 1fr; gap: 0; } .pair > :last-child { border-left: 2px solid var(--line); padding-left: 0.8rem; margin-bottom: 1rem; } table { font-size: 0.86rem; } th, td { padding: 0.3rem 0.35rem; } .wide :is(th, td):first-child { position: sticky; left: 0; background: var(--paper); } .wide tr:nth-child(even) td:first-child { background: var(--shade); } td a.clause { white-space: normal; } td a.clause wbr { display: inline; } .twin { font-size: 1.2rem; } }
@media (prefers-reduced-motion: reduce) { :target { animation: none; outline: 2px solid var(--accent); } }
@media print {
  :root { --ink: #000; --soft: #444; --paper: #fff; --shade: #f4f4f4; --line: #bbb; --accent: #000; --figure: #fff; }
  .top, .contents, .way, .standing, .anchor, .skip { display: none; }
  html { font-size: 10pt; } .frame { display: block; padding: 0; }
  figure, table, .box, .ruling { break-inside: avoid; } h1, h2, h3 { break-after: avoid; }
}
`;
