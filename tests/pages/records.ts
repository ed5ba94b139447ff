import { resourceRules } from '#openapi/generated/resource-rules.ts'
import { inSentence, type ResourceRules } from '#openapi/resource-rules.ts'
import { button, combobox, field, group, heading, img, link, searchbox, tab, tableNamed } from './parts.ts'

/** Required fields that a new record begins with a value in. */
const begun: Readonly<Partial<Record<string, readonly string[]>>> = {
  CentreGroup: ['yearId'],
  CertificateRequest: ['format', 'copies', 'reason'],
  CertificateTemplate: ['orientation', 'pageSize'],
  Invoice: ['variant'],
  InvoiceMaster: ['variant'],
  Share: ['access'],
  Student: ['placementType', 'yearId', 'accessArrangements'],
}

/** The texts that a form shows at once when it is saved as it begins: one for each required field, in no order. */
export const requiredTexts = ({ name: resource, fields }: ResourceRules): readonly string[] =>
  Object.entries(fields).flatMap(([name, { required, readOnly, kind, label, message }]) =>
    required && !readOnly && kind !== 'flag' && !begun[resource]?.includes(name)
      ? [kind === 'rows' && message ? message : `${label} should not be blank!`]
      : [],
  )

/** The rules of a resource by its name. */
export const rulesNamed = (name: keyof typeof resourceRules): ResourceRules => resourceRules[name]

/** The pages of a resource. */
export const recordPages = (rules: ResourceRules) => ({
  create: link(`Create ${rules.noun}`),
  createTitle: heading(`Create ${rules.noun}`),
  save: button(/^Save( and continue)?$/),
  edit: link(/^Edit$/),
  history: tab(/^History/),
  usedBy: tab(/^Used by/),
  table: tableNamed(rules.nouns),
  search: searchbox(`Search ${inSentence(rules.nouns)}`),
  named: (name: string) => heading(name),
})

const labelOf = (resource: keyof typeof resourceRules, name: string): string => rulesNamed(resource).fields[name]?.label ?? name

/** The control of a field, by its label. */
export const recordField = (resource: keyof typeof resourceRules, name: string) => field(labelOf(resource, name))

/** The rows of a field, and the title of a part of the form that is these rows alone. */
export const rowsOf = (resource: keyof typeof resourceRules, name: string) => ({
  title: heading(labelOf(resource, name), 2),
  rows: group(labelOf(resource, name)),
})

/** The picker of a field that refers to other records. */
export const recordPicker = (resource: keyof typeof resourceRules, name: string) => combobox(labelOf(resource, name))

/** The query of a list's address, where the page shows another view without it. */
const otherViews: Readonly<Record<string, string>> = {
  AcademicDetail: '?view=list',
  CentreOffer: '?view=list',
  CentreStaging: '?view=list',
  ContactStaging: '?view=list',
  Event: '?view=list',
  Folder: '?view=list',
  MenuModule: '?view=list',
  Target: '?view=list',
  UniversityStaging: '?view=list',
}

/** The address of the list of a resource. */
export const listAddress = (name: string, path: string): string => `${path}${otherViews[name] ?? ''}`

/** The query of a form's address, where the page makes many records at once without it. */
const otherForms: Readonly<Record<string, string>> = { Certificate: '?as=one', Enrollment: '?as=one' }

/** The address of the form of a new record of a resource. */
export const createAddress = (name: string, path: string): string => `${path}${otherForms[name] ?? ''}`

/** The resources that are made by a file, or many at once, and not in a form. */
export const madeWithoutForm: readonly string[] = ['ScriptMarking', 'UcasImport']

/** The resources whose page shows what they stand for, not their fields, uses and history. */
export const shownByReport: readonly string[] = ['SavedReport']

/** The control of a file in a form. */
export const fileField = {
  place: group(/^Drop a .* file here$/),
  replace: button('Replace'),
  remove: button('Remove'),
  pause: button('Pause'),
  resume: button('Resume'),
  tryNow: button('Try now'),
  download: (name: string) => button(`Download ${name}`),
  picture: (label: string, name: string) => img(`${label}: ${name}`),
}

/** What is shown in place of the form to people who may not add to clearing. */
export const clearingRefused = /^You may not add to clearing\./

/** A value that is hidden until it is asked for, and its control. */
export const maskedPages = {
  passport: field('Passport'),
  reveal: button('Show Passport'),
}
