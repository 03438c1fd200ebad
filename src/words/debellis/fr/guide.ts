import type { Catalogue } from '../../types.ts';

/** What troops are, and what the words of both De Bellis rulesets mean. */
export const guide: Catalogue = {
  'guide.beaten':
    '{outcome, select, stand {{kind, select, shot {Le tir échoue} other {Battu, mais sans dommage}}, {own} à {other}.} other {Battu {own} à {other}. {half, select, yes {L’ennemi a le double ou plus.} other {{outcome, select, destroyed {Face à {enemy}, même une petite défaite détruit {base} ici.} other {Moins du double : cela seul ne le détruit pas.}}}}}}',
  'guide.about.El':
    'Éléphants : ils écrasent l’infanterie serrée, mais l’infanterie légère et l’artillerie les abattent.',
  'guide.about.Exp': 'Chars à faux, bêtes poussées en avant : ils courent une fois à l’ennemi.',
  'guide.about.Kn': 'Cavalerie de choc : elle renverse la plupart des fantassins et poursuit.',
  'guide.about.Cv': 'Montés qui tirent et chargent : souples.',
  'guide.about.LH': 'Cavaliers tirailleurs : rapides, ils harcèlent et s’échappent.',
  'guide.about.Cm': 'Cavaliers sur chameaux : les chevaux les craignent.',
  'guide.about.Sp': 'Rangs serrés de lances : solides, meilleurs avec un second rang.',
  'guide.about.Pk': 'Rangs profonds de piques : les plus forts sur quatre rangs.',
  'guide.about.Bd': 'Fantassins à l’épée : les meilleurs contre les autres fantassins.',
  'guide.about.Ax': 'Fantassins à javelots ou lances : à l’aise en terrain difficile.',
  'guide.about.Ps': 'Tirailleurs à pied : ils soutiennent les autres et fuient le choc.',
  'guide.about.Wb': 'Fantassins sauvages : mortels pour l’infanterie serrée qui perd contre eux.',
  'guide.about.Bw': 'Fantassins qui tirent en formation : bons contre les montés.',
  'guide.about.Hd': 'Masses d’hommes sans ardeur : du remplissage bon marché.',
  'guide.about.Art': 'Engins qui tirent loin : sans défense quand on les attaque.',
  'guide.about.WWg': 'Chariots dont l’équipage tire : lents et difficiles à rompre.',
  'guide.about.Gal': 'Navires de guerre à rames.',
  'guide.about.Shp': 'Navires à voile.',
  'guide.about.Bts': 'Barques pour rivières et débarquements.',
  'guide.setup.season':
    'Pourquoi : on se bat dans la saison que désigne l’envahisseur, une plus tard pour chaque égalité aux dés d’agression. Elle décide de la météo et des heures de jour, et ne coûte rien.',
  'guide.setup.choose-terrain':
    'Pourquoi : le mauvais terrain ralentit les lignes serrées et aide les troupes légères. Les dés disent ensuite où chaque élément doit se trouver : personne ne peut compter sur sa place. Il coûte des équivalents de terrain, pas des points d’armée.',
  'guide.setup.lay-terrain':
    'Pourquoi ici : les dés ont dit où cet élément doit se trouver. Dans cette limite la place est à vous, et ne coûte rien de plus.',
  'guide.setup.fortify':
    'Elles sont payées avec l’armée : leur place ne coûte rien de plus. Ce qui ne sert pas est perdu.',
  'guide.setup.deploy':
    '{part, select, baggage {Pourquoi : les bagages ne combattent guère, mais leur perte compte. Ils se tiennent à votre bord, loin de l’ennemi.} other {La place des socles ne coûte rien, mais plus tard les ordres si : des socles qui se touchent bord à bord bougent en groupe pour un seul prix.}}',
  'guide.setup.choose-command':
    'Pourquoi l’un après l’autre : chaque corps se tient sur un terrain à lui, où nul autre ne s’y mêle. L’ordre ne coûte rien ; ce qui est placé d’abord en montre plus à l’ennemi.',
  'guide.away':
    'Votre corps {command} n’est pas perdu : il contourne le flanc {edgeName} ({troops}), et arrive quand son dé le dit.',
  'guide.lying':
    '{count, plural, one {Un de vos socles est} other {# de vos socles sont}} en embuscade ({troops}) : vous seul voyez où, jusqu’à ce qu’ils bougent, tirent ou soient vus.',
  'term.bound':
    'Un bond est le tour d’un camp : PIP, mouvements, tirs et combats. Puis vient celui de l’ennemi.',
  'term.round': 'Un tour est fait de deux bonds, un de chaque camp.',
  'term.unit': 'Cent pas font 50 mm sur la table ; un socle est large de 80 pas.',
  'term.far':
    'Une marche est un mouvement loin de l’ennemi ; les troupes peuvent marcher plusieurs fois par bond, chaque fois contre des PIP.',
  'term.tactical':
    'Un mouvement normal (« tactique » dans les règles) : un par bond, et il peut finir au contact de l’ennemi.',
  'term.going':
    'Le mauvais terrain, comme les bois et les marais, ralentit la plupart des troupes et en gêne certaines au combat.',
  'term.zone': 'Près du front d’un ennemi, un socle ne peut guère que lui faire face, l’aborder ou reculer.',
  'term.grade':
    'Le grade dit ce que valent les troupes de ce type : supérieures, ordinaires, inférieures, rapides ou exceptionnelles.',
  'term.regular':
    'Les réguliers sont entraînés et manœuvrent à moindre coût ; les irréguliers coûtent plus quand ils ne vont pas tout droit.',
  'term.back': 'Un socle qui recule va droit en arrière ; un socle qui fuit se retourne et court.',
  'term.factors':
    'Ce que chaque camp ajoute à son dé. Ce ne sont pas les chances : une petite avance suffit souvent, ou pas.',
};
