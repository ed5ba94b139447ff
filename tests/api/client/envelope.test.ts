import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEnvelope, retryAfterOf } from '#src/api/envelope.ts'
import { ApiProblem, describedOnly, isWorthRetrying, pauseBeforeRetry, readableText, toFailure } from '#src/api/problem.ts'
import { kindsOfFailure } from '#tests/support/client/client.ts'

const answer = (status: number, headers: Readonly<Record<string, string>> = {}) => ({
  ok: status >= 200 && status < 300,
  status,
  headers: new Headers(headers),
})

const problemOf = (status: number, body: unknown): ApiProblem => {
  try {
    readEnvelope(answer(status), typeof body === 'string' ? body : JSON.stringify(body), 0)
  } catch (error) {
    if (error instanceof ApiProblem) return error
    throw error
  }
  throw new Error('It was read as a good answer.')
}

describe('the envelope', () => {
  it.each([
    [200, { code: 200, description: 'Done', data: 1 }],
    [201, { description: 'Done', data: 1 }],
    [200, { code: '200', description: 'Done', data: 1 }],
    [200, { code: null, description: 'Done', data: 1 }],
    [200, { code: { toString: 1 }, description: 'Done', data: 1 }],
    [200, { code: 399, description: 'Done', data: 1 }],
  ])('of %i with %j is a good one', (status, body) => {
    const { data, description } = readEnvelope(answer(status), JSON.stringify(body), 0)
    expect([data, description]).toEqual([1, 'Done'])
  })

  it.each([
    [201, { code: 202, data: 1 }, 202, ''],
    [201, { code: '202', message: 'Accepted', data: 1 }, 202, 'Accepted'],
    [201, { code: ' ', data: 1 }, 201, ''],
    [201, { code: 'x', data: 1 }, 201, ''],
    [201, { data: 1 }, 201, ''],
  ])('of %i with %j has the code %i and the words %j', (status, body, code, words) => {
    const read = readEnvelope(answer(status), JSON.stringify(body), 0)
    expect([read.code, read.description, read.body]).toEqual([code, words, body])
  })

  it.each([
    [200, { code: 400, description: 'No' }, 400],
    [200, { code: 500, description: 'No' }, 500],
    [404, { code: 200, description: 'No' }, 404],
    [400, { description: 'No' }, 400],
  ])('of %i with %j is a failure', (status, body, code) => {
    const problem = problemOf(status, body)
    expect([problem.code, problem.description, problem.message]).toEqual([code, 'No', 'No'])
  })

  it.each([
    [{ description: 'One', message: 'Two' }, 'One'],
    [{ description: '', message: 'Two' }, 'Two'],
    [{ description: '   ', message: 'Two' }, 'Two'],
    [{ description: { text: 'One' }, message: 'Two' }, 'Two'],
    [{ description: ['One'], message: null }, 'Something went wrong!'],
    [{ description: 12 }, 'Something went wrong!'],
    [{}, 'Something went wrong!'],
    ['', 'Something went wrong!'],
    ['not json', 'Something went wrong!'],
    ['<html><h1>Bad Gateway</h1></html>', 'Something went wrong!'],
    [{ description: '<!doctype html><h1>Bad Gateway</h1>' }, 'Something went wrong!'],
    [{ description: '<b>Locked</b> until noon' }, '<b>Locked</b> until noon'],
  ])('of a failure %j is shown as %j', (body, shown) => {
    expect(problemOf(500, body).description).toBe(shown)
  })

  it.each([
    [{ description: 'One', message: 'Two' }, true, true],
    [{ message: 'Two' }, true, false],
    [{ description: ' ' }, false, false],
  ])('of a failure %j tells whose words they are', (body, hasWords, isDescribed) => {
    const problem = problemOf(500, body)
    expect([problem.hasWords, problem.isDescribed]).toEqual([hasWords, isDescribed])
  })

  it('keeps the message beside the description', () => {
    const messageOf = (body: object) => problemOf(500, body).serverMessage
    expect([{ description: 'One', message: 'Two' }, { message: 'Two' }, { description: 'One' }].map(messageOf)).toEqual([
      'Two',
      'Two',
      null,
    ])
  })

  it.each(kindsOfFailure)('of a failure with %i is a problem of kind %s, whether the status or the code says so', (code, kind) => {
    expect([problemOf(code, '').kind, problemOf(200, { code }).kind]).toEqual([kind, kind])
  })

  it('is missing where a good status comes with anything but an object', () => {
    for (const body of ['', 'text', '[]', 'null']) expect(problemOf(200, body)).toMatchObject({ kind: 'malformed', code: 200 })
  })

  it('is read where somebody has parsed it already', () => {
    expect(readEnvelope(answer(200), { description: 'Done', data: 1 }, 0)).toMatchObject({ description: 'Done', data: 1 })
  })

  it.each([
    [{ code: 409, description: 'Used', data: { usedBy: ['Exam Block 7'] } }, { usedBy: ['Exam Block 7'] }],
    [{ description: 'No', data: null }, null],
    [{ description: 'No' }, null],
    ['<html></html>', null],
  ])('of a failure %j leaves its data to the caller', (body, data) => {
    expect(problemOf(409, body)).toMatchObject({ kind: 'refused', code: 409, data })
  })

  it('of a failure tells how long the server asked to wait', () => {
    expect(() => readEnvelope(answer(503, { 'retry-after': '7' }), '', 0)).toThrow(expect.objectContaining({ retryAfter: 7 }))
    expect(problemOf(503, '').retryAfter).toBeNull()
  })

  it('never carries a prototype into the portal', () => {
    for (const text of ['{"data":{"__proto__":{"isAdmin":true}}}', '{"data":{"\\u005f_proto__":{"isAdmin":true}}}']) {
      const { data } = readEnvelope(answer(200), text, 0)
      expect([Object.getPrototypeOf(data), Object.keys(Object(data))]).toEqual([Object.prototype, []])
    }
  })

  it('is read or refused, never anything else, whatever comes', () => {
    fc.assert(
      fc.property(fc.constantFrom(200, 204, 400, 401, 500), fc.oneof(fc.string(), fc.json()), (status, text) => {
        try {
          return readEnvelope(answer(status), text, 0).description.length <= 500
        } catch (error) {
          return error instanceof ApiProblem && error.description.length > 0 && Array.from(error.description).length <= 500
        }
      }),
    )
  })
})

