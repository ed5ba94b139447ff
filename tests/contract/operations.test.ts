import { describe, expect, it } from 'vitest'
import { operationTable, type OperationEntry } from '#openapi/generated/operations.ts'
import { apiRoot, createContractValidator, readContract } from '../support/contract-validator.ts'

interface Example {
  value: unknown
}
/** The content of a body by its media type; there is always one. */
type Content = Record<string, { schema: object; examples: Record<string, Example | { $ref: string }> }>

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  example: string | number
}
interface OperationDocument {
  operationId: string
  summary: string
  requestBody?: { required: boolean; content: Content }
  parameters: (Parameter | { $ref: string })[]
  responses: Record<string, { content: Content }>
}

const contract: { paths?: Record<string, unknown> } = readContract()

const lookUp = (pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => Object(value)[key.replaceAll('~1', '/').replaceAll('~0', '~')], contract)

const resolved = <T extends object>(value: T | { $ref: string }): T => ('$ref' in value ? (lookUp(value.$ref) as T) : value)

const operations = Object.entries(operationTable).map(([id, entry]: [string, OperationEntry]) => {
  const item = Object(contract.paths)[entry.path]
  const document: OperationDocument = item[entry.method.toLowerCase()]
  return { id, entry, document, parameters: document.parameters.map((one) => resolved<Parameter>(one)) }
})

const examplesOf = (content: Content): unknown[] =>
  Object.values(content)
    .flatMap(({ examples }) => Object.values(examples))
    .map((example) => resolved<Example>(example).value)

const exampleRequest = ({ entry, document, parameters }: (typeof operations)[number]) => {
  const path = parameters
    .filter((one) => one.in === 'path')
    .reduce((text, one) => text.replace(`{${one.name}}`, String(one.example)), entry.path)
  const query = new URLSearchParams(parameters.filter((one) => one.in === 'query').map((one) => [one.name, String(one.example)]))
  const headers: Record<string, string> = { authorization: 'Bearer access-101-1', 'content-type': 'application/json' }
  if (entry.permission) headers['logPermission'] = [entry.permission].flat()[0] ?? ''
  return {
    method: entry.method,
    url: `${apiRoot}${path}${query.size > 0 ? `?${query}` : ''}`,
    headers,
    body: document.requestBody && examplesOf(document.requestBody.content)[0],
  }
}

const validator = createContractValidator()

describe.each(operations)('$id', (operation) => {
  const { id, document, parameters } = operation

  it('has its id, a summary and an example of every parameter', () => {
    expect(document.operationId).toBe(id)
    expect(document.summary).not.toBe('')
    expect(parameters.filter((one) => one.example === undefined)).toEqual([])
  })

  it('has an example request that matches its schema', () => {
    expect(validator.request(exampleRequest(operation))).toEqual([])
    if (document.requestBody) expect(examplesOf(document.requestBody.content).length).toBeGreaterThan(0)
  })

  it('has examples of a good answer and of every refusal, each matching its schema', () => {
    const limited = ['signIn', 'changePassword', 'changeContactPassword', 'checkCertificate', 'getCertificateVerdict'].includes(id)
      ? ['429']
      : []
    const used =
      /^(delete(Exam|Test)Blocks|deleteArchivedAssets|deleteTeachingDate|(create|update|delete)(English|Academic)Requirements|creditInvoice|createPaypalOrder|createCardToken|chargeCard|(send|remind)PaymentRequest|(ready|draft|issue|confirm)Invoice|reversePayment|uploadLetter|convertLead|registerStudent|releaseResults|saveSelectionStep|(confirm|accept|reject|reopen)Selection|(accept|reject)CustomRequest|decideStaged(Centre|Contact|University)|checkUcasRows|(run|undo)UcasImport|updateCommunicationStatus|(stop|retry)Communication|replyToClearingOffer|replyToOffer|(start|save|submit)Attempt|callInvigilator|(save|submit|agree)Marking)$/.test(
        id,
      )
        ? ['409']
        : []
    expect(Object.keys(document.responses)).toEqual(['200', '400', '401', '403', '404', ...used, ...limited, '500'])
    for (const [status, response] of Object.entries(document.responses)) {
      const { content } = resolved(response)
      const examples = examplesOf(content)
      const [type = ''] = Object.keys(content)
      expect(examples.length).toBeGreaterThan(0)
      for (const body of examples) {
        const answer = { status: Number(status), headers: { 'content-type': type }, body }
        expect(validator.response(exampleRequest(operation), answer)).toEqual([])
        if (type === 'application/json') expect(body).toHaveProperty('code', Number(status))
      }
    }
  })
})

