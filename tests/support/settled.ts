/** Resolves when nothing fades or slides in the document any more; what turns for ever, or is held still, is left alone. Stands alone, so that it can be sent to a page. */
export async function settled(): Promise<void> {
  await new Promise(requestAnimationFrame)
  const ending = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
