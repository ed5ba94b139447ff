// Writes out what every resource has: its schemas, and the standard calls with their examples.
import { closed, count, line, listOf, refTo, sampleOf, schemasOf, sharedSchemas, statusSchema } from './resource-schemas.mjs'
import { camel } from './resources.mjs'

const json = (schema, example) => ({ 'application/json': { schema, examples: { typical: { value: example } } } })

const answer = (description, data, example, words = 'Success') => ({
  200: {
    description,
    content: json(
      { allOf: [refTo('Envelope'), { type: 'object', required: ['data'], properties: { data } }] },
      { code: 200, message: 'OK', description: words, data: example },
    ),
  },
})
const nothing = { type: 'null' }
const refused = (kinds) => ({
  ...(kinds.includes(400) && {
    400: {
      description: 'Something in it is wrong; data says at which fields.',
      content: json(refTo('RefusedRecord'), {
        code: 400,
        message: 'Bad Request',
        description: '1 field needs attention.',
        data: { fields: [{ field: 'name', description: 'Name should not be blank!' }] },
      }),
    },
  }),
  ...(kinds.includes(409) && {
    409: {
      description: 'It is used, was changed by another person, or its status does not allow it; data says which.',
      content: json(refTo('RecordConflict'), {
        code: 409,
        message: 'Conflict',
        description: 'It is in use.',
        data: { kind: 'used', uses: [{ resource: 'Centre', id: 26, name: 'Baobab College Accra', field: 'Country' }], hiddenCount: 0 },
      }),
    },
  }),
})

/** The refusal of a create where these fields alone are wrong: what they hold is taken. */
const takenAt = (names, { properties }) =>
  names.length > 0 && {
    409: {
      description: 'What is sent is taken already; data says at which field.',
      content: json(refTo('RefusedRecord'), {
        code: 409,
        message: 'Conflict',
        description: '1 field needs attention.',
        data: { fields: names.map((field) => ({ field, description: `This ${properties[field]['x-label']} is already in use.` })) },
      }),
    },
  }

const query = (name, schema, example, description) => ({ name, in: 'query', ...(description && { description }), schema, example })
const shared = (name) => ({ $ref: `#/components/parameters/${name}` })
const several = { type: 'string', maxLength: 2000 }

/** One parameter a filter, several values by comma; days and numbers have a range. */
const filtersOf = ({ fields }, isWanted) =>
  Object.entries(fields).flatMap(([field, rules]) => {
    if (!isWanted(rules)) return []
    if (['date', 'integer', 'number', 'percent', 'money'].includes(rules.kind))
      return [query(`${field}From`, line(20), ''), query(`${field}To`, line(20), '')]
    return [query(field, several, '')]
  })

/** The call that choices come from. */
function optionPaths({ name, rules }) {
  const { path, statuses, nouns } = rules
  const status = statusSchema(rules)
  return {
    [`${path}/dropdown`]: {
      get: {
        operationId: `list${name}Options`,
        tags: [camel(name)],
        summary: `Choose among ${nouns.toLowerCase()}`,
        parameters: [
          shared('SearchText'),
          shared('PageSize'),
          query('ids', several, '', 'Only these, by comma.'),
          ...(Object.keys(rules.transitions).length > 0
            ? [query('statusId', several, '', 'Only in these statuses, by comma; in any but inactive unless given.')]
            : []),
          ...filtersOf(rules, ({ filtered, of, kind }) => Boolean(filtered || of) && kind !== 'rows'),
        ],
        responses: answer('The choices, best match first.', listOf(closed({ id: { type: 'integer', minimum: 1 }, name: line(), status })), [
          { id: 1, name: 'Sample', status: statuses[0].value },
        ]),
      },
    },
  }
}

const isPicture = ({ files }) => files.every((type) => type === 'png' || type === 'jpg')

