import * as v from 'valibot'
import type { FormLogic } from '#machines/records/record-editor-types.ts'
import type { ModuleRef, ModuleRule, RuleDraft, RuleEntry } from './types.ts'

/** The form of a rule as plain data: what it holds, how it changes, what is wrong with it, and what it sends. */

/** A row of the form; `key` identifies it while its modules change. */
export interface FormRow {
  readonly key: number
  readonly module: ModuleRef | null
  readonly prohibited: readonly ModuleRef[]
}

export interface RuleFields {
  readonly name: string
  readonly rows: readonly FormRow[]
}

/** A change of the form. */
export type RuleEdit =
  | { readonly kind: 'set'; readonly name: string }
  | { readonly kind: 'row.add' }
  | { readonly kind: 'row.remove'; readonly key: number }
  | { readonly kind: 'module.choose'; readonly key: number; readonly module: ModuleRef | null }
  | { readonly kind: 'prohibited.choose'; readonly key: number; readonly modules: readonly ModuleRef[] }

const ruleTexts = {
  noName: 'Mapping name should not be blank!',
  tooLong: (limit: number) => `Maximum ${limit} characters are allowed.`,
  noModule: 'Module should not be blank!',
  twice: (number: string) => `This module is already there as ${number}.`,
}

/** Characters of a name. */
export const nameLimit = 100

/** The number of a row as it is shown: two digits, the first row is 01. */
export const numberOf = (index: number): string => String(index + 1).padStart(2, '0')

/** The form's rules; the first that fails is the message of its field. */
const rulesOf = ({ rows }: RuleFields) => {
  const firstOf = (row: FormRow) => rows.findIndex(({ module }) => module?.id === row.module?.id)
  return v.object({
    name: v.pipe(
      v.string(),
      v.check((name) => name.trim() !== '', ruleTexts.noName),
      v.check((name) => Array.from(name.trim()).length <= nameLimit, ruleTexts.tooLong(nameLimit)),
    ),
    rows: v.array(
      v.pipe(
        v.custom<FormRow>(() => true),
        v.check(({ module }) => module !== null, ruleTexts.noModule),
        v.check(
          (row) => rows[firstOf(row)]?.key === row.key,
          ({ input }) => ruleTexts.twice(numberOf(firstOf(input))),
        ),
      ),
    ),
  })
}

/** What is wrong with a rule, as texts by path: `name`, `rows.0`. */
export function checkRule(fields: RuleFields): ReadonlyMap<string, string> {
  const { issues } = v.safeParse(rulesOf(fields), fields, { abortPipeEarly: true })
  return new Map((issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

/** A row in which nothing is chosen yet. */
export const emptyRow = (key: number): FormRow => ({ key, module: null, prohibited: [] })

/** A rule as the form shows it. A rule without modules starts with an empty row. */
export const fieldsOf = ({ name, entries }: Pick<ModuleRule, 'name' | 'entries'>): RuleFields => ({
  name,
  rows: entries.length === 0 ? [emptyRow(0)] : entries.map((entry, key) => ({ ...entry, key })),
})

const nextKey = (rows: readonly FormRow[]) => Math.max(-1, ...rows.map(({ key }) => key)) + 1

const withRow = ({ rows }: RuleFields, key: number, change: (row: FormRow) => FormRow) =>
  rows.map((row) => (row.key === key ? change(row) : row))

/** The last row is not taken away but emptied: a rule has at least one. */
function withoutRow({ rows }: RuleFields, key: number): readonly FormRow[] {
  const others = rows.filter((row) => row.key !== key)
  return others.length > 0 ? others : [emptyRow(nextKey(rows))]
}

/** The form after a change. A module is never prohibited together with itself. */
export function edited(fields: RuleFields, edit: RuleEdit): RuleFields {
  if (edit.kind === 'set') return { ...fields, name: edit.name }
  if (edit.kind === 'row.add') return { ...fields, rows: [...fields.rows, emptyRow(nextKey(fields.rows))] }
  if (edit.kind === 'row.remove') return { ...fields, rows: withoutRow(fields, edit.key) }
  const rows = withRow(fields, edit.key, (row) => {
    const module = edit.kind === 'module.choose' ? edit.module : row.module
    const prohibited = edit.kind === 'module.choose' ? row.prohibited : edit.modules
    return { ...row, module, prohibited: prohibited.filter(({ id }) => id !== module?.id) }
  })
  return { ...fields, rows }
}

const entriesOf = ({ rows }: RuleFields): RuleEntry[] => rows.flatMap(({ module, prohibited }) => (module ? [{ module, prohibited }] : []))

/** What the form sends: the name without outer spaces. */
export const draftOf = (fields: RuleFields, status: ModuleRule['status']): RuleDraft => ({
  name: fields.name.trim(),
  status,
  entries: entriesOf(fields),
})

/** What two rules are compared by: of modules only the ids, because names follow from them. */
const comparable = ({ name, rows }: RuleFields) =>
  JSON.stringify([
    name.trim(),
    rows
      .filter(({ module, prohibited }) => module !== null || prohibited.length > 0)
      .map(({ module, prohibited }) => [module?.id ?? null, prohibited.map(({ id }) => id)]),
  ])

/** Whether two forms hold the same; rows in which nothing is chosen do not count. */
export const sameFields = (one: RuleFields, other: RuleFields): boolean => comparable(one) === comparable(other)

/** Whether two records would be edited alike, and stand at the same status. */
export const sameRule = (one: Omit<ModuleRule, 'id'>, other: Omit<ModuleRule, 'id'>): boolean =>
  one.status === other.status && sameFields(fieldsOf(one), fieldsOf(other))

/** The form of a module rule as its editor runs it. */
export const moduleRuleForm: FormLogic<RuleFields, ModuleRule, RuleEdit> = {
  id: 'moduleRuleEditor',
  empty: fieldsOf({ name: '', entries: [] }),
  fieldsOf,
  edited,
  tidied: (fields) => ({ ...fields, name: fields.name.trim() }),
  wrong: checkRule,
  same: sameFields,
}
