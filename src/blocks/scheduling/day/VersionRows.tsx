import { css, cx } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { inOrder, type CardRef } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { ChosenSubmodule, Module, ScheduledModule } from '#machines/blocks/scheduling/schedule.ts'
import { Chip } from '#src/ui/kit/chip.tsx'
import { elementIds } from '../element-ids.ts'
import { texts } from '../texts.ts'
import { VersionPicker } from './VersionPicker.tsx'

/** A version that was chosen or unchosen, of the module itself or of one of its submodules. */
export interface VersionChange {
  readonly submodule: Pick<ChosenSubmodule, 'id' | 'name'> | null
  readonly version: string
  /** The versions that there are, in the order of the module list. */
  readonly order: readonly string[]
}

interface VersionRowsProps {
  readonly scheduled: ScheduledModule
  readonly module: Module | undefined
  readonly card: CardRef
  readonly isDisabled: boolean
  onChange(change: VersionChange): void
}

const row = flex({ gap: '2', align: 'flex-start', minHeight: '30px' })
const label = css({ width: '108px', flexShrink: '0', color: 'fg.muted', textStyle: 'small', pt: '4px', overflowWrap: 'anywhere' })
const values = flex({ wrap: 'wrap', gap: '1', flex: '1', minWidth: '0' })

/** What is chosen of a module: a line for its versions, one per chosen submodule; the other submodules are one plus each. */
export function VersionRows({ scheduled, module, card, isDisabled, onChange }: VersionRowsProps) {
  const { name, versions } = scheduled
  const known = module?.versions ?? versions
  const toggle = (version: string) => onChange({ submodule: null, version, order: known })
  return (
    <div className={css({ display: 'grid', gap: '1', mt: '0.5' })}>
      <div className={row}>
        <span className={label}>{texts.version}</span>
        <div className={values} data-versions>
          <Chips versions={inOrder(versions, known)} name={name} isDisabled={isDisabled} onRemove={toggle} />
          {known.length > 0 ? (
            <VersionPicker
              id={elementIds.version(card)}
              label={texts.addVersion(name)}
              listLabel={texts.versionsOf(name)}
              versions={known}
              chosen={versions}
              isDisabled={isDisabled}
              onToggle={toggle}
            />
          ) : (
            <span className={css({ color: 'fg.subtle', textStyle: 'small', pt: '4px' })}>{texts.noVersions}</span>
          )}
        </div>
      </div>
      <div className={flex({ wrap: 'wrap', gap: '1' })}>
        {submodulesOf(scheduled, module).map((submodule) => (
          <SubmoduleLine
            key={submodule.id}
            submodule={submodule}
            chosen={scheduled.submodules.find((each) => each.id === submodule.id)?.versions ?? none}
            moduleName={name}
            isDisabled={isDisabled}
            onChange={onChange}
          />
        ))}
      </div>
    </div>
  )
}

const none: readonly string[] = []

/** Chosen submodules, also those that can no longer be chosen, then the others. */
function submodulesOf(scheduled: ScheduledModule, module: Module | undefined): readonly ChosenSubmodule[] {
  const known = (module?.submodules ?? []).filter((each) => each.versions.length > 0)
  const isChosen = (submodule: ChosenSubmodule) => scheduled.submodules.some((each) => each.id === submodule.id)
  const gone = scheduled.submodules.filter((chosen) => !known.some((each) => each.id === chosen.id))
  return [...known.filter(isChosen), ...gone, ...known.filter((each) => !isChosen(each))]
}

interface SubmoduleLineProps {
  readonly submodule: ChosenSubmodule
  readonly chosen: readonly string[]
  readonly moduleName: string
  readonly isDisabled: boolean
  onChange(change: VersionChange): void
}

/** A submodule: a line of its own once something of it is chosen. Its picker is the same before and after, and stays open. */
function SubmoduleLine({ submodule, chosen, moduleName, isDisabled, onChange }: SubmoduleLineProps) {
  const { id, name } = submodule
  const isChosen = chosen.length > 0
  const toggle = (version: string) => onChange({ submodule: { id, name }, version, order: submodule.versions })
  return (
    <div className={isChosen ? cx(row, css({ width: 'full', flexShrink: '0' })) : undefined}>
      {isChosen && <span className={label}>{name}</span>}
      <div className={values} data-versions>
        {isChosen && (
          <Chips versions={inOrder(chosen, submodule.versions)} name={`${name}, ${moduleName}`} isDisabled={isDisabled} onRemove={toggle} />
        )}
        <VersionPicker
          label={texts.addSubmoduleVersion(name, moduleName)}
          {...(isChosen ? {} : { caption: name })}
          listLabel={texts.versionsOf(name)}
          versions={submodule.versions}
          chosen={chosen}
          isDisabled={isDisabled}
          onToggle={toggle}
        />
      </div>
    </div>
  )
}

interface ChipsProps {
  readonly versions: readonly string[]
  readonly name: string
  readonly isDisabled: boolean
  onRemove(version: string): void
}

const Chips = ({ versions, name, isDisabled, onRemove }: ChipsProps) =>
  versions.map((version) => (
    <Chip
      key={version}
      removeLabel={texts.removeVersion(version, name)}
      isDisabled={isDisabled}
      onRemove={() => {
        passFocusOn()
        onRemove(version)
      }}
    >
      {version}
    </Chip>
  ))

/** A × that holds the focus goes with its chip: the next of the line gets it, be it another × or the plus. */
function passFocusOn(): void {
  const pressed = document.activeElement
  const line = [...(pressed?.closest('[data-versions]')?.querySelectorAll('button') ?? [])]
  const at = line.findIndex((button) => button === pressed)
  const heir = line[at + 1] ?? line[at - 1] ?? pressed?.closest('article')?.querySelector('button')
  heir?.focus()
}