/** The fields of files with where they stand, as patterns: a file in a row has the row's index in its path. */
const filesIn = (fields, at = '') =>
  Object.entries(fields).flatMap(([name, { kind, files, fields: inner }]) => {
    if (kind === 'file') return [{ path: `${at}${name}`, files }]
    return kind === 'rows' ? filesIn(inner, `${at}${name}\\.\\d{1,3}\\.`) : []
  })

/** The call that leads to a file of a record. It needs View where a file is a picture, which a page shows, else Download. */
function filePaths({ name, rules: { path, noun, fields } }, held) {
  const files = filesIn(fields)
  if (files.length === 0) return {}
  const places = files.map((file) => file.path)
  const sample = places[0].replaceAll('\\.', '.').replaceAll('\\d{1,3}', '0')
  const place = places.some((one) => one.includes('\\'))
    ? { type: 'string', pattern: `^(${places.join('|')})$` }
    : { type: 'string', enum: places }
  return {
    [`${path}/file/{id}`]: {
      get: {
        operationId: `get${name}File`,
        tags: [camel(name)],
        ...held(files.some(isPicture) ? 'View' : 'Download'),
        summary: `Link to a file of one ${noun.toLowerCase()}`,
        parameters: [shared('Id'), { ...query('field', place, sample), required: true }],
        responses: answer(
          'An address on the host of the calls, without its host, that reads the file until it expires.',
          closed({ link: line(2000), fileName: line(), expiresAt: refTo('DateBox') }),
          {
            link: '/bucket/document/2026/5e0b9a6e?expires=1788253500&name=Agreement.pdf&signature=5e0b9a6e',
            fileName: 'Agreement.pdf',
            expiresAt: { date: '2026-09-01 09:05:00.000000' },
          },
        ),
      },
    },
  }
}

