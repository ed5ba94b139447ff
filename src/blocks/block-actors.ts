import type { QueryClient } from '@tanstack/react-query'
import type { Clock } from '#src/time/clock.ts'
import type { BlockKindSpec } from './kinds/kind.ts'
import type { BlockService } from './service.ts'

/** What the ports of the wizard's steps need. */
export interface BlockStepDeps {
  readonly service: BlockService
  readonly kind: BlockKindSpec
  readonly queryClient: QueryClient
  readonly clock: Clock
  /** Whose drafts are kept; a draft is never shown to anybody else. */
  readonly userId: string
}
