// The schemas of every resource, those that all share, and samples of what they accept.
const pointer = '#/components/schemas/'

/** A reference to a schema of the bundle. */
export const refTo = (name) => ({ $ref: `${pointer}${name}` })
/** An object of these fields and no others; all are required unless told. */
export const closed = (properties, required = Object.keys(properties)) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})
export const count = { type: 'integer', minimum: 0 }
export const line = (maxLength = 255) => ({ type: 'string', maxLength })
export const listOf = (items, limits = {}) => ({ type: 'array', items, ...limits })
const clean = (schema) => Object.fromEntries(Object.entries(schema).filter(([key]) => key !== 'x-resource'))

/** A reference without a type is an id, or a list of ids. */
function completeField(schema) {
  const { 'x-references': many, ...rest } = schema
  if (many) return { ...rest, type: 'array', items: { type: 'integer', minimum: 1, 'x-reference': many } }
  if (schema['x-reference']) return { type: 'integer', minimum: 1, ...schema }
  if (schema.type === 'object') return { ...schema, additionalProperties: false, properties: completeFields(schema.properties) }
  if (schema.type === 'array' && schema.items.type === 'object')
    return { ...schema, items: { ...schema.items, additionalProperties: false, properties: completeFields(schema.items.properties) } }
  return schema
}
const completeFields = (properties) => Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, completeField(schema)]))

const samples = {
  CivilDate: '2026-09-01',
  SlotTime: '09:00',
  Instant: '2026-09-01 09:00:00.000000',
  Flag: 1,
  RowId: 1,
  Minor: 125000,
  Percent: 40,
  Code: 'ABC-1',
  Email: 'exams@example.org',
  Phone: '+442079460000',
  Url: 'https://example.org',
  HexColour: '#1f6feb',
  ResultAudience: 'Students',
}

const sampleFile = (types = ['pdf']) => ({
  fileName: `sample.${types[0]}`,
  storageKey: 'document/2026/5e0b9a6e6c1f4d0c8d0f6a1b2c3d4e5f',
  sizeBytes: 1024,
  checksum: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
})

/** A value that a field accepts; one that is sent is without what the server fills in. */
export function sampleOf(schema, isSent = false) {
  if (schema['x-example']) return schema['x-example']
  if (schema.$ref === `${pointer}StoredFile`) return sampleFile(schema['x-files'])
  if (schema.$ref) return samples[schema.$ref.slice(pointer.length)] ?? 'Sample'
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'array') {
    const one = sampleOf(schema.items, isSent)
    return typeof one === 'number' ? Array.from({ length: schema.minItems ?? 1 }, (_, index) => one + index) : [one]
  }
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([, { readOnly }]) => !isSent || !readOnly)
        .map(([name, property]) => [name, sampleOf(property, isSent)]),
    )
  return schema.type === 'string' ? 'Sample' : (schema.minimum ?? 1)
}

export const statusSchema = ({ statuses }) => {
  const values = statuses.map(({ value }) => value)
  return { type: typeof values[0] === 'number' ? 'integer' : 'string', enum: values }
}

/** The schemas of a resource: what is sent, and the record as it is answered. */
export function schemasOf({ name, schema, rules }) {
  if (rules.isLookup) return {}
  const { properties, required = [], ...rest } = clean(schema)
  const all = completeFields(properties)
  const sent = Object.fromEntries(Object.entries(all).filter(([field]) => !rules.fields[field].readOnly))
  const hasSwitch = Object.keys(rules.transitions).length === 0 && rules.statusField === 'status'
  return {
    [`${name}Fields`]: { ...rest, ...closed({ ...sent, ...(hasSwitch ? { status: statusSchema(rules) } : {}) }, required) },
    [name]: {
      ...closed(
        {
          [rules.id]: { type: 'integer', minimum: 1, 'x-reference': name },
          ...all,
          [rules.statusField]: statusSchema(rules),
          createdAt: refTo('DateBox'),
          updatedAt: refTo('DateBox'),
          updatedBy: line(),
          names: refTo('RecordNames'),
        },
        [rules.id, ...required, rules.statusField, 'createdAt', 'updatedAt', 'updatedBy', 'names'],
      ),
    },
  }
}

/** Schemas that all resources share. */
export const sharedSchemas = {
  RecordNames: {
    description: 'Words and status of every record that a field refers to, by resource and id.',
    type: 'object',
    additionalProperties: {
      type: 'object',
      additionalProperties: closed({ name: line(), status: { type: ['integer', 'string'] } }),
    },
  },
  FieldRefusals: {
    description: 'What is wrong with single fields; rows are named like teachingDates.0.startDate.',
    ...closed({
      fields: listOf(
        closed(
          {
            field: line(),
            description: line(500),
            heldBy: {
              type: 'integer',
              minimum: 1,
              description: 'The record that holds what only one can. The same call with its id in handOver takes it over.',
            },
          },
          ['field', 'description'],
        ),
      ),
    }),
  },
  RecordUse: closed(
    {
      resource: line(),
      id: { type: 'integer', minimum: 1 },
      name: line(),
      field: line(),
      days: { ...listOf(refTo('CivilDate')), description: 'Those on which a block schedules it.' },
    },
    ['resource', 'id', 'name', 'field'],
  ),
  RefusedRecord: {
    allOf: [
      refTo('Envelope'),
      { type: 'object', required: ['data'], properties: { data: { oneOf: [{ type: 'null' }, refTo('FieldRefusals')] } } },
    ],
  },
  RecordConflict: {
    description: 'used: other records refer to it; changed: another person saved it meanwhile; state: its status does not allow it.',
    allOf: [
      refTo('Envelope'),
      {
        type: 'object',
        required: ['data'],
        properties: {
          data: {
            oneOf: [
              closed({ kind: { type: 'string', enum: ['used'] }, uses: listOf(refTo('RecordUse')), hiddenCount: count }),
              closed({ kind: { type: 'string', enum: ['changed'] }, record: { type: 'object' } }),
              closed({ kind: { type: 'string', enum: ['state'] }, status: { type: ['integer', 'string'] } }),
            ],
          },
        },
      },
    ],
  },
}