it.each(operations.filter(({ document }) => document.requestBody))('$id takes no field in its body that it does not name', (operation) => {
  const request = exampleRequest(operation)
  expect(validator.request({ ...request, body: { ...Object(request.body), surplus: 1 } })).toEqual([
    expect.stringContaining('"additionalProperty":"surplus"'),
  ])
})

it('addresses every call as the portal writes it', () => {
  expect(operations.map(({ entry }) => `${entry.method} ${entry.path}`)).toMatchInlineSnapshot(`
    [
      "POST /user/login",
      "POST /user/token/generate",
      "PUT /user/logout/{userId}",
      "GET /contact/routes",
      "GET /contact-management/contact/route/permission/details/{contactId}",
      "GET /student/section/details",
      "PUT /user/change-password",
      "POST /contact-management/user/password/change",
      "POST /user/forgot-password",
      "GET /user/password/validate/{pwdresetkey}",
      "PUT /user/password/reset/{pwdresetkey}",
      "PUT /student/consent/status/update/{userId}",
      "GET /aws-url/get-privacy-policy-url",
      "GET /dashboard/figures/list",
      "GET /dashboard/waiting/list",
      "GET /dashboard/next-block/details",
      "GET /dashboard/trends/list",
      "GET /dashboard/recent-acts/list",
      "GET /reports/catalogue/list",
      "GET /reports/data/{report}",
      "GET /communications/notification/list",
      "PUT /communications/update-notification/{id}",
      "PUT /calendar-management/event/occurrence/{id}",
      "PUT /calendar-management/event/announce/{id}",
      "POST /calendar-management/feed/create",
      "GET /calendar-management/feed/{token}.ics",
      "POST /code-by-master-type",
      "GET /sms/timezone/admin/details",
      "GET /sms/module/detail/list",
      "GET /sms/module/combination/list",
      "GET /sms/holiday/list",
      "DELETE /sms/intake/teachingDate/delete/{id}",
      "GET /sms/curriculum/summary/{id}",
      "POST /finance/invoice/credit/{id}",
      "PUT /finance/invoice/ready/{id}",
      "PUT /finance/invoice/draft/{id}",
      "PUT /finance/invoice/issue/{id}",
      "PUT /finance/invoice/confirm/{id}",
      "GET /finance/invoice/download/{id}",
      "POST /finance/invoice/download",
      "PUT /finance/payment/reverse/{id}",
      "GET /sms/usl/filters",
      "GET /sms/usl/download/{id}",
      "POST /sms/usl/comment",
      "POST /sms/usl/upload",
      "POST /finance/target/copy",
      "POST /finance/invoice/generate",
      "GET /finance/invoice/unbilled",
      "POST /finance/invoice/bill",
      "GET /finance/invoice/summary",
      "PUT /finance/payment-request/send/{id}",
      "PUT /finance/payment-request/remind/{id}",
      "GET /finance/statement/{kind}/{id}",
      "GET /finance/budget/historic",
      "GET /finance/budget/live",
      "GET /finance/student-invoice/list",
      "POST /paypal/generate/request",
      "POST /braintree/generate/authorization/token",
      "POST /braintree/transaction/create",
      "PUT /payment-status/update",
      "GET /payment-status/details",
      "GET /dap/attempt/mine",
      "POST /dap/attempt/start",
      "PUT /dap/attempt/save/{id}",
      "PUT /dap/attempt/submit/{id}",
      "PUT /dap/attempt/call/{id}",
      "PUT /dap/attempt/control/{id}",
      "GET /dap/delivery/monitor/{id}",
      "GET /dap/marking/queue",
      "GET /dap/marking/allocation",
      "POST /dap/marking/allocate",
      "GET /dap/marking/script/{id}",
      "PUT /dap/marking/save/{id}",
      "PUT /dap/marking/submit/{id}",
      "PUT /dap/marking/agree/{id}",
      "POST /student/lead/convert/{id}",
      "POST /student/link/create",
      "PUT /student/register/{id}",
      "GET /student/curriculum/choices",
      "GET /student/student/duplicates",
      "PUT /student/re-register/update",
      "GET /enrollment/taken-module/list",
      "PUT /enrollment/student/update",
      "PUT /student/ucas-id/sync",
      "PUT /lead-management/direct-placements/reply/{id}",
      "GET /student/audit/list",
      "GET /application-portal/application/counts",
      "PUT /application-portal/application/step/{id}",
      "GET /application-portal/predicted-grades/own",
      "GET /course-finder/course/list",
      "PUT /course-finder/course/favourite/{id}",
      "GET /clearing/offer/marks",
      "GET /clearing/offer/own",
      "PUT /clearing/offer/reply/{id}",
      "GET /clearing/predicted-grades/list",
      "GET /clearing/course/list",
      "PUT /ucas/import/check/{id}",
      "PUT /ucas/import/run/{id}",
      "PUT /ucas/import/undo/{id}",
      "GET /ucas/import/download/{id}",
      "GET /ucas/import/rows/{id}",
      "GET /ucas/error-type/dropdown",
      "GET /ucas/error/list",
      "PUT /ucas/error/status/{id}",
      "GET /results/student-result/slip/{id}",
      "GET /results/student-result/changes/{id}",
      "GET /results/module-group/list/{id}",
      "GET /results/centre-details/{id}",
      "POST /results/download/{kind}",
      "GET /results/download/history",
      "PUT /results/view-flag/update",
      "PUT /results/validation-flag/update",
      "PUT /results/certificate-download/update",
      "PUT /results/student-result/release",
      "PUT /results/release-date/update/{id}",
      "GET /results/release/check/{id}",
      "PUT /results/release/{id}",
      "POST /results/upload/import",
      "PUT /results/upload/undo/{id}",
      "GET /results/upload/template",
      "GET /results/upload/list/{id}",
      "POST /certificate-management/validation/check",
      "GET /certificate-management/validation/details/{code}",
      "GET /certificate-management/certificate/graph/count",
      "PUT /certificate-management/certificate/issue",
      "GET /certificate-management/download/view/{id}",
      "GET /sms/course/graph/count",
      "GET /sms/course/functional/details/{id}",
      "PUT /sms/course/english-requirement/save",
      "POST /sms/course/english-requirement/save",
      "DELETE /sms/course/english-requirement/delete",
      "GET /sms/course/english-requirement/details/{id}",
      "PUT /sms/course/academic-requirement/save",
      "POST /sms/course/academic-requirement/save",
      "DELETE /sms/course/academic-requirement/delete",
      "GET /sms/course/academic-requirement/details/{id}",
      "GET /sms/course/download",
      "GET /sms/course/template/download",
      "GET /sms/course/create/dropdown",
      "PUT /sms/institute/staging/decision/{id}",
      "PUT /sms/centre-staging/decision/{id}",
      "GET /sms/centre-selection/offered",
      "GET /sms/centre-selection/step/{id}",
      "PUT /sms/centre-selection/step/{id}",
      "PUT /sms/centre-selection/confirm/{id}",
      "PUT /sms/centre-selection/accept/{id}",
      "PUT /sms/centre-selection/reject/{id}",
      "PUT /sms/centre-selection/reopen/{id}",
      "GET /sms/comment/list",
      "POST /sms/comment/create",
      "DELETE /sms/comment/delete",
      "PUT /sms/custom-request/accept/{id}",
      "PUT /sms/custom-request/reject/{id}",
      "GET /sms/module-properties/list",
      "POST /sms/module-properties/create",
      "PUT /sms/module-properties/update/{ruleId}",
      "GET /sms/module-properties/details/{ruleId}",
      "PUT /sms/module-properties/publish",
      "DELETE /sms/module-properties/delete",
      "GET /dap/paper/content/{id}",
      "GET /dap/delivery/sitting/list",
      "PUT /dap/delivery/check/{id}",
      "POST /dap/delivery/regrade/{id}",
      "POST /dap/delivery/send/{id}",
      "PUT /asset-management/tag/merge",
      "GET /asset-management/content/list",
      "PUT /asset-management/asset/rename/{id}",
      "PUT /asset-management/asset/move",
      "PUT /asset-management/asset/tags",
      "PUT /asset-management/directory/move",
      "PUT /asset-management/directory/remove/{id}",
      "POST /asset-management/asset/version/{id}",
      "PUT /asset-management/asset/restore-version/{id}",
      "GET /asset-management/asset/download/{id}",
      "POST /asset-management/asset/download",
      "GET /asset-management/asset/preview/{id}",
      "GET /asset-management/asset/same",
      "GET /asset-management/archive/list",
      "PUT /asset-management/archive/restore",
      "DELETE /asset-management/archive/delete",
      "GET /asset-management/asset/shareable-link/{id}",
      "POST /asset-management/asset/shareable-link",
      "DELETE /asset-management/asset/shareable-link",
      "POST /asset-management/asset/open-link",
      "GET /asset-management/shared/list",
      "PUT /asset-management/shared/seen",
      "GET /asset-management/dashboard/summary",
      "POST /contact-management/contact/merge",
      "GET /contact-management/contact/groups/{id}",
      "GET /contact-management/group/members/{id}",
      "POST /contact-management/group/preview",
      "POST /communications/recipient/count",
      "GET /communications/component/list",
      "GET /communications/placeholder/list",
      "GET /communications/contact/list",
      "GET /communications/notification/details/{id}",
      "GET /communications/notification/unread-count",
      "GET /communications/delivery/list",
      "PUT /communications/status/update/{id}",
      "PUT /communications/stop/{id}",
      "PUT /communications/retry/{id}",
      "POST /communications/preview",
      "POST /communications/test",
      "PUT /contact-management/staging/decision/{id}",
      "PUT /user-management/module/move/{id}",
      "GET /user-management/role-module/menu/{id}",
      "POST /user-management/user/validate",
      "PUT /user-management/user/password/{id}",
      "GET /user-management/user/sessions/{id}",
      "GET /user-management/user/rights/{id}",
      "DELETE /sms/examblock/academicDate/delete/{id}",
      "GET /sms/examblock/list",
      "POST /sms/examblock/create",
      "PUT /sms/examblock/update/{id}",
      "GET /sms/examblock/summary/{id}",
      "POST /sms/examblock/academicDate/update",
      "DELETE /examblock/academicDate/delete/{id}",
      "DELETE /sms/examblock/delete",
      "PUT /sms/examblock/publish",
      "GET /sms/examblock/timeslot/details/{id}",
      "PUT /sms/examblock/timezone/mapping/{id}",
      "GET /sms/examblock/timezone/list/{id}",
      "GET /sms/examblock/exam-date/list/{id}",
      "PUT /create-exam-block-module/{examblockId}",
      "GET /sms/testblock/detail/{id}",
      "GET /sms/testblock/academicDate/list/{id}",
      "GET /sms/testblock/list",
      "POST /sms/testblock/create",
      "PUT /sms/testblock/update/{id}",
      "GET /sms/testblock/summary/{id}",
      "POST /sms/testblock/academicDate/update",
      "DELETE /testblock/academicDate/delete/{id}",
      "DELETE /sms/testblock/delete",
      "PUT /sms/testblock/publish",
      "GET /sms/testblock/timeslot/details/{id}",
      "PUT /sms/testblock/timezone/mapping/{id}",
      "GET /sms/testblock/timezone/list/{id}",
      "GET /sms/testblock/test-date/list/{id}",
      "PUT /create-test-block-module/{id}",
    ]
  `)
})

