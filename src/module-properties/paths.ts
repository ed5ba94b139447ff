const root = '/sms/moduleproperties'

/** Addresses of module property rules; ids are encrypted ones. */
export const rulePaths = {
  list: root,
  create: `${root}/create`,
  edit: (id: string) => `${root}/edit/${id}`,
  summary: (id: string) => `${root}/summary/${id}`,
  createPattern: `${root}/create`,
  editPattern: `${root}/edit/:ruleId`,
  summaryPattern: `${root}/summary/:ruleId`,
}
