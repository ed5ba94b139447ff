import { useMedia } from '../kit/use-media.ts'

/** Whether the toolbar of a list has little room: then icons stand for words, and beside the search. */
export const useTightToolbar = (): boolean => useMedia('(max-width: 1023px)')
