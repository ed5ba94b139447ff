import { counted } from '#src/ui/text/counted.ts'

/** How long a contract still runs. */
export const contractLeft = (days: number): string => (days < 0 ? 'Ended' : `${counted(days)} ${days === 1 ? 'day' : 'days'} left`)
