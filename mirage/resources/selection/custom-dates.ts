import type { Resources } from '#openapi/generated/resources.ts'
import { requestStatus } from '#openapi/selection/custom-requests.ts'
import type { Db } from '../../db.ts'
import type { ResourceRecord } from '../../models.ts'

type RequestRecord = Resources['CustomRequest']['record']

/** A custom request as it is stored. */
export type RequestFields = Omit<RequestRecord, 'customRequestId' | 'requestStatus' | 'createdAt' | 'updatedAt' | 'updatedBy' | 'names'>

/** What of a custom request is stored; the contract has checked it. */
export const requestFields = ({ fields }: Pick<ResourceRecord, 'fields'>): RequestFields => fields as RequestFields

/** A teaching date that only one centre has. */
export interface CustomDate {
  readonly teachingDateId: number
  readonly teachingDateName: string
  readonly centreId: number
  readonly intakeId: number
  readonly startDate: string
  readonly endDate: string
  readonly request: ResourceRecord
}

/** The teaching dates that centres have asked for and that were approved. */
export const customDates = (db: Db): readonly CustomDate[] =>
  db
    .records('CustomRequest')
    .where(({ status }) => status === requestStatus.approved)
    .flatMap((request) => {
      const { title, centreSelectionId, teachingDate, newTeachingDateId } = requestFields(request)
      const centreId = db.records('CentreSelection').find(centreSelectionId)?.fields['centreId']
      if (!teachingDate || newTeachingDateId === undefined || typeof centreId !== 'number') return []
      return [
        {
          teachingDateId: newTeachingDateId,
          teachingDateName: title,
          centreId,
          request,
          ...teachingDate,
        },
      ]
    })
