import { describe, expect, it } from 'vitest'
import { issuedByMonth } from '#src/certificates/dashboard/months.ts'

describe('certificates by month', () => {
  it('are counted in the last twelve months, this one last, also those without any', () => {
    const months = issuedByMonth(['2026-06-22', '2026-06-30', '2026-11-21', '2025-11-30', '2025-12-01', ''], '2026-11-21')
    expect(months.map(({ name, count }) => `${name} ${count}`)).toEqual([
      'Dec 25 1',
      'Jan 26 0',
      'Feb 26 0',
      'Mar 26 0',
      'Apr 26 0',
      'May 26 0',
      'Jun 26 2',
      'Jul 26 0',
      'Aug 26 0',
      'Sept 26 0',
      'Oct 26 0',
      'Nov 26 1',
    ])
  })
})
