import { resultSet } from '#openapi/generated/resources/results/result-set.ts'
import { standardCalls } from '../../resources/engine/calls.ts'
import { ok, problem, type Handlers } from '../../contract.ts'
import { centreDetailsOf, moduleGroupsOf } from '../../resources/results/centre-details.ts'
import { downloadOf, downloadsSeenBy, requireFlag } from '../../resources/results/downloads.ts'
import { releaseHeldBack, setCertificateDownload, setViewFlags } from '../../resources/results/flags.ts'
import { releaseFindings } from '../../resources/results/release-check.ts'
import { releaseTo, setReleaseDates, withdrawFrom } from '../../resources/results/release.ts'
import { changesOfResults, slipOf, studentOfSlip } from '../../resources/results/slip.ts'
import { templateOf, undoUpload, uploadRows, uploadsOf } from '../../resources/results/uploads.ts'
import { answeringConflicts, answeringFields, answeringRecords, recordOf, requirePermission, storeOf } from '../records.ts'

const [draft, review] = [2, 10]

/** What result sets and results do beside the standard calls. */
export const resultHandlers = {
  getResultSlip: ({ path, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => ok(slipOf(studentOfSlip(path.id, store) ?? recordOf('Student', path.id, store), store)))
  },

  listResultChanges: ({ path, ...call }) => {
    // Partners hold View too; the changes of results are for the provider alone.
    if (call.user.contactType !== 'NCUK') return problem(403, 'You do not have permission to do this.')
    const store = storeOf(call)
    return answeringRecords(() => ok(changesOfResults(recordOf('Student', path.id, store), store)))
  },

  checkRelease: ({ path, ...call }) => {
    // Partners hold View too; the check of a release is for the provider alone.
    if (call.user.contactType !== 'NCUK') return problem(403, 'You do not have permission to do this.')
    const store = storeOf(call)
    return answeringRecords(() => ok(releaseFindings(recordOf('ResultSet', path.id, store), store), 'Release checked.'))
  },

  updateReleaseDates: ({ path, body, ...call }) => {
    const store = storeOf(call)
    return answeringFields(() => {
      requirePermission('Publish', resultSet, call.menu)
      setReleaseDates(body, recordOf('ResultSet', path.id, store), store)
      return ok(null, 'Release dates updated.')
    })
  },

  releaseResults: ({ path, body, ...call }) => {
    const { audience, isAcknowledged = 0, isWithdrawn = 0, reason = '' } = body
    const store = storeOf(call)
    return answeringConflicts(() => {
      requirePermission('Publish', resultSet, call.menu)
      const record = recordOf('ResultSet', path.id, store)
      if (isWithdrawn === 1) withdrawFrom(audience, record, reason.trim(), store)
      else releaseTo(audience, record, isAcknowledged === 1, store)
      return ok(null, `Results ${isWithdrawn === 1 ? 'withdrawn from' : 'released to'} ${audience.toLowerCase()}.`)
    })
  },

  updateViewFlags: ({ body, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() =>
      ok(
        null,
        setViewFlags(body, (id) => recordOf('ResultSet', id, store), store),
      ),
    )
  },

  updateValidationFlag: ({ body, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      const { id, status } = recordOf('ResultSet', body.resultIntakeId, store)
      const isValidated = status !== draft
      // A set that has the wanted state already is not moved.
      if (isValidated !== (body.flag === 1))
        standardCalls.move(store.services.ResultSet, { id, query: {}, body: { status: body.flag === 1 ? review : draft }, store })
      return ok(null, body.flag === 1 ? 'Result set validated.' : 'Result set taken back to draft.')
    })
  },

  updateCertificateDownload: ({ body, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      setCertificateDownload(body, recordOf('ResultSet', body.resultIntakeId, store), store)
      return ok(null, 'Certificate downloads updated.')
    })
  },

  releaseHeldBack: ({ body, ...call }) => {
    const store = storeOf(call)
    return answeringFields(() => {
      requirePermission('Publish', resultSet, call.menu)
      releaseHeldBack(body, recordOf('ResultSet', body.resultIntakeId, store), store)
      return ok(null, 'Results released.')
    })
  },

  listResultDownloads: (call) => ok(downloadsSeenBy(storeOf(call))),

  uploadResults: ({ body, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      const done = uploadRows(body, recordOf('ResultSet', body.resultIntakeId, store), store)
      return ok(done, body.mode === 'check' ? 'Rows checked.' : 'Rows imported.')
    })
  },

  undoUpload: ({ path, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      const upload = call.db.resultUploads.find(path.id)
      if (!upload) return problem(404, 'The upload was not found.')
      undoUpload(upload, store)
      return ok(null, 'Upload undone.')
    })
  },

  getUploadTemplate: ({ query, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      requirePermission('Add', resultSet, call.menu)
      return ok(templateOf(recordOf('ResultSet', query.resultIntakeId, store), store))
    })
  },

  listModuleGroups: ({ path, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => ok(moduleGroupsOf(recordOf('ResultSet', path.id, store), store)))
  },

  getCentreDetails: ({ path, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => ok(centreDetailsOf(recordOf('ResultSet', path.id, store), store)))
  },

  downloadResults: async ({ path, body, ...call }) => {
    const store = storeOf(call)
    try {
      requireFlag(path.kind, store)
      return ok(await downloadOf(path.kind, body, store))
    } catch (refusal) {
      return answeringRecords(() => {
        throw refusal
      })
    }
  },

  listUploads: ({ path, ...call }) => {
    // Partners hold View too; the uploads of a set are for the provider alone.
    if (call.user.contactType !== 'NCUK') return problem(403, 'You do not have permission to do this.')
    const store = storeOf(call)
    return answeringRecords(() => ok(uploadsOf(recordOf('ResultSet', path.id, store).id, store)))
  },
} satisfies Partial<Handlers>
