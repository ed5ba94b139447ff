import { SelectField } from '#src/ui/form/select.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import type { EnrolmentChoices } from './address.ts'
import { ChoiceList } from './ChoiceList.tsx'
import type { TakenModule, TakingStudent } from './enrolment-service.ts'
import { enrolmentTexts as texts } from './texts.ts'

interface ModulesStepProps {
  readonly choices: EnrolmentChoices
  readonly students: readonly TakingStudent[]
  readonly modules: readonly TakenModule[]
  onChoices(change: Partial<EnrolmentChoices>): void
}

/** The modules that the chosen students take, and the versions in which they sit them. */
export function ModulesStep({ choices, students, modules, onChoices }: ModulesStepProps) {
  const takers = new Map<number, number>()
  for (const id of students.flatMap(({ moduleIds }) => moduleIds)) takers.set(id, (takers.get(id) ?? 0) + 1)
  const taken = modules.filter(({ moduleId }) => takers.has(moduleId))
  if (taken.length === 0) return <Alert tone="info">{texts.noModules}</Alert>
  const wanted = new Map(choices.modules.map(({ moduleId, version }) => [moduleId, version]))
  const set = (next: typeof wanted) => onChoices({ modules: [...next].map(([moduleId, version]) => ({ moduleId, version })) })
  return (
    <ChoiceList
      title={texts.modules}
      choices={taken.map(({ moduleId, moduleName, versions }) => ({
        id: moduleId,
        name: moduleName,
        detail: texts.takenBy(takers.get(moduleId) ?? 0),
        isChosen: wanted.has(moduleId),
        control: versions.length > 1 && (
          <SelectField
            label={texts.version(moduleName)}
            hideLabel
            options={versions.map((version) => ({ value: version, label: version }))}
            value={wanted.get(moduleId) ?? versions.at(-1) ?? ''}
            onValueChange={(version) => set(new Map([...wanted, [moduleId, version]]))}
          />
        ),
      }))}
      onChoose={(ids, isChosen) => {
        const next = new Map(wanted)
        for (const id of ids)
          if (isChosen) next.set(id, wanted.get(id) ?? null)
          else next.delete(id)
        set(next)
      }}
    />
  )
}
