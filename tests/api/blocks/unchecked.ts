import type { OperationId } from '#openapi/generated/operations.ts'
import { requestOf, startAggregator, type Answer, type Caller, type Input } from '#tests/support/aggregator.ts'
import type { Blocks } from './kinds.ts'

/** The administrator's calls of a kind, sent without a check against the contract: for requests that break it. */
export async function openUnchecked(of: (caller: Caller) => Blocks) {
  const started = startAggregator()
  const checked = await started.signIn()
  const call = async <Op extends OperationId>(operation: Op, input: Input<Op> = {}): Promise<Answer<Op>> => {
    const response = await started.handle(requestOf(operation, input, checked.session))
    const { description, data } = await response.json()
    return { status: response.status, description, data, headers: response.headers }
  }
  return { ...started, checked: of(checked), blocks: of({ ...checked, call }) }
}
