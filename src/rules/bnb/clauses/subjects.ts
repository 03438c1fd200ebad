/** The subjects that wait for a later version; a clause's `deferred` names one of them. */
export const BNB_DEFERRED = {
  ambush: 'ambushes',
  'bent-column': 'columns with bends',
  bridge: 'bridges',
  channel: 'channels between an island and the shore',
  'column-forming': 'forming and extending columns',
  dazzle: 'dazzle by a low sun',
  'hill-cover': 'hills with a cover of woods, vines, brush or rocks',
  island: 'islands',
  'list-translation': 'translating the army lists of other systems',
  'mounted-infantry': 'infantry on vehicles',
  notation: 'figures, notation and the making of the book',
  pack: 'packs',
  promontory: 'promontories',
  river: 'rivers, their fords and banks',
  'simultaneous-moves': 'simultaneous moves out of a zone of control',
  time: 'time of day',
  tournament: 'what organisers of tournaments may change',
  weather: 'rain, wind and mud',
} as const satisfies Readonly<Record<string, string>>;

export type BnbDeferred = keyof typeof BNB_DEFERRED;
