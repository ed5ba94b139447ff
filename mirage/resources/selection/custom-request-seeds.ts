import { requestStatus, type RequestCode } from '#openapi/selection/custom-requests.ts'
import type { Db } from '../../db.ts'
import { moduleNamed } from '../../fixtures/modules.ts'
import { samplePdf, storeSamplePdf } from '../../fixtures/sample-pdf.ts'
import type { SeedDays, SeedOf } from '../engine/service.ts'
import { selectionSeeds } from './selection-seeds.ts'

const { submitted, review, approved, rejected, withdrawn } = requestStatus
const codes = [233, 234, 235, 236] as const satisfies readonly RequestCode[]
const perCode = 12
const september = 401
const online = 2
/** Baobab College Accra comes first, with a request of each kind in each of its selections. */
const baobabSelections = [1, 2, 3] as const

const lives = [submitted, review, rejected, submitted, approved, review, withdrawn, submitted, review, rejected, submitted, review] as const

const titles: Readonly<Record<RequestCode, readonly string[]>> = {
  233: ['Engineering with Computing', 'Business with Law', 'Science with Psychology', 'Economics with Politics'],
  234: ['Marine Biology', 'Creative Writing', 'Robotics', 'World History'],
  235: ['Evening classes online', 'Online while the laboratory moves', 'Online for commuters', 'Weekend teaching'],
  236: ['Start after the harvest', 'Late start in the capital', 'Start after the election', 'Second group'],
}

const reasons: Readonly<Record<RequestCode, string>> = {
  233: 'Eighteen students asked for it. Two teachers hold the qualification.',
  234: 'Three universities nearby ask for it.',
  235: 'Students travel up to three hours.',
  236: 'Students arrive two weeks later than the intake begins.',
}

const syllabusKey = (id: number): string => `custom-request/2026/sample-${id}`

/** An approval of any other kind makes a record, so that only deliveries are approved. */
const statusOf = (code: RequestCode, turn: number) => {
  const life = lives[turn] ?? submitted
  return life === approved && code !== 235 ? review : life
}

/** 48 requests, 12 of each kind. */
export function customRequestSeeds(days: SeedDays): SeedOf<'CustomRequest'>[] {
  const selections = selectionSeeds(days)
  return Array.from({ length: perCode * codes.length }, (_, place) => {
    const id = place + 1
    const requestCode = codes[place % codes.length] ?? 233
    const turn = Math.floor(place / codes.length)
    const selection = selections[(baobabSelections[turn] ?? turn * 6) - 1]
    const status = statusOf(requestCode, turn)
    const parts = {
      233: {
        stream: {
          streamName: titles[233][turn % 4] ?? '',
          programId: 1,
          moduleIds: ['Mathematics for Science', 'Computer Science', 'Physics'].map((name) => moduleNamed(name).moduleId),
        },
      },
      234: {
        module: {
          moduleName: `${titles[234][turn % 4] ?? ''} ${turn + 1}`,
          streamId: selection?.streamIds?.[0] ?? 1,
          credits: 20,
        },
        syllabus: samplePdf('syllabus.pdf', syllabusKey(id)),
      },
      235: {
        delivery: {
          comboId: selection?.comboIds?.[0] ?? 1,
          intakeId: september,
          deliveryMode: online as 2,
          from: days.on('2026-10-05'),
        },
      },
      236: {
        teachingDate: {
          intakeId: september,
          startDate: days.on('2026-09-28'),
          endDate: days.on('2026-12-18'),
        },
      },
    }
    return {
      id,
      status,
      title: titles[requestCode][turn % 4] ?? '',
      requestCode,
      centreSelectionId: selection?.id ?? 1,
      reason: reasons[requestCode],
      ...parts[requestCode],
    }
  })
}

/** Puts the syllabuses of the seeds into the bucket. */
export function storeSyllabuses(db: Db, { today }: SeedDays): void {
  for (let id = 2; id <= perCode * codes.length; id += codes.length) storeSamplePdf(db, syllabusKey(id), Date.parse(today))
}
