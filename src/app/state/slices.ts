import * as v from 'valibot'

/**
 * What the pages of the portal remember beside the aggregator's records, slice by slice. A schema names what is kept:
 * whatever else a page may have at hand never reaches the browser's storage. Lists of people hold ids, never names.
 */

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/))
const plain = v.union([v.string(), v.number(), v.boolean(), v.null()])
const texts = v.array(v.string())
const message = v.object({ subject: v.string(), toEmails: texts, ccEmails: texts, content: v.string() })

const schemas = {
  /** What the list in front of the person is narrowed to. Reset when its page is left. */
  list: v.object({
    /** Filters beyond search and status, of the page at `key`. */
    filterData: v.object({ key: v.string(), filters: v.record(v.string(), v.union([plain, v.array(plain)])) }),
    searchText: v.string(),
    searchCriteria: v.string(),
    courseStatus: v.object({ statusId: v.pipe(v.number(), v.integer()), buttonType: v.string() }),
    /** How rows are shown; empty for the usual way. */
    recordView: v.string(),
    sortData: v.nullable(v.object({ column: v.string(), direction: v.picklist(['asc', 'desc']) })),
    sortParam: v.string(),
  }),
  /** Names of the columns that the person hides, by the path of the list. Kept when its page is left. */
  columns: v.object({ hidden: v.record(v.string(), texts) }),
  applications: v.object({
    list: v.array(id),
    length: count,
    studentList: v.array(id),
    pagination: v.object({ count, totalCount: count, pages: count }),
  }),
  clearing: v.object({
    /** By the student's id. */
    studentData: v.record(id, v.record(v.string(), plain)),
    portalStudentId: v.nullable(id),
    parentPortalType: v.nullable(v.string()),
    isVideoWatched: v.boolean(),
  }),
  requests: v.object({
    counts: v.object({ requests: count, approved: count, rejected: count, ncukApproved: count, ncukRejected: count }),
    activeTab: v.string(),
  }),
  communication: v.object({
    componentData: v.record(v.string(), plain),
    mode: v.string(),
    option: v.string(),
    recipients: v.array(id),
    email: message,
    inApp: message,
  }),
  /** Cleared when the student portal is left with an invoice pending. */
  invoice: v.object({ studentInvoiceId: v.nullable(id), parentComponent: v.string(), universityId: v.nullable(id) }),
}

export type SliceName = keyof typeof schemas
export type Slices = { readonly [Name in SliceName]: v.InferOutput<(typeof schemas)[Name]> }

const emptyMessage = { subject: '', toEmails: [], ccEmails: [], content: '' }

/** What counts before anything has been remembered. */
export const defaults: Slices = {
  list: {
    filterData: { key: '', filters: {} },
    searchText: '',
    searchCriteria: '',
    courseStatus: { statusId: 0, buttonType: 'all' },
    recordView: '',
    sortData: null,
    sortParam: '',
  },
  columns: { hidden: {} },
  applications: { list: [], length: 0, studentList: [], pagination: { count: 0, totalCount: 0, pages: 0 } },
  clearing: { studentData: {}, portalStudentId: null, parentPortalType: null, isVideoWatched: false },
  requests: { counts: { requests: 0, approved: 0, rejected: 0, ncukApproved: 0, ncukRejected: 0 }, activeTab: 'requests' },
  communication: { componentData: {}, mode: '', option: '', recipients: [], email: emptyMessage, inApp: emptyMessage },
  invoice: { studentInvoiceId: null, parentComponent: '', universityId: null },
}

const read = <Slice>(schema: v.GenericSchema<unknown, Slice>, value: unknown, fallback: Slice): Slice => {
  const { success, output } = v.safeParse(schema, value)
  return success ? output : fallback
}

/** Reads stored slices; each that cannot be read counts as not there, the others stay. */
export function readSlices(value: unknown): Slices {
  const stored: Readonly<Record<string, unknown>> = Object(value)
  return {
    list: read(schemas.list, stored['list'], defaults.list),
    columns: read(schemas.columns, stored['columns'], defaults.columns),
    applications: read(schemas.applications, stored['applications'], defaults.applications),
    clearing: read(schemas.clearing, stored['clearing'], defaults.clearing),
    requests: read(schemas.requests, stored['requests'], defaults.requests),
    communication: read(schemas.communication, stored['communication'], defaults.communication),
    invoice: read(schemas.invoice, stored['invoice'], defaults.invoice),
  }
}
