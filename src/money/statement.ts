import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { readAnswer } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'

/** Whose statement it is. */
export type PartnerKind = 'centre' | 'university' | 'student'

const statementSchema = v.object({
  partner: v.string(),
  currencies: v.array(
    v.object({
      currency: v.string(),
      balanceMinor: v.number(),
      entries: v.array(
        v.object({
          date: v.string(),
          kind: v.string(),
          reference: v.string(),
          invoiceId: v.number(),
          dueDate: v.optional(v.string()),
          amountMinor: v.number(),
          balanceMinor: v.number(),
          isOpen: v.optional(v.number()),
        }),
      ),
    }),
  ),
})

/** What a partner was charged and has paid. */
export type Statement = v.InferOutput<typeof statementSchema>

/** Its key is below that of lists of invoices, so that it is read again after a write. */
export const statementQuery = (api: Api, codec: IdCodec, kind: PartnerKind, partnerId: string) =>
  queryOptions({
    queryKey: ['records', invoice.name, 'list', { statement: { kind, partnerId } }],
    queryFn: async ({ signal }) => {
      const id = codec.encrypt(partnerId)
      if (id === null) throw new ApiProblem('notFound', 0, 'This statement does not exist.')
      return readAnswer(
        'getStatement',
        statementSchema,
        await api.call('getStatement', { path: { kind, id } }, { log: { component: invoice.components, permission: 'View' }, signal }),
      )
    },
  })
