/** The chapters and sections of the rulebook in French. */
const CHAPTERS: Readonly<Record<string, string>> = {
  Basing: 'Soclage',
  'Campaign rules': 'Règles de campagne',
  'Close combat': 'Combat rapproché',
  Contents: 'Sommaire',
  Deployment: 'Déploiement',
  'Design philosophy': 'Esprit de la règle',
  Diagrams: 'Diagrammes',
  'Distant shooting': 'Tir à distance',
  'Element cost': 'Coût des éléments',
  Ensorcellment: 'Ensorcellement',
  Fleeing: 'Fuite',
  Glossary: 'Glossaire',
  'Lost elements': 'Éléments perdus',
  'Magical attack': 'Attaque magique',
  'Mass battles': 'Grandes batailles',
  Overview: 'Aperçu',
  PIPs: 'PIP',
  'PIPs and sequence of play': 'PIP et séquence de jeu',
  'Playing equipment and representational scales': 'Matériel de jeu et échelles',
  Pursuit: 'Poursuite',
  Recoiling: 'Recul',
  'Resolving combat': 'Résolution des combats',
  Strongholds: 'Places fortes',
  'Tactical moves': 'Mouvements tactiques',
  'Troop definitions': 'Définitions des troupes',
  'Winning and losing a battle': 'Victoire et défaite',
};

const SECTIONS: Readonly<Record<string, string>> = {
  'army size and troop representation': 'taille des armées et représentation des troupes',
  battlefield: 'champ de bataille',
  'breaking off from close combat': 'rompre un combat rapproché',
  'choice of figure and model scale': 'choix de l’échelle des figurines',
  'combat outcome': 'issue des combats',
  'command structure': 'commandement',
  'crossing water': 'franchir l’eau',
  'demoralised commands': 'corps démoralisés',
  'deploying dragons': 'déployer des dragons',
  'deploying gods': 'déployer des dieux',
  'deploying lurkers': 'déployer des rôdeurs',
  deployment: 'déploiement',
  'desorcelling heroes or magicians': 'désensorceler héros ou magiciens',
  dice: 'dés',
  'giving battle': 'livrer bataille',
  invasion: 'invasion',
  'main opponent': 'adversaire principal',
  maps: 'cartes',
  movement: 'mouvement',
  'other terrain restrictions': 'autres restrictions de terrain',
  overlaps: 'débords',
  'participation by allies': 'participation des alliés',
  'passing over': 'passer par-dessus',
  'under or through friendly or enemy troops': 'par-dessous ou à travers des troupes amies ou ennemies',
  'playing area and ground scale': 'aire de jeu et échelle au sol',
  'replacing hordes': 'remplacer des hordes',
  resources: 'ressources',
  'results of a battle': 'résultats d’une bataille',
  'standing a siege': 'soutenir un siège',
  supply: 'ravitaillement',
  'tactical factors': 'facteurs tactiques',
  'tactical move distances': 'distances de mouvement tactique',
  'tactical moves ending in contact with enemy': 'mouvements tactiques finissant au contact de l’ennemi',
  'the campaign year': 'l’année de campagne',
  'time scale': 'échelle de temps',
  'tributary rulers': 'suzerains et tributaires',
  victory: 'victoire',
  'winning and losing the battle': 'victoire et défaite',
};

/** Sections named for a diagram; the rulebook numbers those that share a name. */
const DIAGRAMS: Readonly<Record<string, string>> = {
  'close combat example': 'exemple de combat rapproché',
  'conforming to enemy elements': 'se conformer à des éléments ennemis',
  'crossing a river': 'traverser une rivière',
  'crossing an enemy element’s front': 'passer devant le front d’un élément ennemi',
  'distant shooting': 'tir à distance',
  'entering gaps': 'entrer dans un interstice',
  'flank or rear contacts': 'contacts de flanc ou arrière',
  'forming a single element wide column': 'former une colonne large d’un élément',
  'measuring single element move distances': 'mesurer le mouvement d’un élément seul',
  'overlaps and non-combat contacts': 'débords et contacts sans combat',
  'positioning flank contacts': 'placer un contact de flanc',
};

const partInFrench = (part: string): string => {
  const whole = CHAPTERS[part] ?? SECTIONS[part];
  if (whole !== undefined) return whole;
  const [, name = part, number = ''] = /^(.*?)( \d+)?$/.exec(part.replace("'", '’')) ?? [];
  const diagram = DIAGRAMS[name];
  return diagram === undefined ? part : diagram + number;
};

/** A clause's section in French, part by part. */
export const sectionInFrench = (section: string): string => section.split(', ').map(partInFrench).join(', ');
