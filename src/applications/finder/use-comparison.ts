import { useState } from 'react'
import { announce } from '#src/ui/kit/announce.tsx'
import type { FoundCourse } from './finder-service.ts'
import { finderTexts as texts } from './texts.ts'

/** How many courses stand side by side. */
export const [fewestCompared, mostCompared] = [2, 3]

/** The courses that are marked to be compared, in the order of marking; a search that no longer finds one keeps it. */
export function useComparison() {
  const [marked, setMarked] = useState<readonly FoundCourse[]>([])
  const [isOpen, setOpen] = useState(false)
  const mark = (course: FoundCourse) => {
    const others = marked.filter(({ courseId }) => courseId !== course.courseId)
    const next = others.length === marked.length ? [...marked, course].slice(0, mostCompared) : others
    setMarked(next)
    if (next.length < fewestCompared) setOpen(false)
    announce(texts.marked(next.length))
  }
  return { marked, isOpen: isOpen && marked.length >= fewestCompared, setOpen, mark }
}
