import { describe, expect, it } from 'vitest'
import { adoptedTimes } from '#src/results/release/adopted-times.ts'

const [first, second, third, fourth] = ['07-01', '07-02', '07-03', '07-04'].map((day) => `2026-${day} 09:00:00.000000`)
const own = { releaseUniversities: second, releaseCentres: second, releaseStudents: third }

describe('the times that a set takes over from its block', () => {
  it('are those of the block', () => {
    const dates = { releaseUniversities: first, releaseCentres: third, releaseStudents: fourth }
    expect(adoptedTimes(own, dates)).toEqual(dates)
  })

  it('leave the others as they are where the order allows it', () => {
    expect(adoptedTimes(own, { releaseCentres: third })).toEqual({ ...own, releaseCentres: third })
    expect(adoptedTimes(own, { releaseStudents: fourth })).toEqual({ ...own, releaseStudents: fourth })
  })

  it('move earlier what has to come before them, and later what has to come after them', () => {
    expect(adoptedTimes(own, { releaseStudents: first })).toEqual({
      releaseUniversities: first,
      releaseCentres: first,
      releaseStudents: first,
    })
    expect(adoptedTimes(own, { releaseUniversities: fourth })).toEqual({
      releaseUniversities: fourth,
      releaseCentres: fourth,
      releaseStudents: fourth,
    })
    expect(adoptedTimes(own, { releaseUniversities: third, releaseStudents: fourth })).toEqual({
      releaseUniversities: third,
      releaseCentres: third,
      releaseStudents: fourth,
    })
  })

  it('are not known while the set and the block both lack one of them', () => {
    expect(adoptedTimes({ releaseCentres: second }, { releaseStudents: third })).toBeNull()
  })
})
