// Reads the resources of the contract: what form, server and standard calls need to know of each.

const refKinds = {
  Title: 'title',
  Code: 'code',
  Text: 'text',
  Long: 'long',
  PersonalStatement: 'long',
  RichText: 'richText',
  Email: 'email',
  Phone: 'phone',
  Url: 'url',
  HexColour: 'colour',
  Minor: 'money',
  Percent: 'percent',
  Instant: 'instant',
  StoredFile: 'file',
  CivilDate: 'date',
  SlotTime: 'time',
  Flag: 'flag',
  RowId: 'rowId',
}
const usualStatuses = [{ 1: 'Active' }, { '-1': 'Inactive' }]
const pointer = '#/components/schemas/'

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)
const words = (name) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
/** `text` with a small first letter. */
export const camel = (text) => text.charAt(0).toLowerCase() + text.slice(1)

/** The fields without those that are `undefined` or false. */
const only = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== false))

const kindOf = (schema, place) => {
  if (schema['x-reference']) return 'reference'
  if (schema['x-references']) return 'references'
  if (schema.$ref) {
    const kind = refKinds[schema.$ref.slice(pointer.length)]
    if (kind) return kind
  } else if (schema.enum) return 'choice'
  else if (schema.type === 'integer' || schema.type === 'number') return schema.type
  else if (schema.type === 'object') return 'group'
  else if (schema.type === 'string') return 'text'
  else if (schema.type === 'array') {
    if (schema.items.enum) return 'choices'
    return schema.items.type === 'object' ? 'rows' : 'texts'
  }
  throw new Error(`${place}: there is no control for it.`)
}

const choicesOf = ({ enum: values, 'x-labels': labels = [] }, place) =>
  values.map((value, index) => {
    const label = labels[index] ?? (typeof value === 'string' ? value : undefined)
    if (label === undefined) throw new Error(`${place}: every value needs a label in x-labels.`)
    return { value, label }
  })

const rangesOf = (ranges) => {
  if (!ranges) return undefined
  const { by, ...of } = ranges
  return { by, of }
}

/** The rules of one field; `known` finds the resource that a field refers to. */
function fieldRules(schema, { place, isRequired, known, document }) {
  const kind = kindOf(schema, place)
  const label = schema['x-label']
  if (!label) throw new Error(`${place}: a field needs an x-label.`)
  const of = schema['x-reference'] ?? schema['x-references']
  if (of && !known(of)) throw new Error(`${place}: there is no resource ${of}.`)
  const list = schema['x-list'] ?? ''
  const shared = schema.$ref ? document.components.schemas[schema.$ref.slice(pointer.length)] : {}
  if (kind === 'file' && !schema['x-files']) throw new Error(`${place}: a file needs its types in x-files.`)
  const choices = kind === 'choice' ? choicesOf(schema, place) : kind === 'choices' ? choicesOf(schema.items, place) : undefined
  return only({
    kind,
    label,
    required: isRequired,
    unique: schema['x-unique'],
    immutable: schema['x-immutable'],
    readOnly: schema.readOnly,
    minimum: schema.minimum ?? (of ? undefined : shared.minimum),
    maximum: schema.maximum,
    minItems: schema.minItems,
    maxItems: schema.maxItems,
    maxLength:
      schema.maxLength ?? schema.items?.maxLength ?? (['date', 'time', 'instant', 'colour'].includes(kind) ? undefined : shared.maxLength),
    pattern: schema.pattern,
    message: schema['x-message'],
    groups: schema['x-groups'],
    after: schema['x-after'],
    with: schema['x-with'],
    choices,
    of,
    from: of ? known(of).path : undefined,
    noun: schema['x-noun'],
    ranges: rangesOf(schema['x-ranges']),
    once: schema['x-once'],
    files: schema['x-files'],
    masked: schema['x-masked'],
    imported: schema['x-imported'],
    fields:
      kind === 'rows'
        ? fieldsOf(schema.items, place, known, document)
        : kind === 'group'
          ? fieldsOf(schema, place, known, document)
          : undefined,
    searched: list.includes('Q'),
    sorted: list.includes('S'),
    filtered: list.includes('F'),
  })
}

function fieldsOf({ properties, required = [] }, place, known, document) {
  const missing = required.find((name) => !(name in properties))
  if (missing) throw new Error(`${place}.${missing}: it is required, but there is no such field.`)
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      fieldRules(schema, { place: `${place}.${name}`, isRequired: required.includes(name), known, document }),
    ]),
  )
}

const statusesOf = (statuses) =>
  statuses.flatMap(Object.entries).map(([value, label]) => ({ value: /^-?\d+$/.test(value) ? Number(value) : value, label }))

const transitionsOf = (transitions, place, statuses) =>
  Object.fromEntries(
    Object.entries(transitions).map(([name, { label, from, to, permission = 'Modify', by, comment, consequence }]) => {
      const stray = [...from, to].find((value) => !statuses.some((status) => status.value === value))
      if (stray !== undefined) throw new Error(`${place}.${name}: there is no status ${stray}.`)
      return [name, only({ label: label ?? capital(words(name).toLowerCase()), from, to, permission, by, comment, consequence })]
    }),
  )

/** Every resource of a bundled contract: its name, family, schema and rules. */
export function resourcesOf(document, families) {
  const entries = Object.entries(document.components.schemas).filter(([, schema]) => 'x-resource' in schema)
  const byName = new Map(entries.map(([name, schema]) => [name, schema['x-resource']]))
  const known = (name) => byName.get(name)
  return entries.map(([name, schema]) => {
    const about = schema['x-resource']
    const { path, component = [], noun = words(name), nouns = `${noun}s`, id = `${camel(name)}Id`, statusField = 'status' } = about
    const statuses = statusesOf(about.statuses ?? usualStatuses)
    const fields = fieldsOf(schema, name, known, document)
    const [title] = about.title ? [about.title] : Object.keys(fields)
    const rules = only({
      name,
      noun,
      nouns,
      id,
      title,
      components: [component].flat(),
      own: about.own,
      path,
      statusField,
      statuses,
      transitions: transitionsOf(about.transitions ?? {}, name, statuses),
      isLookup: about.lookup,
      importKeys: about.import,
      handsOver: about.handsOver,
      conflictsOver: about.conflictsOver,
      fields,
    })
    return { name, family: families.get(name).family, schema, rules }
  })
}
