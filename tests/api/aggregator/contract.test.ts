import { describe, expectTypeOf, test } from 'vitest'
import type { Call, Handler, Handlers, ok, problem, ReplyOf } from '#mirage/contract.ts'
import type { Account } from '#mirage/models.ts'
import type { OperationId } from '#openapi/generated/operations.ts'

// The compiler judges these: `npm run check:types` fails where one of them does not hold.
describe('the types of handlers', () => {
  test('there is one for each operation, and none may be missing', () => {
    expectTypeOf<keyof Handlers>().toEqualTypeOf<OperationId>()
    expectTypeOf<Omit<Handlers, 'signIn'>>().not.toExtend<Handlers>()
  })

  test('take path, query and body as the contract has them, ids as numbers', () => {
    expectTypeOf<Call<'updateExamBlock'>['path']>().toEqualTypeOf<{ readonly id: number }>()
    expectTypeOf<Call<'validateResetKey'>['path']>().toEqualTypeOf<{ readonly pwdresetkey: string }>()
    expectTypeOf<Call<'listScheduleModules'>['query']>().toEqualTypeOf<{ readonly evaluation: 'exam' | 'test' }>()
    expectTypeOf<Call<'signIn'>['body']>().toEqualTypeOf<{ username: string; password: string }>()
    expectTypeOf<Call<'listContactRoutes'>['path' | 'query' | 'body']>().toEqualTypeOf<null>()
  })

  test('have a user wherever a session is needed', () => {
    expectTypeOf<Call<'listExamBlocks'>['user']>().toEqualTypeOf<Account>()
    expectTypeOf<Call<'refreshToken'>['user']>().toEqualTypeOf<Account | null>()
  })

  test('answer declared statuses with declared bodies, and nothing else', () => {
    type Removal = ReplyOf<'deleteExamBlocks'>
    expectTypeOf<ReturnType<typeof ok<{ showWaring: 0 | 1 }>>>().toExtend<Removal>()
    expectTypeOf<ReturnType<typeof problem<400>>>().toExtend<Removal>()
    expectTypeOf<ReturnType<typeof ok<{ showWarning: 0 | 1 }>>>().not.toExtend<Removal>()
    expectTypeOf<ReturnType<typeof ok<null>>>().not.toExtend<Removal>()
    expectTypeOf<Removal['status']>().toEqualTypeOf<200 | 400 | 401 | 403 | 404 | 409 | 500>()
    expectTypeOf<() => { status: 418; body: Removal['body'] }>().not.toExtend<Handler<'deleteExamBlocks'>>()
  })
})
