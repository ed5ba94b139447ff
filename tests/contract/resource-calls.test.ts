import { describe, expect, it } from 'vitest'
import { completeResources } from '#openapi/resource-calls.mjs'

const operation = (operationId: string) => ({ operationId, responses: {} })

describe('the names of operations', () => {
  it('are refused when two calls have the same one', () => {
    const paths = { '/sms/centre/list': { get: operation('listCentres') }, '/sms/centres': { post: operation('listCentres') } }
    expect(() => completeResources({ paths, tags: [], components: { schemas: {} } }, [])).toThrow(
      'listCentres: two operations have this name, GET /sms/centre/list and POST /sms/centres.',
    )
  })
})
