import { useMedia } from '../kit/use-media.ts'

/** Whether the toolbar of a list has little room: its actions are then icons, beside the search. */
export const useTightToolbar = (): boolean => useMedia('(max-width: 1023px)')
