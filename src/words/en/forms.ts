/** The description of the form of a part, inside other messages. */
export const FORM = `{form, select,
  text {a text of 1 to {most} characters}
  texts {a list of at most {most} texts}
  number {a number from {least} to {most}}
  degrees {degrees, 0 north and 90 east}
  count {a whole number from {least} to {most}}
  counts {a list of whole numbers}
  flag {true or false}
  word {{words}}
  place {[x, y, degrees], at most {most} mm from the corner of the table}
  places {a list of [x, y, degrees]}
  placeEach {one place for each base, and no base twice}
  point {[x, y], at most {most} mm from the corner of the table}
  points {a list of at most {most} points [x, y]}
  pair {a list of two}
  pairs {a list of pairs}
  legs {a list of 1 to {most} legs, each of one kind: forward, back, shift, pivot with degrees, turnabout, to, column, extend}
  record {a record whose parts have their own forms}
  wordRecord {a record that gives each of its names one of {words}}
  records {a list of at most {most} records, each with its parts}
  bounded {a smaller value, with no number above {most}}
  other {of the form that its other parts require}}`;

/** The fault of the form of a file, with the right form. */
export const WRONG = `{wrong, select,
  type {there must be {type, select,
    number {a number} int {a whole number} string {a text} boolean {true or false}
    array {a list} tuple {a list of fixed length} other {a record}}}
  most {{type, select,
    string {the text has at most {most} characters} array {the list has at most {most} entries}
    other {the number is at most {most}}}}
  least {{type, select,
    string {the text has at least {least} characters} array {the list has at least {least} entries}
    other {the number is at least {least}}}}
  above {the number is more than {least}}
  words {it may be {words}}
  other {the value has none of the allowed forms}}`;
