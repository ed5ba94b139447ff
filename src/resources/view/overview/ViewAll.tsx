import { ArrowRight } from 'lucide-react'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { withQuery } from '../../record-page.ts'
import { recordTexts as texts } from '../../texts.ts'
import type { SectionPlace } from '../lazy-related.tsx'
import { useShownRecord } from '../shown-record.ts'

/** The link from a part of the overview to the tab that has all of it. It takes the place of its entry in the history. */
export function ViewAll({ title, tab }: SectionPlace) {
  const { page } = useShownRecord()
  return (
    <LinkButton
      href={withQuery(page.paths.view(page.pathId ?? ''), `?tab=${tab}`)}
      replace
      // The entry keeps what it knows of the list.
      state={(window.history.state ?? {}) as object}
      variant="ghost"
      size="sm"
      aria-label={texts.viewAllOf(title)}
    >
      {texts.viewAll}
      <ArrowRight size={16} aria-hidden />
    </LinkButton>
  )
}
