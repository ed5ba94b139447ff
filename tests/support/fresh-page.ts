import { afterEach, beforeAll } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

// Files share a page: each begins with the same size of it, and nothing that was drawn outlives its test.
beforeAll(() => page.viewport(414, 896))
afterEach(cleanup)
