let isPlaying = false;

/** Loads the page of a battle, and what throws its dice and keeps it. */
export async function loadBattlePage() {
  const [page, { startPlaying }] = await Promise.all([
    import('./Battle.tsx'),
    import('../state/battle/playing.ts'),
  ]);
  if (!isPlaying) startPlaying();
  isPlaying = true;
  return page;
}
