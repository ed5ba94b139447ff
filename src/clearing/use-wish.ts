import { useState } from 'react'
import { useServices } from '#src/api/services.tsx'
import { useRested } from '#src/time/use-rested.ts'
import type { Wish } from './clearing-service.ts'

/** What is asked of a list, and what it is asked for once typing rests. */
export function useWish() {
  const { startTimer } = useServices()
  const [wish, setWish] = useState<Wish>({ page: 1, search: '' })
  const search = useRested(wish.search, startTimer)
  return { wish, asked: { ...wish, search }, setWish }
}
