import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { Failure } from '#machines/outcome.ts'
import { createRecordView } from './record-view.machine.ts'

/** An act that only one resource has. */
export type OwnActName = `own:${string}`

/** Acts on a record's page: deleting, giving another status, taking a step of its lifecycle (by name), or an act of its resource alone. */
export type ResourceAct = 'delete' | `status:${string}` | `move:${string}` | OwnActName

type Status = number | string

/** A change of status that a record can take. */
export interface Move {
  readonly act: ResourceAct
  readonly label: string
  readonly to: Status
  /** It is sent with a comment. */
  readonly hasComment: boolean
  /** What it means for the person. */
  readonly consequence?: string | undefined
}

/** An act of one resource, which leaves the record where it is. */
export interface OwnAct {
  readonly act: OwnActName
  readonly label: string
  /** The statuses in which it can be done. */
  readonly from: readonly Status[]
  /** Modify unless given. */
  readonly permission?: 'Add' | 'Modify' | 'Publish' | 'Delete'
  /** The usual next step: at hand on narrow pages too. */
  readonly isMain?: true
  /** It waits for a comment, and is sent with it. */
  readonly hasComment?: true
  /** It waits for a Yes to this. */
  readonly question?: { readonly title: string; readonly body: string }
}

interface Step extends Move {
  readonly from: readonly Status[]
  readonly permission: 'Add' | 'Modify' | 'Delete' | 'Publish'
  readonly by?: readonly string[] | undefined
}

/** Who looks at a record. */
export interface Viewer {
  readonly contactType: string | null
  can(right: 'Add' | 'Modify' | 'Publish' | 'Delete'): boolean
}

const inactive = -1
const switched: Readonly<Record<string, string>> = { 1: 'Activate', [inactive]: 'Deactivate' }

/** Every change of status that there is: the steps of a lifecycle, or the switch between active and inactive. */
function stepsOf({ transitions, statuses, statusField }: ResourceRules): readonly Step[] {
  const steps = Object.entries(transitions)
  if (steps.length > 0)
    return steps.map(([name, { label, from, to, permission, by, comment, consequence }]) => {
      return { act: `move:${name}`, label, from, to, permission, by, hasComment: comment === true, consequence }
    })
  if (statusField !== 'status') return []
  return statuses.flatMap(({ value: to }) => {
    const label = switched[to]
    const from = statuses.map(({ value }) => value).filter((value) => value !== to)
    return label === undefined ? [] : [{ act: `status:${to}` as const, label, from, to, permission: 'Modify' as const, hasComment: false }]
  })
}

/** The changes of status that a person can give a record, in the order of the contract. */
export const movesOf = (rules: ResourceRules, status: Status, { contactType, can }: Viewer): readonly Move[] =>
  stepsOf(rules)
    .filter(({ from, permission, by }) => from.includes(status) && can(permission) && (!by || by.includes(contactType ?? '')))
    .map(({ act, label, to, hasComment, consequence }) => ({
      act,
      label,
      to,
      hasComment,
      ...(consequence !== undefined && { consequence }),
    }))

/** The own acts that a person can do with a record. */
export const ownActsOf = (acts: readonly OwnAct[], status: Status, { can }: Pick<Viewer, 'can'>): readonly OwnAct[] =>
  acts.filter(({ from, permission = 'Modify' }) => can(permission) && from.includes(status))

/** The change of status that an act stands for; null for every other act. */
export const moveOf = (rules: ResourceRules, act: ResourceAct): Move | null => stepsOf(rules).find((step) => step.act === act) ?? null

/** Whether a record that has taken this status cannot be chosen any more. */
export const isInactive = ({ to }: Pick<Move, 'to'>): boolean => to === inactive

/** What an act needs to know of the record that it is asked for. */
export interface RecordVersion {
  readonly status: Status
  /** When it was saved last. */
  readonly updatedAt?: string
}

/** The page of a record of a resource: deletions, deactivations and steps with a comment wait for a Yes. */
export const createResourceView = <Refusal extends Failure>(rules: ResourceRules, viewer: Viewer, ownActs: readonly OwnAct[] = []) =>
  createRecordView<RecordVersion, ResourceAct, Refusal>({
    id: 'resourceView',
    mayAct: (act, { status }) =>
      act === 'delete'
        ? viewer.can('Delete')
        : [...movesOf(rules, status, viewer), ...ownActsOf(ownActs, status, viewer)].some((possible) => possible.act === act),
    isAsked: (act) => {
      const move = moveOf(rules, act)
      if (ownActs.some((own) => own.act === act && (own.hasComment || own.question))) return true
      return act === 'delete' || (move !== null && (move.hasComment || isInactive(move)))
    },
    isLast: (act) => act === 'delete',
  })