/** The standard calls of a resource, by address. */
function pathsOf({ name, rules, schema }, schemas) {
  if (rules.isLookup) return optionPaths({ name, rules })
  const { path, id, components, own, statuses, noun, nouns, transitions } = rules
  const many = nouns.replaceAll(' ', '')
  const tag = { tags: [camel(name)] }
  const record = sampleOf({
    ...schemas[name],
    properties: { ...schemas[name].properties, names: { enum: [{}] } },
  })
  const stamp = { date: '2026-09-01 09:00:00.000000' }
  const wholeRecord = { ...record, createdAt: stamp, updatedAt: stamp }
  const fields = schemas[`${name}Fields`]
  const sentFields = sampleOf(fields, true)
  const component = components.length === 1 ? components[0] : components
  const held = (permission) => ({ 'x-permission': permission, 'x-component': component, ...(own && { 'x-own': own }) })
  const stepPermissions = [...new Set(['Modify', ...Object.values(transitions).map(({ permission }) => permission)])]
  const body = (schema, example) => ({ requestBody: { required: true, content: json(schema, example) } })
  const handedOver = rules.handsOver && {
    handOver: {
      ...listOf({ type: 'integer', minimum: 1 }, { maxItems: 20 }),
      description: 'Records that hand over to this one what a refusal said that they hold.',
    },
  }
  const oneId = { parameters: [shared('Id')] }
  const ids = { type: 'array', minItems: 1, maxItems: 1000, items: { type: 'integer', minimum: 1 } }
  const status = statusSchema(rules)
  const more = { query: {}, data: {}, ...schema['x-resource'].list }
  const countNames = ['all', ...statuses.map(({ value }) => String(value))]
  return {
    [`${path}/list`]: {
      get: {
        operationId: `list${many}`,
        ...tag,
        ...held('View'),
        summary: `List ${nouns.toLowerCase()}`,
        parameters: [
          shared('PageNo'),
          shared('PageSize'),
          shared('SearchText'),
          query('statusId', line(100), '0', '0 for all, else one value of the status or several by comma.'),
          query('sortParam', line(60), '', '"<field>:<asc|desc>", empty for the order of creation, newest first.'),
          ...filtersOf(rules, ({ filtered }) => Boolean(filtered)),
          ...Object.entries(more.query).map(([field, { description, ...schemaOf }]) => query(field, schemaOf, '', description)),
        ],
        responses: answer(
          'One page.',
          closed(
            {
              list: listOf(refTo(name)),
              totalCount: count,
              statusCounts: closed(Object.fromEntries(countNames.map((one) => [one, count]))),
              ...Object.fromEntries(Object.entries(more.data).map(([field, of]) => [field, listOf(refTo(of))])),
            },
            ['list', 'totalCount', 'statusCounts'],
          ),
          {
            list: [wholeRecord],
            totalCount: 1,
            statusCounts: Object.fromEntries(countNames.map((one, index) => [one, index < 2 ? 1 : 0])),
          },
        ),
      },
    },
    [`${path}/details/{id}`]: {
      get: {
        operationId: `get${name}`,
        ...tag,
        ...held('View'),
        ...oneId,
        summary: `Read one ${noun.toLowerCase()}`,
        responses: answer('The record.', refTo(name), wholeRecord),
      },
    },
    [`${path}/create`]: {
      post: {
        operationId: `create${name}`,
        ...tag,
        ...held('Add'),
        summary: `Create one ${noun.toLowerCase()}`,
        description: 'A known requestId answers as the first time and creates nothing.',
        ...body(
          {
            ...fields,
            required: [...fields.required, 'requestId'],
            properties: { ...fields.properties, ...handedOver, requestId: line(64) },
          },
          { ...sentFields, requestId: '7d5f1c1e' },
        ),
        responses: {
          ...answer('The new id.', closed({ [id]: { type: 'integer', minimum: 1 } }), { [id]: 1 }, `${noun} created successfully.`),
          ...refused([400]),
          ...takenAt(rules.conflictsOver ?? [], fields),
        },
      },
    },
    [`${path}/update/{id}`]: {
      put: {
        operationId: `update${name}`,
        ...tag,
        ...held('Modify'),
        ...oneId,
        summary: `Update one ${noun.toLowerCase()}`,
        ...body(
          {
            ...fields,
            required: [...fields.required, 'updatedAt'],
            properties: { ...fields.properties, ...handedOver, updatedAt: refTo('DateBox') },
          },
          { ...sentFields, updatedAt: stamp },
        ),
        responses: { ...answer('Done.', nothing, null, `${noun} updated successfully.`), ...refused([400, 409]) },
      },
    },
    [`${path}/delete`]: {
      delete: {
        operationId: `delete${many}`,
        ...tag,
        ...held('Delete'),
        summary: `Delete ${nouns.toLowerCase()}: all or none`,
        ...body(closed({ [id]: ids }), { [id]: [1] }),
        responses: { ...answer('Done.', nothing, null, `${noun} deleted successfully.`), ...refused([409]) },
      },
    },
    [`${path}/status`]: {
      put: {
        operationId: `set${name}Status`,
        ...tag,
        ...held(stepPermissions),
        summary: `Set the status of ${nouns.toLowerCase()}: all or none`,
        ...body(closed({ [id]: ids, status }), { [id]: [1], status: statuses[0].value }),
        responses: { ...answer('Done.', nothing, null, 'Status changed successfully.'), ...refused([400, 409]) },
      },
    },
    [`${path}/status/{id}`]: {
      put: {
        operationId: `move${name}`,
        ...tag,
        ...held(stepPermissions),
        ...oneId,
        summary: `Move one ${noun.toLowerCase()} to another status`,
        ...body(closed({ status, comment: line(2000), updatedAt: refTo('DateBox') }, ['status']), {
          status: statuses[0].value,
          comment: '',
          updatedAt: stamp,
        }),
        responses: { ...answer('Done.', nothing, null, 'Status changed successfully.'), ...refused([400, 409]) },
      },
    },
    [`${path}/history/{id}`]: {
      get: {
        operationId: `list${name}History`,
        ...tag,
        ...held('View'),
        ...oneId,
        summary: `What happened to one ${noun.toLowerCase()}`,
        responses: answer(
          'Newest first.',
          listOf(
            closed({
              historyId: { type: 'integer', minimum: 1 },
              at: refTo('DateBox'),
              by: line(),
              act: line(100),
              comment: line(2000),
              changes: listOf(refTo('RecordChange')),
            }),
          ),
          [{ historyId: 1, at: stamp, by: 'Alex Admin', act: 'created', comment: '', changes: [] }],
        ),
      },
    },
    [`${path}/usage/{id}`]: {
      get: {
        operationId: `list${name}Uses`,
        ...tag,
        ...held('View'),
        ...oneId,
        summary: `What refers to one ${noun.toLowerCase()}`,
        responses: answer(
          'Those outside the scope of the caller are counted, not named.',
          closed({ uses: listOf(refTo('RecordUse')), hiddenCount: count }),
          {
            uses: [{ resource: 'Centre', id: 26, name: 'Baobab College Accra', field: 'Country' }],
            hiddenCount: 0,
          },
        ),
      },
    },
    ...filePaths({ name, rules }, held),
    ...optionPaths({ name, rules }),
    ...(rules.importKeys && {
      [`${path}/import`]: {
        post: {
          operationId: `import${many}`,
          ...tag,
          ...held('Add'),
          summary: `Check or import rows of ${nouns.toLowerCase()}`,
          description: 'check writes nothing.',
          ...body(
            closed({
              mode: { type: 'string', enum: ['check', 'apply'] },
              rows: listOf(refTo('ImportRow'), { minItems: 1, maxItems: 5000 }),
            }),
            { mode: 'check', rows: [{ line: 2, fields: {} }] },
          ),
          responses: {
            ...answer('What becomes, or became, of each row.', listOf(refTo('ImportOutcome')), [
              { line: 2, outcome: 'new', problems: [], changes: [] },
            ]),
            ...refused([400]),
          },
        },
      },
    }),
  }
}

