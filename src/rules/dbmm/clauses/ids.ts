// Written by tools/clause-ids.ts from the clause files beside it: each topic with its number of clauses.
import type { UpTo } from '../../../engine/clauses.ts';

export type DbmmClause =
  | `dbmm.base.${UpTo<11>}`
  | `dbmm.broken.${UpTo<10>}`
  | `dbmm.cf.${UpTo<26>}`
  | `dbmm.deploy.${UpTo<21>}`
  | `dbmm.destroyed.${UpTo<8>}`
  | `dbmm.dish.${UpTo<6>}`
  | `dbmm.flee.${UpTo<22>}`
  | `dbmm.grade.${UpTo<17>}`
  | `dbmm.group.${UpTo<13>}`
  | `dbmm.imp.${UpTo<41>}`
  | `dbmm.inter.${UpTo<29>}`
  | `dbmm.me.${UpTo<27>}`
  | `dbmm.move.${UpTo<30>}`
  | `dbmm.out.${UpTo<102>}`
  | `dbmm.over.${UpTo<11>}`
  | `dbmm.pip.${UpTo<46>}`
  | `dbmm.press.${UpTo<3>}`
  | `dbmm.pursue.${UpTo<21>}`
  | `dbmm.push.${UpTo<4>}`
  | `dbmm.qk.${UpTo<29>}`
  | `dbmm.rear.${UpTo<27>}`
  | `dbmm.recoil.${UpTo<14>}`
  | `dbmm.repulse.${UpTo<3>}`
  | `dbmm.res.${UpTo<5>}`
  | `dbmm.rout.${UpTo<12>}`
  | `dbmm.seq.${UpTo<14>}`
  | `dbmm.setup.${UpTo<43>}`
  | `dbmm.shat.${UpTo<3>}`
  | `dbmm.shoot.${UpTo<19>}`
  | `dbmm.spent.${UpTo<4>}`
  | `dbmm.strat.${UpTo<10>}`
  | `dbmm.tac.${UpTo<27>}`
  | `dbmm.terr.${UpTo<24>}`
  | `dbmm.turn.${UpTo<3>}`
  | `dbmm.tz.${UpTo<20>}`
  | `dbmm.vis.${UpTo<23>}`
  | `dbmm.water.${UpTo<21>}`;
