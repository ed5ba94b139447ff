import { useState } from 'react'
import { css } from 'styled-system/css'
import { ChoiceGroup, type Choice, type ChoiceGroupProps } from './ChoiceGroup.tsx'
import { ChoiceTools } from './ChoiceTools.tsx'
import { everyChoice, isShown } from './choice-view.ts'
import { wizardTexts as texts } from '../texts.ts'

interface SearchedGroupsProps extends Pick<ChoiceGroupProps, 'chosen' | 'isReadOnly' | 'hasChooseAll' | 'onChange'> {
  /** What the search is called. */
  readonly search: string
  readonly groups: readonly Pick<ChoiceGroupProps, 'label' | 'note' | 'error' | 'choices' | 'empty'>[]
}

/** Groups of choices below a search; while a group has an error all choices show, because it may be about any of them. */
export function SearchedGroups({ search, groups, chosen, isReadOnly, hasChooseAll = true, onChange }: SearchedGroupsProps) {
  const [wanted, setWanted] = useState(everyChoice)
  const choices = groups.flatMap((group) => group.choices)
  const requestCount = choices.filter(({ hasRequest }) => hasRequest).length
  // Once the last request is decided, nothing would be left of that view.
  const open = requestCount > 0 ? wanted : { ...wanted, isRequested: false }
  const view = groups.some(({ error }) => error !== undefined) ? everyChoice : open
  const isWhole = view.words.trim() === '' && view.ids === null && !view.isRequested
  const shows = (choice: Choice) => isShown(view, choice, chosen)
  const count = choices.filter(({ isRequest }) => !isRequest).length
  const shown = isWhole ? groups : groups.filter((group) => group.choices.some(shows))
  return (
    <>
      {choices.length > 1 && (
        <ChoiceTools search={search} view={view} chosen={chosen} count={count} requestCount={requestCount} onView={setWanted} />
      )}
      {shown.length === 0 && (
        <p role="status" className={css({ color: 'fg.muted' })}>
          {texts.noneShown}
        </p>
      )}
      {shown.map((group) => (
        <ChoiceGroup
          key={group.label}
          {...group}
          isShown={shows}
          chosen={chosen}
          isReadOnly={isReadOnly}
          hasChooseAll={hasChooseAll && isWhole}
          onChange={onChange}
        />
      ))}
    </>
  )
}
