import { describe, expect, it } from 'vitest'
import { decryptId, encryptId } from '#mirage/id-codec.ts'
import { readReportAddress, readSavedParameters, writeReportAddress, writeSavedParameters } from '#src/reports/report-address.ts'

const codec = {
  encrypt: (id: string) => encryptId(Number(id)),
  decrypt: (text: string | null | undefined) => {
    const id = decryptId(text ?? '')
    return id === null ? null : String(id)
  },
}

describe('the address of a report', () => {
  it('has its ids encrypted, and brings the choice back', () => {
    const choice = { centreIds: '26,20', yearId: '22', atRisk: '1' }
    const address = writeReportAddress(choice, codec)
    expect(address).not.toMatch(/26|=22/)
    expect(readReportAddress('student-analysis', `?${address}`, codec)).toEqual(choice)
  })

  it('leaves out what the report does not know and what is no value', () => {
    const search = '?yearId=nonsense&by=shoe&from=2026-13-40&resultIntakeId=x'
    expect(readReportAddress('registrations', search, codec)).toEqual({})
    expect(readReportAddress('leads', '?from=2026-09-01&atRisk=1', codec)).toEqual({ from: '2026-09-01' })
  })

  it('is saved with plain ids', () => {
    expect(writeSavedParameters({ yearId: '22', by: 'programme' })).toBe('yearId=22&by=programme')
    expect(readSavedParameters('registrations', 'yearId=22&by=programme&studentId=3')).toEqual({ yearId: '22', by: 'programme' })
  })
})
