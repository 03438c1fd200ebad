/** The layout of the PDF, as a Typst template. What the writer calls stands here. */
import type { PageSize } from '../library.ts';

/** A kind of paper in millimetres, and its type in points. */
export interface Paper {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly inside: number;
  readonly outside: number;
  readonly type: number;
}

export const PAPERS: Readonly<Record<PageSize, Paper>> = {
  A4: { name: 'a4', width: 210, height: 297, inside: 36, outside: 34, type: 11 },
  A5: { name: 'a5', width: 148, height: 210, inside: 19, outside: 16, type: 10 },
  Letter: { name: 'us-letter', width: 215.9, height: 279.4, inside: 39, outside: 37, type: 11 },
};

/** The width of the text in millimetres. */
export const textWidth = ({ width, inside, outside }: Paper): number => width - inside - outside;

/** Millimetres above and below the text. */
const MARGIN = 24;

/** The height of the text in millimetres. */
export const textHeight = ({ height }: Paper): number => height - 2 * MARGIN;

export const LAYOUT = `
#let serif = ("Source Serif 4", "Libertinus Serif")
#let sans = ("Source Sans 3", "DejaVu Sans Mono")
#let soft = luma(35%)
#let hair = 0.4pt + luma(70%)

// The part at the left and the chapter at the right; nothing where a chapter begins.
#let head(title) = context {
  let page = here().page()
  let begun = query(<opener>).filter(it => it.location().page() <= page)
  if begun.len() == 0 or begun.last().location().page() == page { return }
  let (chapter, part) = begun.last().value
  set text(font: sans, size: 0.8em, fill: soft)
  if calc.odd(page) { h(1fr); chapter } else if part == none { title; h(1fr) } else { part; h(1fr) }
}

#let foot = context {
  set text(font: sans, size: 0.85em, fill: soft)
  let number = counter(page).display()
  if calc.odd(here().page()) { align(right, number) } else { align(left, number) }
}

#let book(title: "", subtitle: "", authors: (), about: (), lang: "en", paper: "a4", inside: 30mm, outside: 30mm, size: 11pt, contents: "", body) = {
  set document(title: title, author: authors)
  set page(paper: paper, margin: (inside: inside, outside: outside, top: ${MARGIN}mm, bottom: ${MARGIN}mm), header: head(title), footer: foot)
  set text(font: serif, size: size, lang: lang, hyphenate: true)
  set smartquote(enabled: false)
  set par(justify: true, leading: 0.68em, spacing: 0.95em)
  set list(indent: 0.4em, spacing: 0.6em)
  set enum(indent: 0.4em, spacing: 0.6em)
  set table(stroke: none, inset: (x: 0.5em, y: 0.32em))
  set footnote.entry(separator: line(length: 25%, stroke: hair))
  show link: set text(fill: rgb("#6b2015"))
  show raw: set text(size: 1.05em)
  show heading: set text(font: sans, weight: 600, hyphenate: false)
  show heading: set par(justify: false)
  show heading.where(outlined: false): set block(above: 1.7em, below: 0.8em, sticky: true)
  show heading.where(outlined: true): it => block(above: 0pt, below: 1.6em, sticky: true,
    text(size: if it.level == 1 { 1.75em } else { 1.45em }, it.body))
  show quote.where(block: true): set pad(x: 1em)
  show figure: set block(above: 1.5em, below: 1.5em)
  show figure.where(kind: "grid"): set block(breakable: true)
  set table.cell(breakable: false)
  show figure.where(kind: "grid"): set figure.caption(position: top)
  show figure.caption: it => block(width: 100%, sticky: it.kind == "grid", {
    set text(font: sans, size: 0.88em, hyphenate: false)
    set par(justify: false, leading: 0.55em)
    set align(if it.kind == "grid" { left } else { center })
    it.body
  })
  page(header: none, footer: none, margin: (x: 22%), {
    set par(justify: false)
    set text(font: sans, hyphenate: false)
    set align(center)
    v(1fr)
    { show std.title: set text(size: 1.3em, weight: 600); std.title() }
    v(0.6em)
    text(size: 1.15em, fill: soft, subtitle)
    v(2.5fr)
    authors.join(", ")
    for line in about { linebreak(); text(size: 0.9em, fill: soft, line) }
  })
  body
}

#let contents(title) = {
  pagebreak(to: "odd", weak: true)
  set par(justify: false)
  show outline.entry: set text(font: sans, hyphenate: false)
  show outline.entry.where(level: 1): it => { set block(above: 1.1em); set text(weight: 600); it }
  show outline.entry: set outline.entry(fill: repeat(gap: 0.25em)[#text(fill: luma(60%))[.]])
  show outline: it => { show heading: set text(size: 1.75em); it }
  outline(title: title, depth: 3, indent: 1.2em)
}

#let opener(level, chapter, part, starts, body) = {
  if starts { pagebreak(weak: true) }
  heading(level: level, outlined: true, bookmarked: true, body)
  [#metadata((chapter, part))<opener>]
}

#let inner(level, size, body) = heading(level: level, outlined: false, bookmarked: true, text(size: size, body))

// An invisible place that links lead to.
#let spot(name) = [#metadata(name)#label(name)]

// The pages of places, each once, as links.
#let pages(..names) = context {
  let seen = ()
  let shown = ()
  for name in names.pos() {
    let at = locate(label(name))
    let number = counter(page).at(at).first()
    if number in seen { continue }
    seen.push(number)
    shown.push((number, link(label(name), str(number))))
  }
  shown.sorted(key: it => it.first()).map(it => it.last()).join(", ")
}

#let caption(label, body) = [#text(weight: 600)[#label.] #body]

#let drawing(path, alt, width, moment) = stack(dir: ttb, spacing: 1.2mm,
  image(path, alt: alt, width: width),
  ..if moment == none { () } else { (text(font: sans, size: 0.8em, fill: soft, moment),) })

#let picture(caption, columns, ..drawings) = figure(kind: "drawing", supplement: none, numbering: none, caption: caption,
  grid(columns: columns, column-gutter: 5mm, row-gutter: 4mm, align: center + bottom, ..drawings.pos()))

// Two small figures beside each other.
#let pair(..figures) = grid(columns: (1fr, 1fr), column-gutter: 5mm, align: center + top, ..figures.pos())

#let tabled(caption, columns, size, head, body) = figure(kind: "grid", supplement: none, numbering: none, caption: caption, {
  set text(font: sans, size: size, hyphenate: false)
  set par(justify: false, leading: 0.5em)
  table(columns: columns, align: left + top,
    table.hline(stroke: 0.8pt + luma(30%)),
    table.header(..head, table.hline(stroke: 0.6pt + luma(30%))),
    ..body,
    table.hline(stroke: 0.8pt + luma(30%)))
})

#let box-of(title, body) = block(width: 100%, breakable: true, above: 1.3em, below: 1.3em, inset: (left: 1em, right: 0.8em, y: 0.7em), stroke: (left: 2.5pt + luma(40%)), fill: luma(95%), {
  block(below: 0.6em, sticky: true, text(font: sans, weight: 600, title))
  body
})

#let ruling(id, title, ..parts) = block(width: 100%, above: 1.3em, below: 1.3em, inset: 0.9em, stroke: hair, radius: 2pt, {
  block(below: 0.7em, sticky: true, text(font: sans, weight: 600)[#text(weight: 400, fill: soft, size: 0.88em, id) #title])
  for (name, body) in parts.pos() { par[#text(font: sans, weight: 600, size: 0.92em)[#name.] #body] }
})

#let clause(id, body) = block(inset: (left: 0.8em), stroke: (left: 1.5pt + luma(75%)))[#text(font: sans, size: 0.82em, fill: soft, id) #body]

#let small-id(body) = text(font: sans, size: 0.86em, body)

#let term-entry(word, body) = block(above: 0.9em, par(hanging-indent: 1em)[#text(font: sans, weight: 600, word) #h(0.4em) #body])

#let line-entry(body) = block(above: 0.55em, below: 0.55em, par(hanging-indent: 1.2em, justify: false, text(size: 0.92em, hyphenate: false, body)))

#let dotted(number) = box(width: 1fr, inset: (left: 0.4em, right: 0.3em), repeat(gap: 0.25em)[#text(fill: luma(60%))[.]]) + number

// At the foot of the page on which a chapter begins: at its end it could stand on a page of its own.
#let notice(body) = place(bottom, float: true, clearance: 1.2em, block(width: 100%, text(font: sans, size: 0.78em, fill: soft, hyphenate: false, body)))

#let group-title(body) = block(above: 1em, below: 0.5em, sticky: true, text(font: sans, weight: 600, body))

#let in-columns(body) = columns(2, gutter: 8mm, body)
`;
