/** The parts of the page of a battle that are fetched when they are first shown: the first order does not wait for them. */
import { lazily, Nothing } from '../parts/Lazy.tsx';
import { loadBookWords, withGuide } from '../state/loading/loading.ts';

export const PickedPanel = lazily(
  async () => (await withGuide(() => import('../picked/Picked.tsx'))).PickedPanel,
);
export const GhostCard = lazily(
  async () => (await withGuide(() => import('../picked/GhostCard.tsx'))).GhostCard,
);
export const PickedTag = lazily(
  async () => (await withGuide(() => import('../picked/PickedTag.tsx'))).PickedTag,
  Nothing,
);
export const Verdict = lazily(
  async () => (await withGuide(() => import('../panels/Summary.tsx'))).Verdict,
  Nothing,
);
export const GoalPanel = lazily(async () => (await withGuide(() => import('../panels/Goal.tsx'))).GoalPanel);
export const SkySigns = lazily(async () => (await import('../panels/Sky.tsx')).SkySigns);
export const UndoAsked = lazily(async () => (await import('./UndoAsked.tsx')).UndoAsked);
export const DicePanel = lazily(async () => (await import('../panels/Dice.tsx')).DicePanel);
export const Brief = lazily(async () => (await withGuide(() => import('../panels/Brief.tsx'))).Brief);
export const PlanPanel = lazily(async () => (await withGuide(() => import('../panels/Plan.tsx'))).PlanPanel);
export const HintsPanel = lazily(
  async () => (await withGuide(() => import('../panels/Hints.tsx'))).HintsPanel,
);
export const OwnCommands = lazily(
  async () => (await withGuide(() => import('../panels/OwnCommands.tsx'))).OwnCommands,
  Nothing,
);
export const PlacesPanel = lazily(
  async () => (await withGuide(() => import('../panels/Places.tsx'))).PlacesPanel,
);
export const RecentPanel = lazily(
  async () => (await withGuide(() => import('../panels/Recent.tsx'))).RecentPanel,
);
export const TerrainPanels = lazily(async () => (await import('../panels/Lay.tsx')).TerrainPanels);
export const AmbushPanel = lazily(async () => (await import('../panels/Ambush.tsx')).AmbushPanel);
export const TogetherPanel = lazily(async () => (await import('../panels/Together.tsx')).TogetherPanel);
export const FightsPanel = lazily(
  async () => (await withGuide(() => import('../panels/Fight.tsx'))).FightsPanel,
);
export const OddsPanel = lazily(async () => (await withGuide(() => import('../panels/Fight.tsx'))).OddsPanel);
export const ResultPanel = lazily(
  async () => (await withGuide(() => import('../panels/Result.tsx'))).ResultPanel,
);
export const ResultLine = lazily(
  async () => (await withGuide(() => import('../panels/Result.tsx'))).ResultLine,
  Nothing,
);
export const BesidePanel = lazily(
  async () => (await withGuide(() => import('../panels/Beside.tsx'))).BesidePanel,
);
export const DeployPanel = lazily(async () => (await import('../panels/Deploy.tsx')).DeployPanel);
export const LogPanel = lazily(async () => (await withGuide(() => import('../panels/Log.tsx'))).LogPanel);
export const PrintedPage = lazily(
  async () => (await withGuide(() => import('../after/Printed.tsx'), 'after')).PrintedPage,
);
export const PositionPanel = lazily(
  async () => (await withGuide(() => import('../after/PositionPanel.tsx'), 'after')).PositionPanel,
);
export const BookBeside = lazily(async () => {
  const [{ BookBeside }] = await Promise.all([import('../book/BookBeside.tsx'), loadBookWords()]);
  return BookBeside;
}, Nothing);
export const EndPanel = lazily(async () => (await withGuide(() => import('../panels/End.tsx'))).EndPanel);
