import type { SeedOf } from '../../engine/service.ts'

type TemplateSeed = SeedOf<'MessageTemplate'>

/** Components of the provider's menu that seeded texts are about. */
export const aboutComponents = { examBlock: 82, centres: 70, registration: 102, applications: 120, contacts: 186, years: 115 } as const

const { examBlock, centres, registration, applications, contacts, years } = aboutComponents

/** Ten texts, of which one is a draft and one is not used any more. */
export const templateSeeds: readonly TemplateSeed[] = (
  [
    [
      'Results notice',
      examBlock,
      'Both',
      'Your results for {{recordName}}',
      '<p>Dear {{firstName|Student}},</p><p>your results for <b>{{recordName}}</b> will be in the portal soon. If a result is marked as withheld, please write to {{centreName|your centre}}.</p>',
      1,
    ],
    [
      'Exam timetable',
      examBlock,
      'Both',
      'The timetable of {{recordName}}',
      '<p>Dear {{fullName}},</p><p>the timetable of {{recordName}} begins on {{recordDate}}. You find it at {{link}}.</p>',
      1,
    ],
    [
      'Deadline for entries',
      examBlock,
      'Email',
      'Entries for {{recordName}} close soon',
      '<p>Please send your entries before {{recordDate}}.</p>',
      1,
    ],
    [
      'Welcome to the portal',
      contacts,
      'In-app',
      'Welcome, {{firstName}}',
      '<p>The handbook is at <a href="https://www.example.test/handbook">www.example.test/handbook</a>.</p>',
      1,
    ],
    [
      'Missing documents',
      registration,
      'Both',
      'Documents are missing',
      '<p>Dear {{firstName}},</p><ul><li>your passport</li><li>your transcript</li></ul><p>Please add them before {{recordDate}}.</p>',
      1,
    ],
    [
      'Application received',
      applications,
      'Email',
      'We have your application',
      '<p>Dear {{firstName}}, we have read {{recordName}} on {{today}}.</p>',
      1,
    ],
    [
      'Centre visit',
      centres,
      'Email',
      'A visit to {{recordName}}',
      '<p>Dear {{fullName}},</p><p>we would like to visit {{recordName}}.</p>',
      1,
    ],
    ['New year', years, 'In-app', '{{recordName}} has begun', '<p>{{recordName}} began on {{recordDate}}.</p>', 1],
    ['Fees', registration, 'Email', 'Your fees for {{yearDesc}}', '<p>Dear {{firstName}}, the invoice for {{yearDesc}} is ready.</p>', 2],
    ['Old results notice', examBlock, 'In-app', 'Results are out', '<p>Results are out.</p>', -1],
  ] as const
).map(([templateName, componentId, mode, subject, content, status], index) => ({
  id: index + 1,
  templateName,
  componentId,
  mode,
  subject,
  content,
  status,
}))
