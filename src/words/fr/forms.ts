/** Les formes des parties, telles que d’autres messages les disent. */
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
  records {une liste d’au plus {most} objets, chacun avec ses parties}
  bounded {plus court, sans nombre au-dessus de {most}}
  other {comme le demande le reste}}`;

/** Ce qui ne va pas dans la forme d’un fichier, et ce qui irait. */
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
  words {ce peut être {words}}
  other {ceci n’a aucune des formes qu’il peut avoir}}`;
