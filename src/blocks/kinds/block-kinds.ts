import { examKind } from './exam.ts'
import type { BlockKindSpec } from './kind.ts'
import { testKind } from './test.ts'

/** Every kind of block that the portal administers. */
export const blockKinds = { exam: examKind, test: testKind } satisfies Record<string, BlockKindSpec>