/** Stops when two calls have one name: the table of operations would hold only one of them. */
function checkNames(paths) {
  const places = new Map()
  for (const [path, item] of Object.entries(paths))
    for (const [method, { operationId }] of Object.entries(item)) {
      if (operationId === undefined) continue
      const place = `${method.toUpperCase()} ${path}`
      const other = places.get(operationId)
      if (other) throw new Error(`${operationId}: two operations have this name, ${other} and ${place}.`)
      places.set(operationId, place)
    }
}

/** Adds the refusals of records that are used, or at single fields, to the calls by hand that say so. */
const withRefusals = (item) =>
  Object.fromEntries(
    Object.entries(item).map(([method, { 'x-refuses-used': refusesUsed, 'x-refuses-fields': refusesFields, ...operation }]) => {
      const kinds = [...(refusesFields ? [400] : []), ...(refusesUsed ? [409] : [])]
      return [method, kinds.length > 0 ? { ...operation, responses: { ...operation.responses, ...refused(kinds) } } : operation]
    }),
  )

/** Adds to a bundled contract the schemas and standard calls of its resources; a call that is written by hand wins. */
export function completeResources(document, resources) {
  const { schemas } = document.components
  const own = Object.assign({}, ...resources.map(schemasOf))
  const written = Object.fromEntries(Object.entries(schemas).filter(([name]) => !resources.some((resource) => resource.name === name)))
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, { parameters, ...item }]) => [
      path,
      { ...(parameters && { parameters }), ...withRefusals(item) },
    ]),
  )
  const tags = [...document.tags]
  for (const resource of resources) {
    tags.push({ name: camel(resource.name), description: `${resource.rules.nouns}.` })
    for (const [path, item] of Object.entries(pathsOf(resource, own)))
      for (const [method, operation] of Object.entries(item))
        if (!paths[path]?.[method]) paths[path] = { ...paths[path], [method]: { ...operation, 'x-standard': resource.name } }
  }
  checkNames(paths)
  return { ...document, tags, paths, components: { ...document.components, schemas: { ...written, ...sharedSchemas, ...own } } }
}
