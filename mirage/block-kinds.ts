import { examKind } from './kinds/exam.ts'
import type { AnyBlockKind, KindName } from './kinds/kind.ts'
import { testKind } from './kinds/test.ts'

/** Every kind of block; one that the contract names and that is missing here does not compile. */
export const blockKinds = { exam: examKind as AnyBlockKind, test: testKind as AnyBlockKind } satisfies Record<KindName, AnyBlockKind>

/** Their names, always in the same order. */
export const kindNames = Object.keys(blockKinds) as readonly KindName[]
