import { noAnswers, type SelectionAnswers, type SelectionChoices } from '#openapi/selection/answers.ts'

/** Two combo routes of two streams, two intakes, three blocks; Physics and Chemistry are prohibited together. */
export const choices: SelectionChoices = {
  maxCombos: 2,
  capacity: 40,
  deliveryModes: [1, 2],
  approvedDeliveries: [],
  combos: [
    { comboId: 1, comboName: 'Route 1', moduleIds: [11, 12], streamIds: [5] },
    { comboId: 2, comboName: 'Route 2', moduleIds: [12, 13], streamIds: [6] },
    { comboId: 3, comboName: 'Route 3', moduleIds: [11, 13], streamIds: [5] },
  ],
  streams: [
    { streamId: 5, streamName: 'Science', coreModuleIds: [11, 12], optionalModuleIds: [13], minModules: 2, maxModules: 3 },
    { streamId: 6, streamName: 'Medicine', coreModuleIds: [12], optionalModuleIds: [13], minModules: 1, maxModules: 2 },
  ],
  modules: [
    { moduleId: 11, moduleName: 'Physics' },
    { moduleId: 12, moduleName: 'Chemistry' },
    { moduleId: 13, moduleName: 'Biology' },
  ],
  intakes: [
    {
      intakeId: 401,
      intakeName: 'September 2026',
      teachingDates: [
        { teachingDateId: 1, teachingDateName: 'Semester 1', startDate: '2026-09-14', endDate: '2027-01-08' },
        { teachingDateId: 2, teachingDateName: 'Semester 2', startDate: '2027-01-25', endDate: '2027-05-21' },
      ],
    },
    {
      intakeId: 403,
      intakeName: 'January 2027',
      teachingDates: [{ teachingDateId: 6, teachingDateName: 'Semester 1', startDate: '2027-01-11', endDate: '2027-04-30' }],
    },
  ],
  blocks: [
    { kind: 'exam', blockId: 101, blockName: 'January Exams 2027', startDate: '2027-01-11', endDate: '2027-01-22' },
    { kind: 'exam', blockId: 106, blockName: 'May Exams 2027', startDate: '2027-05-24', endDate: '2027-06-04' },
    { kind: 'test', blockId: 201, blockName: 'Mid-term Tests', startDate: '2026-11-02', endDate: '2026-11-06' },
  ],
  prohibited: [
    { moduleId: 11, otherId: 12, mapping: 'Laboratories' },
    { moduleId: 12, otherId: 11, mapping: 'Laboratories' },
  ],
}

/** Everything answered, nothing to acknowledge. */
export const complete: SelectionAnswers = {
  ...noAnswers,
  comboIds: [1, 2],
  streamIds: [5, 6],
  modules: [
    { streamId: 5, moduleIds: [11, 13] },
    { streamId: 6, moduleIds: [12] },
  ],
  intakes: [{ intakeId: 401, teachingDateIds: [1] }],
  blocks: [{ intakeId: 401, testblockIds: [201], examblockIds: [101] }],
  delivery: [
    { comboId: 1, intakeId: 401, deliveryMode: 1, students: 18 },
    { comboId: 2, intakeId: 401, deliveryMode: 2, students: 20 },
  ],
}
