/** The look of the EPUB: little, since readers choose type and colours. */
export const EPUB_STYLE = `body { line-height: 1.5; hyphens: auto; }
h1, h2, h3, h4 { font-family: sans-serif; line-height: 1.2; hyphens: none; break-after: avoid; }
h1 .number { display: block; font-size: 0.6em; font-weight: normal; }
figure { margin: 1.5em 0; break-inside: avoid; text-align: center; }
.drawing img { max-width: 100%; height: auto; background: #fff; }
.moment { display: block; font: 0.8em sans-serif; }
figcaption, caption { font: 0.85em sans-serif; text-align: center; padding: 0.3em 0; }
.label { font-weight: bold; }
.standing { font: 0.75em sans-serif; text-align: left; margin-bottom: 2em; }
table { border-collapse: collapse; margin: 1em auto; font: 0.85em sans-serif; }
th { border-bottom: 2px solid; text-align: left; padding: 0.2em 0.5em; }
td { border-bottom: 1px solid #999; padding: 0.2em 0.5em; vertical-align: top; }
.center { text-align: center; } .right { text-align: right; }
.box, .ruling { border-left: 3px solid; padding: 0.2em 0 0.2em 1em; margin: 1em 0; break-inside: avoid; }
.box-title, .ruling-title { font: bold 0.9em sans-serif; }
a.id, a.clause { font: 0.85em sans-serif; text-decoration: none; }
a.term { color: inherit; }
p.clause { padding-left: 0.8em; border-left: 2px solid #999; }
.listed ul { list-style: none; padding: 0; }
dt { font-weight: bold; }
nav ol { list-style: none; padding-left: 1em; }
@media (max-width: 42em) { table { font-size: 0.64em; } th, td { padding: 0.15em 0.2em; } td a.clause { font-size: 1em; } }
`;
