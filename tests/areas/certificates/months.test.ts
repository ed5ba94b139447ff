import { describe, expect, it } from 'vitest'
import { issuedByMonth } from '#src/certificates/dashboard/months.ts'

describe('certificates by month', () => {
  it('are counted in the last twelve months, this one last, also those without any', () => {
    const months = issuedByMonth(['2026-06-22', '2026-06-30', '2026-11-21', '2025-11-30', '2025-12-01', ''], '2026-11-21')
    expect(months.map(({ name, count }) => `${name} ${count}`)).toEqual([
      'Dec 2025 1',
      'Jan 2026 0',
      'Feb 2026 0',
      'Mar 2026 0',
      'Apr 2026 0',
      'May 2026 0',
      'Jun 2026 2',
      'Jul 2026 0',
      'Aug 2026 0',
      'Sept 2026 0',
      'Oct 2026 0',
      'Nov 2026 1',
    ])
  })
})
