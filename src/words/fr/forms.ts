/** The description of the form of a part, inside other messages. */
export const FORM = `{form, select,
  text {un texte de 1 à {most} caractères}
  texts {une liste d’au plus {most} textes}
  number {un nombre de {least} à {most}}
  degrees {des degrés, 0 le nord et 90 l’est}
  count {un nombre entier de {least} à {most}}
  counts {une liste de nombres entiers}
  flag {true ou false}
  word {{words}}
  place {[x, y, degrés], à {most} mm au plus du coin de la table}
  places {une liste de [x, y, degrés]}
  placeEach {une place pour chaque socle, et aucun socle deux fois}
  point {[x, y], à {most} mm au plus du coin de la table}
  points {une liste d’au plus {most} points [x, y]}
  pair {une liste de deux}
  pairs {une liste de paires}
  legs {une liste de 1 à {most} étapes, chacune d’une sorte : forward, back, shift, pivot avec degrees, turnabout, to, column, extend}
  record {un objet dont chaque partie a sa forme}
  wordRecord {un objet qui donne à chacun de ses noms un de {words}}
  records {une liste d’au plus {most} objets, chacun avec ses parties}
  bounded {une valeur plus courte, sans nombre au-dessus de {most}}
  other {de la forme que demandent ses autres parties}}`;

/** The fault of the form of a file, with the right form. */
export const WRONG = `{wrong, select,
  type {il faut {type, select,
    number {un nombre} int {un nombre entier} string {un texte} boolean {true ou false}
    array {une liste} tuple {une liste de longueur fixe} other {un objet}}}
  most {{type, select,
    string {le texte a au plus {most} caractères} array {la liste a au plus {most} entrées}
    other {le nombre est au plus {most}}}}
  least {{type, select,
    string {le texte a au moins {least} caractères} array {la liste a au moins {least} entrées}
    other {le nombre est au moins {least}}}}
  above {le nombre est plus grand que {least}}
  words {ce peut être {words}}
  other {la valeur n’a aucune des formes permises}}`;
