import * as v from 'valibot'

/**
 * What the pages of the portal remember beside the aggregator's records, slice by slice. A schema names what is kept:
 * whatever else a page may have at hand never reaches the browser's storage.
 */

const plain = v.union([v.string(), v.number(), v.boolean(), v.null()])
const texts = v.array(v.string())

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
  /** The invoice that the student's own page shows. Dropped when that page is left. */
  invoice: v.object({
    details: v.nullable(
      v.object({
        studentInvoiceId: v.number(),
        invoiceNumber: v.string(),
        currency: v.string(),
        balanceMinor: v.number(),
        dueDate: v.string(),
      }),
    ),
  }),
  /**
   * Names of the columns, or panels of a dashboard, that the person hides, and the order of columns where it is another one, by
   * the path of the page. Kept when it is left.
   */
  columns: v.object({ hidden: v.record(v.string(), texts), order: v.exactOptional(v.record(v.string(), texts)) }),
}

export type SliceName = keyof typeof schemas
export type Slices = { readonly [Name in SliceName]: v.InferOutput<(typeof schemas)[Name]> }

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
  invoice: { details: null },
  columns: { hidden: {} },
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
    invoice: read(schemas.invoice, stored['invoice'], defaults.invoice),
    columns: read(schemas.columns, stored['columns'], defaults.columns),
  }
}
