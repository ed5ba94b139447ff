/** Who results are released to, in the order in which they see them, and the fields of each. */
export const audiences = [
  { name: 'Universities', time: 'releaseUniversities', flag: 'viewUniversities' },
  { name: 'Centres', time: 'releaseCentres', flag: 'viewCentres' },
  { name: 'Students', time: 'releaseStudents', flag: 'viewStudents' },
] as const

export type Audience = (typeof audiences)[number]['name']

/** A release to an audience, a withdrawal from it, a switch of what it may see, or a change of the dates, typed or those of the block. */
export type ReleaseAct = `${'release' | 'withdraw' | 'show' | 'hide'}:${Audience}` | 'dates' | 'adopt'

/** When each audience sees results, as it travels. */
export type ReleaseTimes = Readonly<Record<(typeof audiences)[number]['time'], string>>
