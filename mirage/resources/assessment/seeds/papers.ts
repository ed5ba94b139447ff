import { moduleNamed } from '../../../fixtures/modules.ts'
import type { SeedOf } from '../../engine/service.ts'

const sealed = 8

/** The papers of the year. */
export const paperSeeds = (): SeedOf<'Paper'>[] => [
  {
    id: 1,
    status: sealed,
    paperName: 'Physics Mid-term',
    paperCode: 'PHY-MT-26',
    moduleId: moduleNamed('Physics').moduleId,
    version: 'V1',
    evaluation: 'test',
    durationMinutes: 60,
    sections: [{ title: 'All questions', questions: [1, 2] }],
    mayGoBack: 1,
  },
]
