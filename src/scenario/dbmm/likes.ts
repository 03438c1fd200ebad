/** What is most like the troops of other rulesets in De Bellis Magistrorum Militum. */
export const likes = {
  ...{ Bg: 'Bge', HCh: 'Kn', LCh: 'Cv' },
  ...{ Knights: 'Reg Kn (O)', Riders: 'Reg Cv (O)', Behemoth: 'Irr El (O)', Blades: 'Reg Bd (O)' },
  ...{ Spears: 'Reg Sp (O)', Shooters: 'Reg Bw (O)', Warband: 'Irr Wb (O)', Artillery: 'Reg Art (O)' },
  ...{ Hordes: 'Irr Hd (O)', Sneakers: 'Irr Ps (O)' },
};
