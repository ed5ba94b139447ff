import { expect, it } from 'vitest'
import { chosenScope } from './scopes.mjs'

/** Whether a path is one of a glob's; knows `*` and `{a,b}`. */
const isOf = (glob, path) =>
  new RegExp(`^${glob.replace(/[.*{},]/g, (sign) => ({ '.': '\\.', '*': '[^/]*', '{': '(', '}': ')', ',': '|' })[sign])}$`).test(path)

const { mutate } = chosenScope()
const modules = Object.entries(import.meta.glob('/machines/**/*.ts')).filter(([path]) => mutate.some((glob) => isOf(`/${glob}`, path)))

// Only tests that ran are counted. Where a change keeps a module from being loaded, none of its own tests runs.
it.each(modules)('%s can be loaded', async (_, load) => {
  await expect(load()).resolves.toBeTypeOf('object')
})