describe('the words of a server', () => {
  it('are cut after 500 characters, never within one', () => {
    expect(readableText('🔑'.repeat(500))).toBe('🔑'.repeat(500))
    expect(readableText('🔑'.repeat(501))).toBe(`${'🔑'.repeat(499)}…`)
    expect(readableText('x'.repeat(1_000_000))?.length).toBe(500)
  })

  it.each(['', '  \n', '\u200B\u2060\uFEFF', '\uD83D', '\u202E', 42, {}, ['text'], null])(
    'are none where there is nothing to see: %j',
    (value) => {
      expect(readableText(value)).toBeNull()
    },
  )

  it.each(['<!DOCTYPE html><p>x</p>', '<HTML lang="en">', '<head><title>x</title>', '<body>x'])('are none in a page: %j', (value) => {
    expect(readableText(value)).toBeNull()
  })

  it('may speak of a page, and lose the spaces around them', () => {
    expect(readableText('  No <html> here \n')).toBe('No <html> here')
  })

  it('lose what would turn the direction of the page or break lines', () => {
    expect(readableText('a\u202Eb\u0000c\u2066d')).toBe('a b c d')
  })
})

describe('a wait that the server asks for', () => {
  it.each([
    ['2', 2],
    ['0', 0],
    ['86400', 30],
    ['-1', null],
    ['soon', null],
    ['1.5', null],
    ['Wed, 21 Oct 2026 07:28:04 GMT', 4],
    ['Wed, 21 Oct 2026 07:27:00 GMT', 0],
    ['Wed, 21 Oct 2026 09:00:00 GMT', 30],
    ['Wed, 21 Oct 2026', null],
    ['Wed, 41 Oct 2026 07:28:00 GMT', null],
  ])('of %j is %j seconds', (text, seconds) => {
    expect(retryAfterOf(new Headers({ 'retry-after': text }), Date.UTC(2026, 9, 21, 7, 28))).toBe(seconds)
  })

  it('until an instant is reckoned from the time at which the server answered, where it says that', () => {
    const headers = new Headers({ 'retry-after': 'Wed, 21 Oct 2026 07:28:04 GMT', date: 'Wed, 21 Oct 2026 07:28:01 GMT' })
    expect(retryAfterOf(headers, Date.UTC(2030, 0))).toBe(3)
  })

  it('is none without the header', () => {
    expect(retryAfterOf(new Headers(), 0)).toBeNull()
  })
})

describe('a failure for people', () => {
  it('has the code and the words of a problem, and fixed ones for anything else', () => {
    expect(toFailure(new ApiProblem('refused', 400, 'No'))).toEqual({ code: 400, message: 'No' })
    for (const thrown of [new Error('secret'), 'text', null])
      expect(toFailure(thrown)).toEqual({ code: 0, message: 'Something went wrong!' })
  })
})

describe('a problem', () => {
  it('is known by its name and has its words from whoever made it', () => {
    const problem = new ApiProblem('refused', 400, 'No')
    expect([problem.name, problem.message, problem.hasWords, problem.isDescribed, problem.retryAfter, problem.data]).toEqual([
      'ApiProblem',
      'No',
      true,
      true,
      null,
      null,
    ])
    const silent = new ApiProblem('network', 0)
    expect([silent.message, silent.description, silent.hasWords, silent.isDescribed]).toEqual([
      'Something went wrong!',
      'Something went wrong!',
      false,
      false,
    ])
  })

  const rethrown = (error: unknown): unknown => {
    try {
      return describedOnly(error)
    } catch (thrown) {
      return thrown
    }
  }

  it('loses the words of a mere message where the caller has better ones', () => {
    expect(rethrown(new ApiProblem('server', 503, 'Unavailable', 4, { isDescribed: false, data: { until: 'noon' } }))).toMatchObject({
      kind: 'server',
      code: 503,
      description: 'Something went wrong!',
      hasWords: false,
      retryAfter: 4,
      data: { until: 'noon' },
    })
    for (const error of [new ApiProblem('server', 503, 'Closed until noon.', 4), new Error('x'), 'text'])
      expect(rethrown(error)).toBe(error)
  })

  it('asks for a pause only where the server did', () => {
    expect([new ApiProblem('server', 503, null, 4), new ApiProblem('server', 503), new Error('x')].map(pauseBeforeRetry)).toEqual([
      4000, 0, 0,
    ])
    expect(isWorthRetrying(new Error('x'))).toBe(true)
  })
})
