import type { FightsOnScreen } from '../on-screen/ruleset.ts';

export const fights: FightsOnScreen = {
  engagedWith: () => [],
  engaging: () => null,
  loses: () => false,
};
