/** What is most like the troops of other rulesets in Hordes of the Things. */
export const likes = {
  ...{
    Kn: 'Knights',
    HCh: 'Knights',
    LCh: 'Riders',
    Cv: 'Riders',
    LH: 'Riders',
    Cm: 'Riders',
    El: 'Behemoth',
  },
  ...{ Bd: 'Blades', Sp: 'Spears', Pk: 'Spears', Bw: 'Shooters', Sh: 'Shooters', Wb: 'Warband' },
  ...{ Hd: 'Hordes', Art: 'Artillery' },
};
