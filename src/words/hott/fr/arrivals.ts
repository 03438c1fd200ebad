import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

const paid = '{price, plural, =0 {} one { pour # PIP} other { pour # PIP}}';

/** Gods, dragons, lurkers, hordes, captives, and the commands of mass battles. */
export const arrivals: Catalogue = {
  'event.arrived': `{base} arrive${paid}.`,
  'event.horde-replaced': `{base} revient${paid}.`,
  'event.god-leaves': 'Un {face} au dé : le dieu {base} quitte le champ de bataille.',
  'event.lurker-vanishes': '{base} ne trouve aucun ennemi à proximité et disparaît.',
  'event.ground-noted': 'Quelqu’un est entré dans un lieu où l’on peut rôder, ou en est sorti.',
  'event.desorcelling': '{base} est désensorcelé pour {price, plural, one {# PIP} other {# PIP}}.',
  'event.desorcelled': '{base} n’est plus ensorcelé et revient.',
  'event.no-room-to-return': '{base} est libéré, mais ne trouve pas de place où revenir.',
  'event.command-demoralised':
    'Le corps {command} ({side}) a perdu {lost} AP, la moitié au moins de ce qu’il avait : il est démoralisé.',
  'event.command-panics':
    'Privé de son général, le corps {command} ({side}) panique : {face} contre {lost, plural, one {# AP perdu} other {# AP perdus}}.',
  'event.command-holds':
    'Privé de son général, le corps {command} ({side}) tient bon : {face} contre {lost, plural, one {# AP perdu} other {# AP perdus}}.',
  'event.held': `{bases} {count, plural, one {est retenu} other {sont retenus}}${paid}.`,

  'hott.arrival.on-stronghold': '{base} serait sur {piece}.',
  'hott.arrival.aerial-in-cover': '{base} vole et ne peut pas se poser dans {piece}.',
  'hott.arrival.enemy-near': `{other} est à ${far('mm')} ; on arrive à plus de ${far('least')} de tout ennemi.`,
  'hott.arrival.too-few-pips':
    'Il y faut {price, plural, one {# PIP} other {# PIP}} ; {left, plural, =0 {il n’en reste pas} other {il en reste #}}.',
  'hott.arrival.beyond-half': `{base} irait jusqu’à ${far('mm')} de son bord de départ ; sa moitié de la table est profonde de ${far('most')}.`,
  'hott.arrival.not-at-edge': 'L’arrière de {base} doit être le long de son bord de départ.',
  'hott.arrival.not-at-home': 'L’arrière de {base} doit toucher son bord de départ ou sa place forte.',
  'hott.arrival.horde-apart':
    '{base} doit être côte à côte avec une autre horde revenue dans cette période, comme {other}.',
  'hott.arrival.no-horde': '{base} n’est pas une horde et ne peut pas être remplacé.',
  'hott.arrival.not-waiting': '{base} n’arrive pas ainsi en ce moment.',
  'hott.arrival.demoralised': 'Le corps de {base} est démoralisé : plus personne ne le rejoint.',
  'hott.arrival.dragons-wait':
    '{bases} {count, plural, one {a été appelé aussi et doit} other {ont été appelés aussi et doivent}} venir.',
  'hott.arrival.just-come': '{base} vient d’arriver : il ne se déplace pas dans cette période.',
  'hott.arrival.lurker-dead': '{base} a été détruit et ne revient jamais.',
  'hott.arrival.lurker-thrice': '{base} est déjà apparu {most} fois : c’est tout ce qui est permis.',
  'hott.arrival.lurker-no-contact':
    'Le front de {base} doit être au contact, en combat rapproché, d’un ennemi là où il rôde.',
  'hott.arrival.lurker-no-feature': '{other} n’est dans aucun élément de terrain qui convienne à {base}.',
  'hott.arrival.lurker-too-late': '{other} s’y trouve depuis plus longtemps que la dernière période.',
  'hott.arrival.lurker-aerial': '{other} vole et ne combat personne devant lui.',
  'hott.arrival.lurker-outside':
    'Aucune partie de {base} ne serait dans l’élément de terrain d’où il surgit.',
  'hott.arrival.lurker-leaves': '{base} est apparu dans {piece} et ne peut pas en sortir tout entier.',
  'hott.arrival.lurker-strays':
    '{base} a été chassé d’où il rôdait ({piece}) et ne peut qu’y retourner tout droit.',
  'hott.arrival.not-ensorcelled': '{base} n’est pas ensorcelé.',
  'hott.arrival.marker-covered': 'Le marqueur de {base} est recouvert.',
  'hott.arrival.no-return-there': '{base} ne peut pas revenir à cet endroit.',

  'hott.mass.two-commands': '{base} et {other} obéissent à des généraux différents.',
  'hott.mass.no-moves': '{base} appartient à un corps démoralisé et ne se déplace pas.',
  'hott.mass.no-group-moves':
    '{base} appartient à un corps démoralisé, dont les socles se déplacent un à un.',
  'hott.mass.no-need-to-hold': '{base} n’appartient pas à un corps démoralisé : inutile de le retenir.',
  'hott.mass.no-hold': 'Impossible de retenir {bases}.',
  'hott.mass.group-turns': 'Un groupe que l’on retient ne fait pas volte-face.',
  'hott.price.c-in-c': 'le C-en-C est avec eux',

  'hott.option.deploy': 'Faire arriver {base} ({price, plural, =0 {gratuit} one {# PIP} other {# PIP}})',
  'hott.option.replace-horde': 'Faire revenir {base} ({price, plural, one {# PIP} other {# PIP}})',
  'hott.option.desorcel': 'Désensorceler {base} ({price, plural, one {# PIP} other {# PIP}})',
  'hott.option.hold': 'Retenir {base} sur place',
  'choice.flank-left': 'Sur le flanc gauche de {other}',
  'choice.flank-right': 'Sur le flanc droit de {other}',
  'choice.return-there': '{base} revient ici',
  'ask.arrival-place': '{side} : où revient {base} ?',
  'ask.arrival-flank': '{side} : sur quel flanc de {other} va {base} ?',
};
