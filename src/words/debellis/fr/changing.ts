import type { Catalogue } from '../../types.ts';

/** Dismounting, remounting, and ships: refusals. */
export const changing: Catalogue = {
  'debellis.dismount.aside': '{base} a été mis de côté pour un socle à pied.',
  'debellis.dismount.off-table': '{base} doit encore être hors de la table, et tous du même corps.',
  'debellis.dismount.camels': '{base} ne met pied à terre que contre des fortifications.',
  'debellis.dismount.acted':
    '{base} s’est déplacé ou a été arrêté : mettre pied à terre ou remonter prend tout un mouvement.',
  'debellis.dismount.held': '{base} est au contact d’un front ennemi.',
  'debellis.remount.none': '{base} n’a pas de montures.',
  'debellis.remount.place': '{base} ne remonte que là où il a mis pied à terre.',
  'debellis.remount.room': '{base} n’a pas la place de remonter : {other} est là.',
  'debellis.naval.by-water': '{base} ne va que sur l’eau.',
  'debellis.naval.no-shore': '{base} ne touche ni plage, ni quai, ni berge.',
  'debellis.naval.beset': '{base} est en contact avec des troupes de terre ennemies.',
  'debellis.naval.takes-none': '{ship} ne peut embarquer {base}.',
  'debellis.naval.apart': '{base} et {ship} ne se touchent pas bord à bord.',
  'debellis.naval.no-room': 'Il n’y a pas de place pour {base} là, ou pas de terrain où il puisse entrer.',
  'debellis.naval.nobody-aboard': '{ship} ne porte pas de troupes à vous.',
  'debellis.naval.waits': '{base} attend ses troupes à terre.',
  'debellis.naval.recorded': '{base} est à bord d’un navire, comme noté, et ne se déploie pas.',
  'debellis.naval.no-way': 'Le terrain ne donne à {ship} aucun accès à la table. {base} se déploie à terre.',
  'debellis.naval.needs-troops': '{ship} n’a pas de troupes à bord. Notez quel socle y embarque.',
  'event.noted-on-foot': '{side} note que {bases} combat à pied, en secret.',
  'event.noted-mounted': '{side} note que {bases} est finalement monté.',
  'debellis.dismount.never': '{base} ne peut pas mettre pied à terre.',
  'debellis.dismount.number':
    'Il faut {count, plural, =1 {un socle} other {# socles des mêmes troupes}} pour en faire un à pied de {base} ; {count, plural, =1 {nommez-le seul} other {nommez-les tous}}.',
  'debellis.dismount.general': 'Un général est parmi eux et reste : nommez son socle d’abord.',
  'debellis.dismount.as': '{base} combat à pied comme l’un de ceux-ci, à nommer : {known}.',
  'event.dismounted': '{base} met pied à terre comme {troopFull}.',
  'event.mounts-left': '{base} laisse ses montures.',
  'event.remounted': '{base} remonte comme {troopFull}.',
  'option.dismount': '{base} met pied à terre comme {asName}',
  'option.remount': '{base} remonte',
};
