import { fromPromise } from 'xstate'
import { blockWizardMachine } from '#machines/blocks/wizard/block-wizard.machine.ts'
import type { BlockWizardInput, StepNumber } from '#machines/blocks/wizard/block-wizard-types.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import { fallbackText, toFailure } from '#src/api/problem.ts'
import { formatCivil, parseEntry } from '#src/time/civil-date.ts'
import type { BlockStepDeps } from '../block-actors.ts'
import { createDetailsLogic } from '../details/details-actors.ts'
import type { DraftStore } from '../draft-store.ts'
import { forgetBlock } from '../queries.ts'
import { createSchedulingLogic } from '../scheduling/scheduling-actors.ts'
import { historyParts, historyRules } from '../scheduling/history/lazy-history.ts'
import { texts as schedulingTexts } from '../scheduling/texts.ts'
import { createBlockSummaryLogic, createSummaryReader } from '../summary/block-summary-actors.ts'
import { removalsText, texts } from '../texts.ts'
import { texts as timeZonesTexts } from '../time-zones/texts.ts'
import { createTimeZonesLogic } from '../time-zones/time-zones-actors.ts'

/**
 * The wizard's machine with the ports of every step.
 * @param onKept told why the block was not deleted
 */
export function createWizardLogic(deps: BlockStepDeps, drafts: DraftStore, onKept: (problem: unknown) => void) {
  const { service, kind, queryClient } = deps
  const readSummary = createSummaryReader(deps, drafts)
  return blockWizardMachine.provide({
    actors: {
      details: createDetailsLogic(deps, drafts),
      timeZones: createTimeZonesLogic(deps, drafts),
      scheduling: createSchedulingLogic(deps),
      summary: createBlockSummaryLogic(readSummary),
      removeBlock: fromPromise(async ({ input: { blockId } }) => {
        const removal = await service.remove([blockId]).catch((problem: unknown) => {
          onKept(problem)
          throw problem
        })
        if (!removal.isBlocked) {
          drafts.drop(blockId)
          drafts.dropZones(blockId)
          await forgetBlock(queryClient, kind.id, blockId)
        }
        return removal
      }),
      publishBlock: fromPromise(async ({ input: { blockId } }) => {
        const done = await service.publish([blockId])
        await forgetBlock(queryClient, kind.id, blockId)
        return done
      }),
      readSummary: fromPromise(async ({ input: { blockId } }) => {
        await forgetBlock(queryClient, kind.id, blockId, 'none')
        return readSummary(blockId)
      }),
    },
  })
}

/** What the wizard is opened with: an id or none, a step, and the date that a deep link may name. */
export function wizardInput(
  {
    kind,
    clock,
    drafts,
  }: Pick<BlockStepDeps, 'kind' | 'clock'> & { readonly drafts: Pick<DraftStore, 'readZones' | 'limits' | 'pairReadings'> },
  opened: { readonly blockId: BlockId | null; readonly step: StepNumber; readonly date: CivilDate | null },
): BlockWizardInput {
  const isErrorClosable = kind.rules.areErrorsClosable
  const failure = toFailure
  return {
    blockId: opened.blockId,
    isEditMode: opened.blockId !== null,
    step: opened.step,
    date: opened.date,
    clearOn: kind.rules.clearOn,
    isErrorClosable,
    texts: {
      mappingWarning: kind.texts.mappingWarning,
      onlyDrafts: texts.publishReason,
      notChecked: texts.notChecked,
      published: texts.published(kind.texts.noun),
      publishFailed: texts.publishFailed,
      fallback: fallbackText,
      failure,
    },
    stepInput: {
      details: (input) => ({
        ...input,
        isErrorClosable,
        rules: {
          required: kind.rules.required,
          requiredTexts: kind.texts.required,
          keepsCodeOnEdit: kind.rules.keepsCodeOnEdit,
        },
        dates: { parse: parseEntry, format: formatCivil },
        today: clock.today,
        defaultAcademicDates: kind.defaultAcademicDates,
        texts: { failure, removals: removalsText },
      }),
      timeZones: (input) => ({
        ...input,
        isErrorClosable,
        keptDraft: () => drafts.readZones(input.blockId),
        spreadLimit: drafts.limits.read(input.blockId),
        texts: { selectZones: timeZonesTexts.placeholder, slotsUnread: timeZonesTexts.slotsUnread, failure },
      }),
      scheduling: (input) => ({
        ...input,
        isErrorClosable,
        spreadLimit: drafts.limits.read(input.blockId),
        mayShareSlot: drafts.pairReadings.mayShareSlot(input.blockId),
        now: clock.now,
        historyRules,
        texts: {
          // Called only by the rules of the history, which are loaded with these parts.
          skipped: (changes, direction) => historyParts.current().skippedText(changes, direction, formatCivil),
          submit: (date) => schedulingTexts.submit(formatCivil(date)),
          changedElsewhere: (date) => schedulingTexts.changedElsewhere(formatCivil(date)),
          failure,
        },
      }),
      summary: (input) => ({ ...input, isErrorClosable, failure }),
    },
  }
}
