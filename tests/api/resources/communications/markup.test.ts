import { describe, expect, it } from 'vitest'
import { cleanMarkup } from '#mirage/resources/communications/markup.ts'

describe('markup that is stored, sent or saved', () => {
  it.each([
    ['<p>One</p>', '<p>One</p>'],
    ['<P CLASS="x">One<BR/></P>', '<p>One<br></p>'],
    ['<a href="javascript:x()">One</a>', '<a>One</a>'],
    ['<svg/onload=x()>', ''],
    ['<<b>script>x()</script>', '&lt;<b>script>x()</b>'],
    ['a < b &amp; c > d', 'a &lt; b &amp; c > d'],
    ['<!-- <b> --><b>One</b>', '<b>One</b>'],
    ['<img src=x onerror="a>b">', ''],
  ])('makes %s to %s', (given, wanted) => expect(cleanMarkup(given)).toBe(wanted))
})
