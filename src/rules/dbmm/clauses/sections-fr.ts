/** The headings of the reference sheet in French. */
const HEADINGS: Readonly<Record<string, string>> = {
  'Broken commands': 'Corps rompus',
  'Combat factors': 'Facteurs de combat',
  'Combat outcome': 'Issue des combats',
  'Deployment zones': 'Zones de déploiement',
  'Disheartened commands': 'Corps découragés',
  'Element basing': 'Soclage des éléments',
  'Grading factors': 'Facteurs de grade',
  'Group moves': 'Mouvements de groupe',
  'Impetuous troops': 'Troupes impétueuses',
  'Interpenetration of friendly troops': 'Interpénétration de troupes amies',
  'Morale equivalents (ME)': 'Équivalents moraux (ME)',
  'Move distances': 'Distances de mouvement',
  'Moves in a threat zone': 'Mouvements dans une zone de menace',
  'Outcome movement': 'Mouvements induits',
  Overlaps: 'Débords',
  'PIP expenditure': 'Dépense des PIP',
  'Quick kills': 'Destructions d’emblée',
  'Rear support factors': 'Facteurs de soutien arrière',
  'Sequence of play': 'Séquence de jeu',
  'Setup of battle': 'Mise en place de la bataille',
  'Shattered commands': 'Corps anéantis',
  'Shooting ranges': 'Portées de tir',
  'Tactical factors': 'Facteurs tactiques',
  'Terrain definitions': 'Définitions du terrain',
  Visibility: 'Visibilité',
  'Water features': 'Zones aquatiques',
  deployment: 'déploiement',
  'destroyed elements': 'éléments détruits',
  exceptions: 'exceptions par type',
  'fleeing elements': 'éléments en fuite',
  'pressing forward against shooting': 'pousser en avant sous un tir',
  'pursuing elements': 'éléments qui poursuivent',
  'pushed-back elements': 'éléments repoussés',
  'recoiling elements': 'éléments qui reculent',
  'repulsed elements': 'éléments refoulés',
  'routed elements': 'éléments en déroute',
  'spent elements': 'éléments épuisés',
  'stages of deployment': 'phases du déploiement',
  'turning of rear contacted elements': 'éléments contactés dans le dos',
};

/** A clause's section in French, part by part. */
export const sectionInFrench = (section: string): string =>
  section
    .split(', ')
    .map((part) => HEADINGS[part] ?? part)
    .join(', ');
