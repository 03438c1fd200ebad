/** One army, written in thirty ways by players; half of them stand in `more-ways.ts`. */
export const WAYS: readonly string[] = [
  // 1: the plain mail
  `1st Command
1 x Irr Cv (O) C-in-C
6 x Reg Sp (S) Hoplites
4 x Irr Ps (O) Javelinmen
2 x Irr Bg (O) Baggage

2nd Command
1 x Reg Kn (F) Sub-general
8 x Irr LH (F) Riders
3 x Irr Hd (O) Villagers
2 x Irr Bg (O) Baggage
`,
  // 2: like the printed army lists, count at the far right
  `COMMAND 1
C-in-C - Irr Cv (O) @ 17AP                1
Hoplites - Reg Sp (S) @ 7AP               6
Javelinmen - Irr Ps (O) @ 2AP             4
Baggage - Irr Bg (O) @ 1AP                2

COMMAND 2
Sub-general - Reg Kn (F) @ 31AP           1
Riders - Irr LH (F) @ 4AP                 8
Villagers - Irr Hd (O) @ 1AP              3
Baggage - Irr Bg (O) @ 1AP                2

TOTAL 137AP
`,
  // 3: one line a command
  `Cmd 1: CinC Irr Cv(O), 6 Reg Sp(S) hoplites, 4 Irr Ps(O) javelinmen, 2 Irr Bg(O)
Cmd 2: Sub Reg Kn(F), 8 Irr LH(F) riders, 3 Irr Hd(O) villagers, 2 Irr Bg(O)`,
  // 4: all in words
  `First command: the C-in-C (irregular ordinary cavalry), six hoplites (regular superior spears), four javelinmen (irregular ordinary psiloi) and two baggage (irregular ordinary).

Second command: the sub-general (regular fast knights), eight riders (irregular fast light horse), three villagers (irregular ordinary hordes) and two baggage (irregular ordinary).`,
  // 5: table with bars
  `| Cmd | Troops      | Type       | No | AP |
| 1   | C-in-C      | Irr Cv (O) | 1  | 17 |
| 1   | Hoplites    | Reg Sp (S) | 6  | 42 |
| 1   | Javelinmen  | Irr Ps (O) | 4  | 8  |
| 1   | Baggage     | Irr Bg (O) | 2  | 2  |
| 2   | Sub-general | Reg Kn (F) | 1  | 31 |
| 2   | Riders      | Irr LH (F) | 8  | 32 |
| 2   | Villagers   | Irr Hd (O) | 3  | 3  |
| 2   | Baggage     | Irr Bg (O) | 2  | 2  |
`,
  // 6: French, general first
  `1er corps : général en chef
1 Irr Cv (O) général en chef
6 Rég Sp (S) hoplites
4 Irr Ps (O) javeliniers
2 Irr Bg (O) bagages

2e corps : sous-général
1 Rég Kn (F) sous-général
8 Irr LH (F) cavaliers
3 Irr Hd (O) villageois
2 Irr Bg (O) bagages
`,
  // 7: out of a spreadsheet, tabs, Windows line ends
  `Command 1\t\t\t\t\r
C-in-C\tIrr\tCv\tO\t1\r
Hoplites\tReg\tSp\tS\t6\r
Javelinmen\tIrr\tPs\tO\t4\r
Baggage\tIrr\tBg\tO\t2\r
\t\t\t\t\r
Command 2\t\t\t\t\r
Sub-general\tReg\tKn\tF\t1\r
Riders\tIrr\tLH\tF\t8\r
Villagers\tIrr\tHd\tO\t3\r
Baggage\tIrr\tBg\tO\t2\r
`,
  // 8: shouting
  `CMD 1
CINC IRR CV(O)
6 REG SP(S) HOPLITES
4 IRR PS(O) JAVELINMEN
2 IRR BG(O)
CMD 2
SUB REG KN(F)
8 IRR LH(F) RIDERS
3 IRR HD(O) VILLAGERS
2 IRR BG(O)
`,
  // 9: count last, with an x before it
  `Left wing
  C in C, Irr Cv (O) x1
  Hoplites, Reg Sp (S) x6
  Javelinmen, Irr Ps (O) x4
  Baggage, Irr Bg (O) x2

Right wing
  Sub general, Reg Kn (F) x1
  Riders, Irr LH (F) x8
  Villagers, Irr Hd (O) x3
  Baggage, Irr Bg (O) x2
`,
  // 10: semicolons, bare grades, no names where the type says enough
  `1) CIC IrrCvO; 6 RegSpS; 4 IrrPsO; 2 IrrBgO
2) SG RegKnF; 8 IrrLHF; 3 IrrHdO; 2 IrrBgO`,
  // 11: count in brackets, points behind
  `Command 1 (69 AP)
C-in-C (1) Irr Cv (O) 17
Hoplites (6) Reg Sp (S) 42
Javelinmen (4) Irr Ps (O) 8
Baggage (2) Irr Bg (O) 2

Command 2 (68 AP)
Sub-general (1) Reg Kn (F) 31
Riders (8) Irr LH (F) 32
Villagers (3) Irr Hd (O) 3
Baggage (2) Irr Bg (O) 2

Total 137 AP
`,
  // 12: Reg and Irr behind the type
  `Command #1
1 Cv (O) Irr, CinC
6 Sp (S) Reg, Hoplites
4 Ps (O) Irr, Javelinmen
2 Bg (O) Irr

Command #2
1 Kn (F) Reg, Sub
8 LH (F) Irr, Riders
3 Hd (O) Irr, Villagers
2 Bg (O) Irr
`,
  // 13: bullets
  `Command 1:
* C-in-C: Irr Cv (O)
* 6x Reg Sp (S) - Hoplites
* 4x Irr Ps (O) - Javelinmen
* 2x Irr Bg (O)

Command 2:
* Sub-General: Reg Kn (F)
* 8x Irr LH (F) - Riders
* 3x Irr Hd (O) - Villagers
* 2x Irr Bg (O)
`,
  // 14: French in words
  `Corps n°1
- le général en chef : 1 cavalerie irrégulière ordinaire (Cv O)
- 6 hoplites : lanciers réguliers supérieurs (Sp S)
- 4 javeliniers : psiloi irréguliers ordinaires (Ps O)
- 2 bagages irréguliers ordinaires (Bg O)

Corps n°2
- le sous-général : 1 chevalier régulier rapide (Kn F)
- 8 cavaliers : cavalerie légère irrégulière rapide (LH F)
- 3 villageois : hordes irrégulières ordinaires (Hd O)
- 2 bagages irréguliers ordinaires (Bg O)
`,
  // 15: N @ points
  `1st command
CinC Irr Cv(O)  1 @ 17AP = 17
Hoplites Reg Sp(S)  6 @ 7AP = 42
Javelinmen Irr Ps(O)  4 @ 2AP = 8
Baggage Irr Bg(O)  2 @ 1AP = 2
13 elements, 69AP

2nd command
Sub-gen Reg Kn(F)  1 @ 31AP = 31
Riders Irr LH(F)  8 @ 4AP = 32
Villagers Irr Hd(O)  3 @ 1AP = 3
Baggage Irr Bg(O)  2 @ 1AP = 2
14 elements, 68AP

27 elements, 137AP
`,
];
