import { expect, it } from 'vitest'
import { chosenScope } from './scopes.mjs'

/** Whether a path matches a glob; knows `*` and `{a,b}`. */
const isOf = (glob, path) =>
  new RegExp(`^${glob.replace(/[.*{},]/g, (sign) => ({ '.': '\\.', '*': '[^/]*', '{': '(', '}': ')', ',': '|' })[sign])}$`).test(path)

const { mutate } = chosenScope()
const modules = Object.entries(import.meta.glob('/machines/**/*.ts')).filter(([path]) => mutate.some((glob) => isOf(`/${glob}`, path)))

// Only tests that ran are counted. If a change keeps a module from loading, its own tests do not run, but this one fails.
it.each(modules)('%s can be loaded', async (_, load) => {
  await expect(load()).resolves.toBeTypeOf('object')
})
