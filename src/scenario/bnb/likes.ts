/** What is most like the troops of other rulesets in Blood and Blades. */
export const likes = {
  ...{ Kn: 'HCh', Sh: 'Bw', Exp: 'LCh' },
  ...{ Knights: 'Reg HCh (O)', Riders: 'Reg Cv (O)', Behemoth: 'Irr El (O)', Blades: 'Reg Bd (O)' },
  ...{ Spears: 'Reg Sp (O)', Shooters: 'Reg Bw (O)', Warband: 'Irr Wb (O)', Artillery: 'Reg Art (O)' },
  ...{ Hordes: 'Irr Hd (O)', Sneakers: 'Irr Ps (O)' },
};
