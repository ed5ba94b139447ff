import type { Verdict } from '#machines/blocks/findings/verdicts.ts'
import { findingTexts as texts } from './texts.ts'

function reasonOf(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'clash':
      return texts.clashReason(verdict.concerned, verdict.other)
    case 'pair':
      return texts.pairReason(verdict.others, verdict.ruleNames)
    case 'third':
      return texts.thirdReason(verdict.papers, verdict.concerned)
    case 'here':
      return texts.hereReason
    case 'fits':
      return verdict.isEmpty ? texts.fitsReason : texts.fitsBesideReason
    default:
      return verdict satisfies never
  }
}

/** A verdict in a word, and the reason in one line. */
export const verdictText = (verdict: Verdict): { readonly word: string; readonly reason: string } => ({
  word: texts.verdicts[verdict.kind],
  reason: reasonOf(verdict),
})
