/** The other half of the ways to write one army. */
export const MORE_WAYS: readonly string[] = [
  // 16: Word has been at the dashes and the spaces
  `Command\u00a01 – C‑in‑C
1\u00a0–\u00a0Irr\u00a0Cv\u00a0(O) – C‑in‑C
6\u00a0– Reg  Sp (S) – “Hoplites”
4\u00a0– Irr Ps  (O) – “Javelinmen”
2\u00a0– Irr Bg ( O ) – Baggage

Command\u00a02 — Sub–general
1\u00a0— Reg Kn\u00a0(F) — Sub–general
8\u00a0— Irr  LH (F) — “Riders”
3\u00a0— Irr Hd\u00a0(O) — “Villagers”
2\u00a0— Irr Bg (O) — Baggage
`,
  // 17: names in brackets behind the troop
  `Cmd 1: 1 Irr Cv(O) (CinC), 6 Reg Sp(S) (hoplites), 4 Irr Ps(O) (javelinmen), 2 Irr Bg(O) (baggage) = 69AP
Cmd 2: 1 Reg Kn(F) (sub), 8 Irr LH(F) (riders), 3 Irr Hd(O) (villagers), 2 Irr Bg(O) (baggage) = 68AP
Total = 137AP`,
  // 18: Mixing styles, the second half by another hand
  `COMMAND 1
C-in-C, Irr Cv (O) @ 17AP - 1
Hoplites, Reg Sp (S) @ 7AP - 6
Javelinmen, Irr Ps (O) @ 2AP - 4
Baggage, Irr Bg (O) @ 1AP - 2

cmd 2: sub-general reg kn(f); 8x irr lh(f) riders; villagers irr hd(o) x3; 2 irr bg(o)
`,
  // 19: a forum, with its marks
  `[b]Command 1[/b]
1 Irr Cv (O) - C-in-C
6 Reg Sp (S) - Hoplites
4 Irr Ps (O) - Javelinmen
2 Irr Bg (O) - Baggage

[b]Command 2[/b]
1 Reg Kn (F) - Sub-general
8 Irr LH (F) - Riders
3 Irr Hd (O) - Villagers
2 Irr Bg (O) - Baggage
`,
  // 20: lower case, plus signs, no names
  `first cmd: cinc irr cv(o) + 6 reg sp(s) + 4 irr ps(o) + 2 irr bg(o)
second cmd: sub reg kn(f) + 8 irr lh(f) + 3 irr hd(o) + 2 irr bg(o)`,
  // 21: quoted in a mail
  `Hi Dave,

here is what I'll bring on Saturday:

> Command 1
> C-in-C Irr Cv(O)
> 6 Hoplites Reg Sp(S)
> 4 Javelinmen Irr Ps(O)
> 2 Baggage Irr Bg(O)
>
> Command 2
> Sub-general Reg Kn(F)
> 8 Riders Irr LH(F)
> 3 Villagers Irr Hd(O)
> 2 Baggage Irr Bg(O)

Cheers
`,
  // 22: French, one line a corps
  `Corps 1 (général en chef) : 1 Cv(O) Irr GC, 6 Sp(S) Reg hoplites, 4 Ps(O) Irr javeliniers, 2 Bg(O) Irr
Corps 2 (sous-général) : 1 Kn(F) Reg SG, 8 LH(F) Irr cavaliers, 3 Hd(O) Irr villageois, 2 Bg(O) Irr`,
  // 23: full names of the types, grades in words
  `Command One
C-in-C: 1 Irregular Cavalry (Ordinary)
Hoplites: 6 Regular Spears (Superior)
Javelinmen: 4 Irregular Psiloi (Ordinary)
Baggage: 2 Irregular Baggage (Ordinary)

Command Two
Sub-general: 1 Regular Knights (Fast)
Riders: 8 Irregular Light Horse (Fast)
Villagers: 3 Irregular Hordes (Ordinary)
Baggage: 2 Irregular Baggage (Ordinary)
`,
  // 24: Reg and Irr once for several troops
  `I. C-in-C's command
Irr: 1 Cv (O) C-in-C, 4 Ps (O) javelinmen, 2 Bg (O)
Reg: 6 Sp (S) hoplites

II. Sub-general's command
Reg: 1 Kn (F) sub-general
Irr: 8 LH (F) riders, 3 Hd (O) villagers, 2 Bg (O)
`,
  // 25: the general in the heading
  `Command 1 - CinC (Irr Cv (O))
    6 Hoplites, Sp (S), Reg
    4 Javelinmen, Ps (O), Irr
    2 Baggage, Bg (O), Irr
Command 2 - Sub-General (Reg Kn (F))
    8 Riders, LH (F), Irr
    3 Villagers, Hd (O), Irr
    2 Baggage, Bg (O), Irr
`,
  // 26: French, upper case, points
  `COMMANDEMENT 1 : 69 PTS
GÉNÉRAL EN CHEF : IRR CV (O) X 1 = 17
HOPLITES : REG SP (S) X 6 = 42
JAVELINIERS : IRR PS (O) X 4 = 8
BAGAGES : IRR BG (O) X 2 = 2

COMMANDEMENT 2 : 68 PTS
SOUS-GÉNÉRAL : REG KN (F) X 1 = 31
CAVALIERS : IRR LH (F) X 8 = 32
VILLAGEOIS : IRR HD (O) X 3 = 3
BAGAGES : IRR BG (O) X 2 = 2

TOTAL : 137 PTS
`,
  // 27: bars, no outer ones, points for each line
  `1st Command
CIC | Cv(O) | Irr | 1 | 17AP
Hoplites | Sp(S) | Reg | 6 | 42AP
Javelinmen | Ps(O) | Irr | 4 | 8AP
Baggage | Bg(O) | Irr | 2 | 2AP
2nd Command
SG | Kn(F) | Reg | 1 | 31AP
Riders | LH(F) | Irr | 8 | 32AP
Villagers | Hd(O) | Irr | 3 | 3AP
Baggage | Bg(O) | Irr | 2 | 2AP
`,
  // 28: one letter for Reg and Irr, numbered commands, slashes
  `#1: I Cv(O) CinC / 6 R Sp(S) hoplites / 4 I Ps(O) javelinmen / 2 I Bg(O)
#2: R Kn(F) Sub / 8 I LH(F) riders / 3 I Hd(O) villagers / 2 I Bg(O)`,
  // 29: French, count in brackets behind
  `Aile gauche – Général en chef
• Général en chef, Cv (O) irr. (1)
• Hoplites, Sp (S) rég. (6)
• Javeliniers, Ps (O) irr. (4)
• Bagages, Bg (O) irr. (2)

Aile droite – Sous-général
• Sous-général, Kn (F) rég. (1)
• Cavaliers, LH (F) irr. (8)
• Villageois, Hd (O) irr. (3)
• Bagages, Bg (O) irr. (2)
`,
  // 30: Mixing styles, line by line
  `Cmd 1:
CinC - Irr Cv(O)
6x Hoplites (Reg Sp (S)) 42AP
Javelinmen Irregular Ps O x 4
two Irr Bg (O)
Cmd 2:
1 Kn (F) Reg, Sub-general
Riders: 8 @ 4AP, Irr LH(F)
3 Irr Hordes (O) villagers
Bg (O) Irr, 2
`,
];
