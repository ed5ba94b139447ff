import { ok, problem, type Handlers } from '../../contract.ts'
import { replyToOffer } from '../../resources/clearing/offers.ts'
import { coursesPage, marksPage, ownOffers, predictedPage, type ListQuery } from '../../resources/clearing/reading.ts'
import { answeringConflicts, answeringRecords, recordOf, storeOf } from '../records.ts'

/** What a list is asked for; the contract has its defaults. */
const listQueryOf = ({ pageNo = 1, pageSize = 10, searchText = '' }: Partial<ListQuery>): ListQuery => ({ pageNo, pageSize, searchText })

/** What clearing does beside the standard calls. */
export const clearingHandlers = {
  listClearingMarks: ({ query, ...call }) => ok(marksPage(listQueryOf(query), storeOf(call))),

  listOwnClearingOffers: (call) =>
    call.user.contactType === 'STUDENT' ? ok(ownOffers(storeOf(call))) : problem(403, 'You do not have permission to do this.'),

  replyToClearingOffer: ({ path, body, ...call }) => {
    // The student alone replies.
    if (call.user.contactType !== 'STUDENT') return problem(403, 'You do not have permission to do this.')
    const store = storeOf(call)
    return answeringConflicts(() => {
      replyToOffer(recordOf('ClearingOffer', path.id, store), body.reply, store)
      return ok(null, `Offer ${body.reply.toLowerCase()}.`)
    })
  },

  listPredictedGrades: ({ query, ...call }) => ok(predictedPage(listQueryOf(query), storeOf(call))),

  listClearingCourses: ({ query, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => ok(coursesPage(recordOf('Student', query.studentId, store).id, listQueryOf(query), store)))
  },
} satisfies Partial<Handlers>
