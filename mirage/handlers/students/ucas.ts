import { ucasImport } from '#openapi/generated/resources/ucas/ucas-import.ts'
import { ucasErrorTypes } from '#openapi/ucas/columns.ts'
import { ok, problem, type Handlers } from '../../contract.ts'
import { linkToMade } from '../../files/serve-file.ts'
import type { ResourceRecord } from '../../models.ts'
import type { PersonalStore } from '../../resources/engine/store.ts'
import { textOf } from '../../resources/engine/values.ts'
import { errorPage, rowPage, wrongRowsCsv } from '../../resources/ucas/reading.ts'
import { changeError, checkRows, runImport, undoImport } from '../../resources/ucas/run.ts'
import { answeringConflicts, answeringFields, answeringRecords, recordOf, requirePermission, storeOf } from '../records.ts'

/** The wrong rows as a file, and a link that reads it. */
async function wrongRowsLink({ id, fields }: ResourceRecord, store: PersonalStore) {
  const name = `${textOf(fields['fileName']).replace(/\.\w+$/, '')}-wrong-rows.csv`
  return ok(await linkToMade('ucas', name, new TextEncoder().encode(wrongRowsCsv(id, store)), store))
}

/** What imports of UCAS files do beside the standard calls. */
export const ucasHandlers = {
  checkUcasRows: ({ path, body, ...call }) => {
    const store = storeOf(call)
    return answeringConflicts(() => ok(checkRows(recordOf('UcasImport', path.id, store), body.rows, store), 'Rows checked.'))
  },

  runUcasImport: ({ path, ...call }) => {
    const store = storeOf(call)
    return answeringConflicts(() => ok(runImport(recordOf('UcasImport', path.id, store), store), 'Rows imported.'))
  },

  undoUcasImport: ({ path, ...call }) => {
    const store = storeOf(call)
    return answeringConflicts(() => {
      undoImport(recordOf('UcasImport', path.id, store), store)
      return ok(null, 'Import undone.')
    })
  },

  getUcasWrongRows: ({ path, ...call }) => {
    const store = storeOf(call)
    // Refusals are thrown before the first await: `answeringRecords` does not catch rejected promises.
    return answeringRecords(() => {
      requirePermission('Download', ucasImport, call.menu)
      return wrongRowsLink(recordOf('UcasImport', path.id, store), store)
    })
  },

  listUcasRows: ({ path, query: { pageNo = 1, pageSize = 10, outcome = 'all' }, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => ok(rowPage(recordOf('UcasImport', path.id, store).id, { pageNo, pageSize, outcome }, store)))
  },

  listUcasErrors: ({ query: { ucasImportId, ...asked }, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => ok(errorPage(recordOf('UcasImport', ucasImportId, store).id, asked, store)))
  },

  listUcasErrorTypes: () => ok(Object.entries(ucasErrorTypes).map(([id, name]) => ({ id: Number(id), name, status: 1 }))),

  updateUcasError: ({ path, body, ...call }) => {
    const store = storeOf(call)
    return answeringFields(() => {
      const row = call.db.ucasRows.find(path.id)
      if (!row) return problem(404, 'The error was not found.')
      changeError(row, body, recordOf('UcasImport', row.ucasImportId, store), store)
      return ok(
        null,
        { Fixed: 'The row is imported.', Ignored: 'The error is ignored.', Open: 'The error is open again.' }[body.errorStatus],
      )
    })
  },
} satisfies Partial<Handlers>
