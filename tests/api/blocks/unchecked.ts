import type { OperationId } from '#openapi/generated/operations.ts'
import { requestOf, startAggregator, type Answer, type Caller, type Input } from '#tests/support/aggregator.ts'
import type { Blocks } from './kinds.ts'

/**
 * The administrator's calls of a kind, sent as they are: for requests that break the contract, where the aggregator's own
 * words matter because nothing in front of it refused them.
 */
export async function openRudely(of: (caller: Caller) => Blocks) {
  const started = startAggregator()
  const polite = await started.signIn()
  const call = async <Op extends OperationId>(operation: Op, input: Input<Op> = {}): Promise<Answer<Op>> => {
    const response = await started.handle(requestOf(operation, input, polite.session))
    const { description, data } = await response.json()
    return { status: response.status, description, data, headers: response.headers }
  }
  return { ...started, polite: of(polite), blocks: of({ ...polite, call }) }
}
