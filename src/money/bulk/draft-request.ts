import type { RowAnswer, RowEdit } from '#machines/lists/list-types.ts'
import { paymentRequest } from '#openapi/generated/resources/money/payment-request.ts'
import type { ResourceApi } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { createRecordService } from '#src/resources/record-service.ts'

/** Creates the draft of a payment request from the fields of the dialog; sent twice with one `requestId`, it makes one. */
export const draftRequest = (api: ResourceApi, codec: IdCodec, fields: RowEdit['fields'], requestId: string): Promise<RowAnswer> =>
  createRecordService(paymentRequest, api, codec).create(fields, requestId)
