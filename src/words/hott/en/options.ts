import type { Catalogue } from '../../types.ts';

/** Hordes of the Things: options of a battle. */
export const options: Catalogue = {
  'option.hott.ap': 'Army points of each side; 24 is a standard battle, 48 or more a mass battle.',
  'option.hott.bounds': 'Bounds, of both sides together, after which the battle is a draw.',
  'option.hott.hiddenLurkers': 'Lurkers are secret until they appear.',
  'option.hott.sharedGod': 'Both armies rely on the same god: it joins the side that invokes it first.',
  'option.hott.hordesReturn': 'Which lost hordes can be replaced: all, or only those destroyed on the board.',
  'option.hott.ensorcelledGeneralLost': 'An ensorcelled general counts as lost until he returns.',
  'option.hott.woodShots':
    'Shots through the rim of a wood: only by and at those who stand at it, or past a corner too.',
  'option.hott.pursuitIntoBadGoing': 'Pursuers follow into bad going.',
  'option.value.rim': 'at the rim',
  'option.value.corner': 'past a corner too',
  'option.value.all': 'all',
  'option.value.destroyed': 'only those destroyed',
};
