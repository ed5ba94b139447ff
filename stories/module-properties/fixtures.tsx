import type { ReactNode } from 'react'
import type { ModuleRuleEditorContext } from '#machines/module-properties/module-rule-editor.machine.ts'
import { moduleRuleForm } from '#machines/module-properties/module-rule-form.ts'
import { freshEditor, showing } from '#machines/records/record-editing.ts'
import type { ModuleRef, ModuleRule, RuleRow } from '#machines/module-properties/types.ts'
import { Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'

const ref = (id: number, name: string): ModuleRef => ({ id: String(id), name })

export const modules: readonly ModuleRef[] = [
  'Applied Chemistry',
  'Applied Physics',
  'Business Economics',
  'Chemistry',
  'Economics',
  'English for Academic Purposes',
  'Environmental Science',
  'Further Mathematics',
  'Mathematics for Business',
  'Mathematics for Engineering',
  'Mathematics for Science',
  'Physical Geography',
  'Physics',
  'Physics for Engineers',
  'Physics for Life Sciences',
].map((name, index) => ref(301 + index, name))

const named = (name: string): ModuleRef => modules.find((module) => module.name === name) ?? ref(999, name)
const entry = (module: string, ...prohibited: readonly string[]) => ({ module: named(module), prohibited: prohibited.map(named) })

/** The rule of the mock-ups. */
export const rule: ModuleRule = {
  id: '61',
  name: 'STEM Pathway Mapping 2027',
  status: 2,
  entries: [
    entry('Mathematics for Engineering', 'Mathematics for Business', 'Further Mathematics', 'Mathematics for Science'),
    entry('Physics', 'Applied Physics'),
    entry('English for Academic Purposes'),
    entry('Chemistry', 'Applied Chemistry', 'Environmental Science'),
    entry('Economics', 'Business Economics'),
  ],
}

/** Twelve modules, one of them with twelve prohibited ones. */
export const longRule: ModuleRule = {
  ...rule,
  name: 'A mapping whose name takes all of the one hundred characters that it may have, to the very last one.',
  status: 0,
  entries: modules.slice(0, 12).map((module, index) => ({
    module,
    prohibited: index === 1 ? modules.filter((one) => one !== module).slice(0, 12) : [],
  })),
}

export const rows: readonly RuleRow[] = (
  [
    ['STEM Pathway Mapping 2027', 5, 9, 2],
    ['Business Pathway Mapping 2027', 7, 11, 1],
    ['Foundation Year Mapping 2026-27', 12, 18, 1],
    ['Art & Design Mapping', 4, 4, 1],
    ['', 6, 8, 2],
    ['Law Pathway Mapping 2026', 1, 0, 0],
    [longRule.name, 12, 12, 0],
  ] as const
).map(([name, moduleCount, prohibited, status], index) => ({ id: `${61 + index}`, name, modules: moduleCount, prohibited, status }))

/** The editor as it stands for a new rule, or for a stored one, with whatever differs. */
export function editorOf(stored: ModuleRule | null, change: Partial<ModuleRuleEditorContext> = {}): ModuleRuleEditorContext {
  const fresh = freshEditor(moduleRuleForm, {
    recordId: stored?.id ?? null,
    kept: null,
    failure: () => ({ code: 400, message: 'The mapping could not be saved.' }),
  })
  return { ...fresh, ...(stored ? showing(moduleRuleForm, fresh, stored) : {}), ...change }
}

/** The trail to a page of the area. */
export const trail = (...last: readonly string[]): ReactNode => (
  <Breadcrumbs
    crumbs={['Qualification Management & Administration', 'Masters', 'Module Properties', ...last].map((label) => ({ label }))}
  />
)
