import type { Catalogue } from '../../types.ts';

/** La pose du terrain à la main. */
export const laying: Catalogue = {
  'screen.lay.kind.fields': 'champs ouverts',
  'screen.lay.kind.H(G)': 'colline douce',
  'screen.lay.kind.H(S)': 'colline raide',
  'screen.lay.kind.brush': 'broussailles',
  'screen.lay.kind.rocky': 'terrain rocailleux',
  'screen.lay.kind.bog': 'tourbière',
  'screen.lay.kind.marsh': 'marais',
  'screen.lay.kind.gully': 'ravine',
  'screen.lay.amount':
    'Équivalents de terrain : {chosen, number}, il en faut de {least, number} à {most, number}. Une petite surface ou une route coûte ½, une moyenne 1, une grande ou une rivière 2 ; les collines douces et les champs ouverts la moitié.',
};
