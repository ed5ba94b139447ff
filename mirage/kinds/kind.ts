import type { BlockKind, Spelled } from '#openapi/blocks/block-kinds.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { Evaluation, MasterType } from '#openapi/generated/schema.d.ts'
import type { BodyOf, Handlers, PathOf, ReplyOf } from '../contract.ts'
import type { AcademicDatePlan } from '../fixtures/academic-dates.ts'
import type { BlockPlan } from '../fixtures/block-plans.ts'
import type { AcademicDateInput } from '../handlers/blocks-shared-academic-dates.ts'
import type { ZoneInput } from '../handlers/blocks-shared-slots.ts'
import type { AcademicDateRecord, BlockDay } from '../models.ts'

/** How records name a kind of block. */
export type KindName = Uncapitalize<BlockKind>

/** The words of a kind of block, and what its rules need. */
export interface BlockWords {
  readonly kind: KindName
  /** How a call for a code names the kind. */
  readonly masterType: MasterType
  /** Which modules it schedules. */
  readonly evaluation: Evaluation
  /** At the beginning of a description: "Exam Block". */
  readonly title: string
  /** Inside a sentence. */
  readonly noun: string
  readonly plural: string
  /** The one that begins its descriptions of mappings: "Exam block". */
  readonly subject: string
  readonly codeName: string
  readonly codePrefix: string
  /** What many blocks of the kind are called: "Exams". */
  readonly series: string
}

/** The words of a kind. */
export const blockWords = (Kind: BlockKind, codePrefix: string, evaluation: Evaluation): BlockWords => {
  const kind = Kind.toLowerCase() as KindName
  return {
    kind,
    masterType: `${kind}block`,
    evaluation,
    title: `${Kind} Block`,
    noun: `${kind} block`,
    plural: `${kind} blocks`,
    subject: `${Kind} block`,
    codeName: `${kind} code`,
    codePrefix,
    series: `${Kind}s`,
  }
}

/** The operation that a name of the contract's templates stands for. */
export type BlockOperation<Name extends string, Kind extends string = BlockKind> = OperationId & Spelled<Name, Kind>

type TemplateOf<Op, Kind extends string> = Op extends `${infer Before}${Kind}${infer After}` ? `${Before}<Kind>${After}` : never

type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never

/** Names of the operations that every kind has. */
export type TemplateName = {
  [Kind in BlockKind]: (name: TemplateOf<OperationId, Kind>) => void
}[BlockKind] extends (name: infer Name extends string) => void
  ? Name
  : never

type OwnOperation<Kind extends string> = Exclude<
  OperationId extends infer Op ? (Op extends `${string}${Kind}${string}` ? Op : never) : never,
  Spelled<TemplateName, Kind>
>

/** Every operation of every kind. */
export type AnyBlockOperation = BlockOperation<TemplateName> | (OwnOperation<BlockKind> & OperationId)

type Body<Name extends string, Kind extends string> = BodyOf<BlockOperation<Name, Kind>>
/** The data of a successful answer of every one of the operations. */
type Data<Op extends OperationId> = Op extends OperationId
  ? Extract<ReplyOf<Op>, { readonly status: 200 }>['body'] extends { data: infer D }
    ? D
    : never
  : never
type SentDate<Kind extends string> = Body<'create<Kind>Block', Kind> extends { academicDates: (infer One)[] } ? One : never
type SummaryOf<Kind extends string> = Data<BlockOperation<'get<Kind>BlockSummary', Kind>>
type AnsweredDate<Kind extends string> = SummaryOf<Kind> extends Readonly<Record<string, { academicDates: (infer One)[] }>> ? One : never

/** The spelling, the own operations and the seeds of one kind of block. */
export interface BlockKindSpec<Kind extends BlockKind> {
  readonly Kind: Kind
  readonly words: BlockWords
  codeOf(body: Body<'create<Kind>Block', Kind> | Body<'update<Kind>Block', Kind>): string
  slotsOnCreation(body: Body<'create<Kind>Block', Kind>): number
  readAcademicDate(sent: SentDate<Kind>): AcademicDateInput
  sendAcademicDate(date: AcademicDateRecord): AnsweredDate<Kind>
  zonesOf(body: Body<'map<Kind>TimeZones', Kind>): ZoneInput[]
  sendDates(days: readonly BlockDay[]): Data<BlockOperation<'list<Kind>Dates', Kind>>
  /** The id of the block in the address of its schedule. */
  scheduleId(path: PathOf<BlockOperation<'save<Kind>Schedule', Kind>>): number
  /** The operations that no other kind has. */
  readonly ownHandlers: Pick<Handlers, OwnOperation<Kind> & OperationId>
  readonly plans: readonly BlockPlan[]
  /** In the order in which they are listed. */
  readonly defaultAcademicDates: readonly AcademicDatePlan[]
}

/** Any kind: it accepts the bodies of each kind, and its answers fit all of them. */
export interface AnyBlockKind extends Omit<BlockKindSpec<BlockKind>, 'sendAcademicDate' | 'sendDates' | 'ownHandlers'> {
  readonly ownHandlers: Partial<Handlers>
  sendAcademicDate(date: AcademicDateRecord): Both<{ [Kind in BlockKind]: AnsweredDate<Kind> }[BlockKind]>
  sendDates(days: readonly BlockDay[]): Both<Data<BlockOperation<'list<Kind>Dates'>>>
}
