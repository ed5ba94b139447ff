import type { blockResources } from '#openapi/generated/block-resources.ts'
import { examKind } from './exam.ts'
import type { BlockKindSpec } from './kind.ts'
import { testKind } from './test.ts'

export type KindName = keyof typeof blockResources

/** Every kind of block; one that the contract names and that is missing here does not compile. */
export const blockKinds = { exam: examKind, test: testKind } satisfies Record<KindName, BlockKindSpec>
