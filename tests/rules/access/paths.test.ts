import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalPath, pathSegment, segmentsOf, segmentText } from '#machines/access/canonical-path.ts'
import { bySpecificity, isMatch, matchPattern, toPattern, type RoutePattern } from '#machines/access/route-pattern.ts'

const pattern = (text: string): RoutePattern => toPattern(text) ?? { text: 'none', segments: ['none'] }

describe('the canonical form of a path', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/sms/exam-block', '/sms/exam-block'],
    ['/sms/exam-block/', '/sms/exam-block'],
    ['//sms///exam-block//', '/sms/exam-block'],
    ['/sms/./exam-block', '/sms/exam-block'],
    ['/sms/x/../exam-block', '/sms/exam-block'],
    ['/../../sms/exam-block', '/sms/exam-block'],
    ['/sms/%65xam-block', '/sms/exam-block'],
    ['/sms/%2e%2E/sms/exam%2Dblock', '/sms/exam-block'],
    ['/sms\\exam-block', '/sms/exam-block'],
    ['/sms/exam-block?status=1#top', '/sms/exam-block'],
    ['/SMS/Exam-Block', '/SMS/Exam-Block'],
    ['/sms/%2565xam', '/sms/%2565xam'],
    ['/sms%2fexam-block', '/sms%2Fexam-block'],
    ['/sideNav/A%26B', '/sideNav/A&B'],
    ['/sideNav/caf%c3%a9', '/sideNav/caf%C3%A9'],
    ['/broken/%E0%A4%A/%zz', '/broken/%E0%A4%25A/%25zz'],
    ['/sms/exam-block%20', '/sms/exam-block%20'],
    ['/sms/exam-block ', '/sms/exam-block%20'],
    ['/no such page', '/no%20such%20page'],
    ['/no+such+page', '/no+such+page'],
    ['/\u00E9', '/%C3%A9'],
    ['/%c3%A9', '/%C3%A9'],
    ['/sideNav/\u{1F600}', '/sideNav/%F0%9F%98%80'],
    ['/lone/\uD83D', '/lone/%EF%BF%BD'],
    ['/a"<b>|[c]^`{d}', '/a%22%3Cb%3E%7C%5Bc%5D%5E%60%7Bd%7D'],
    ['/sms/%5Bid%5D', '/sms/%5Bid%5D'],
    ['/%73ms/exam%2Dblock', '/sms/exam-block'],
  ])('of %j is %j', (given, expected) => {
    expect(canonicalPath(given)).toBe(expected)
  })

  it('is its own canonical form', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('/', '.', '..', '%2e', '%2F', '%34', '%31', 'a', 'é', '\\', '%', '?x', '#', ':id'), { maxLength: 12 }),
        (parts) => {
          const once = canonicalPath(parts.join(''))
          expect(canonicalPath(once)).toBe(once)
        },
      ),
    )
  })

  it('is the same for a text and for the address that a browser makes of it', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const path = `/x/${text}/y`
        expect(canonicalPath(path)).toBe(canonicalPath(new URL(path, 'https://portal.test').pathname))
      }),
    )
  })

  it('never throws and always starts with one slash', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(canonicalPath(text)).toMatch(/^\/(?!\/)/)
      }),
    )
  })
})

describe('a segment made of a text', () => {
  it.each([
    ['AcademicManagement', 'AcademicManagement'],
    ['Masters&Structure', 'Masters&Structure'],
    ['a/b', 'a%2Fb'],
    ['100%', '100%25'],
    ['\uD83D', '%EF%BF%BD'],
  ])('%j is %j', (text, segment) => {
    expect(pathSegment(text)).toBe(segment)
    expect(canonicalPath(`/x/${segment}`)).toBe(`/x/${segment}`)
  })

  it('gives the text back', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        fc.pre(text !== '.' && text !== '..')
        expect(segmentsOf(`/x/${pathSegment(text)}`)).toEqual(['x', pathSegment(text)])
        expect(segmentText(pathSegment(text))).toBe(text)
      }),
    )
  })

  it('stays as it is when it cannot be decoded', () => {
    expect(segmentText('%E0%A4')).toBe('%E0%A4')
  })
})

describe('a route pattern', () => {
  it.each([
    ['/sms/edit/:id', '/sms/edit/7', true],
    ['/sms/edit/:id', '/sms/edit', false],
    ['/sms/edit/:id', '/sms/edit/7/8', false],
    ['/sms/edit', '/sms/Edit', false],
    ['/sms/(a+)+', '/sms/aaaa', false],
    ['/sms/(a+)+', '/sms/(a+)+', true],
    ['/sms/.*', '/sms/exam-block', false],
    ['/sms/*', '/sms/exam-block', false],
    ['/sms/:', '/sms/exam-block', false],
    ['/sms/(oops', '/sms/(oops', true],
    ['/sms//edit/', '/sms/edit', true],
  ])('%j matches %j: %j', (text, path, expected) => {
    expect(isMatch(pattern(text), segmentsOf(path))).toBe(expected)
  })

  it.each([['sms/exam-block'], ['javascript:alert(1)'], ['https://evil.example/x'], [''], [null], [7], [{}], [['/x']]])(
    'is not made of %j',
    (text) => {
      expect(toPattern(text)).toBeNull()
    },
  )

  it('stays inside the portal whatever a server writes', () => {
    expect(pattern('//evil.example/x').text).toBe('/evil.example/x')
    expect(pattern('/\\evil.example').text).toBe('/evil.example')
  })

  it('gives the values of its parameters', () => {
    expect(matchPattern(pattern('/a/:x/b/:y'), ['a', '1', 'b', '2'])).toEqual({ x: '1', y: '2' })
    expect(matchPattern(pattern('/a/:x'), ['b', '1'])).toBeNull()
    expect(matchPattern(pattern('/a'), ['a'])).toEqual({})
  })

  it('comes before another one when its leftmost difference is literal', () => {
    const texts = ['/a/:x/:y', '/a/0/:y', '/a/:x/z', '/a/0/z']
    expect(
      texts
        .map(pattern)
        .sort(bySpecificity)
        .map(({ text }) => text),
    ).toEqual(['/a/0/z', '/a/0/:y', '/a/:x/z', '/a/:x/:y'])
  })

  it('is compared within the time limit, however it is made', () => {
    // Work that grows much faster than its text does not end within the time limit of the test.
    expect(isMatch(pattern('/(a+)+$'), segmentsOf(`/${'a'.repeat(60)}!`))).toBe(false)
  })
})
