/** Resolves when all finite animations have ended; endless and paused ones are ignored. Imports nothing, because it is sent to a page. */
export async function settled(): Promise<void> {
  await new Promise(requestAnimationFrame)
  const ending = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