it('states the permission of every administration call and of no other', () => {
  const ofAdministration = operations.filter(({ entry }) => entry.permission !== null)
  expect(ofAdministration.every(({ entry }) => entry.component !== null && entry.needsSession)).toBe(true)
  expect(operations.filter(({ entry }) => entry.permission === null).map(({ id }) => id)).toEqual([
    'signIn',
    'refreshToken',
    'signOut',
    'listContactRoutes',
    'getRoutePermissions',
    'getStorageSettings',
    'changePassword',
    'changeContactPassword',
    'forgotPassword',
    'validateResetKey',
    'resetPassword',
    'updateConsent',
    'getPrivacyPolicyUrl',
    'listFigures',
    'listWaiting',
    'getNextBlock',
    'listTrends',
    'listRecentActs',
    'listNotifications',
    'updateNotification',
    'getCalendarFeed',
    'listUcasErrorTypes',
    'downloadResults',
    'checkCertificate',
    'getCertificateVerdict',
    'getUnreadCount',
  ])
  for (const { entry } of ofAdministration) {
    // People who add students look for duplicates; people who give scripts to markers look at the allocation.
    if (entry.method === 'GET') expect(entry.permission).toBe(/\/(duplicates|allocation)$/.test(entry.path) ? 'Add' : 'View')
    // Comments are deleted by their author alone, who has the right to write them.
    if (entry.method === 'DELETE') expect(entry.permission).toEqual(entry.path === '/sms/comment/delete' ? ['Modify', 'Add'] : 'Delete')
  }
})
