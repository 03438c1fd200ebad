import type { Catalogue } from '../../types.ts';

/** De Bellis Magistrorum Militum : la pose du terrain à la main. */
export const laying: Catalogue = {
  'screen.lay.kind.S': 'mer',
  'screen.lay.kind.L': 'lac',
  'screen.lay.kind.Oa': 'oasis',
  'screen.lay.kind.M': 'marais',
  'screen.lay.kind.DH': 'colline difficile',
  'screen.lay.kind.WH': 'colline boisée',
  'screen.lay.kind.CH': 'colline à rochers',
  'screen.lay.kind.RH': 'colline rocheuse',
  'screen.lay.kind.SH': 'colline broussailleuse',
  'screen.lay.kind.GH': 'colline douce',
  'screen.lay.kind.PRd': 'route pavée',
  'screen.lay.kind.F': 'champs ouverts',
  'screen.lay.kind.B': 'tourbière',
  'screen.lay.kind.BF': 'plat marécageux',
  'screen.lay.kind.SF': 'plat broussailleux',
  'screen.lay.kind.RF': 'plat rocailleux',
  'screen.lay.kind.G': 'ravine',
  'screen.lay.kind.FW': 'mur de frontière',
  'screen.lay.kind.FO': 'obstacles fixes',
  'screen.lay.kind.HO': 'obstacles cachés',
  'screen.lay.edge-thrown':
    'Le dé désigne le bord {edgeName} : {asks, select, line {il commence là.} first {une partie en est plus près que des autres bords, à {distance, number, distance} {unit} au plus.} other {une partie en est plus près que des autres bords, et tout est à {distance, number, distance} {unit} au moins de tout autre élément de terrain.}}',
  'screen.lay.amount':
    'Équivalents de terrain : {chosen, number}, il en faut de {least, number} à {most, number}. Une petite surface coûte ½, une moyenne 1, une grande 2 ; les collines douces et les champs ouverts la moitié.',
};
