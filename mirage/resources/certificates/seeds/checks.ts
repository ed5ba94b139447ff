import type { Resources } from '#openapi/generated/resources.ts'
import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { certificateSeeds } from './certificates.ts'

type Seed = SeedOf<'ValidationCheck'> & Partial<Pick<Resources['ValidationCheck']['record'], 'certificateId' | 'channel' | 'checkedAt'>>

const count = 60
const channels = ['Link', 'Link', 'Form', 'Link', 'Staff'] as const
const unknownCode = '0000-0000-0000'

/** Checks of the last two months: every twelfth a miss. */
export function checkSeeds(days: SeedDays): Seed[] {
  const certificates = certificateSeeds(days)
  return Array.from({ length: count }, (_, index): Seed => {
    const certificate = index % 12 === 11 ? undefined : certificates[index % certificates.length]
    const hour = String(8 + (index % 10)).padStart(2, '0')
    return {
      id: index + 1,
      status: certificate?.status ?? 'Not found',
      code: certificate?.verificationCode ?? unknownCode,
      ...(certificate && { certificateId: certificate.id }),
      channel: channels[index % channels.length] ?? 'Link',
      checkedAt: `${days.inDays(index - count)} ${hour}:15:00.000000`,
    }
  })
}
