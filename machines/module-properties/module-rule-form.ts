import * as v from 'valibot'
import type { ModuleRef, ModuleRule, RuleDraft, RuleEntry } from './types.ts'

/** The form of a rule as plain data: what it holds, what is wrong with it, and what it sends. */

/** A row of the form; `key` tells rows apart while their modules change. */
export interface FormRow {
  readonly key: number
  readonly module: ModuleRef | null
  readonly prohibited: readonly ModuleRef[]
}

export interface RuleFields {
  readonly name: string
  readonly rows: readonly FormRow[]
}

/** Messages: of the name, and of rows by their key. */
export interface RuleErrors {
  readonly name: string | null
  readonly rows: ReadonlyMap<number, string>
}

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

export function checkRule(fields: RuleFields): RuleErrors {
  const { issues } = v.safeParse(rulesOf(fields), fields, { abortPipeEarly: true })
  const messages = new Map((issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]))
  return {
    name: messages.get('name') ?? null,
    rows: new Map(
      fields.rows.flatMap(({ key }, index) => {
        const message = messages.get(`rows.${index}`)
        return message === undefined ? [] : [[key, message] as const]
      }),
    ),
  }
}

/** A row in which nothing is chosen yet. */
export const emptyRow = (key: number): FormRow => ({ key, module: null, prohibited: [] })

/** A rule as the form shows it, its rows with the keys from `key` on. A rule without modules starts with an empty row. */
export function fieldsOf({ name, entries }: Pick<ModuleRule, 'name' | 'entries'>, key = 0): RuleFields {
  return { name, rows: entries.length === 0 ? [emptyRow(key)] : entries.map((entry, index) => ({ ...entry, key: key + index })) }
}

const entriesOf = ({ rows }: RuleFields): RuleEntry[] => rows.flatMap(({ module, prohibited }) => (module ? [{ module, prohibited }] : []))

/** What the form sends: the name without outer spaces. */
export const draftOf = (fields: RuleFields, status: ModuleRule['status']): RuleDraft => ({
  name: fields.name.trim(),
  status,
  entries: entriesOf(fields),
})

/** What makes two rules differ: names of modules come with their ids. */
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
