import { addressOf } from '#machines/access/address.ts'

const list = '/sms/moduleproperties'
const editPattern = `${list}/edit/:ruleId` as const
const summaryPattern = `${list}/summary/:ruleId` as const

/** Addresses of module property rules; ids are encrypted ones. */
export const rulePaths = {
  list,
  create: `${list}/create`,
  editPattern,
  summaryPattern,
  edit: (id: string) => addressOf(editPattern, { ruleId: id }),
  summary: (id: string) => addressOf(summaryPattern, { ruleId: id }),
} as const
