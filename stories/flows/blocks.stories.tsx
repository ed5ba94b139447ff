import type { Meta, StoryObj } from '@storybook/react-vite'
import { examKind } from '#src/blocks/kinds/exam.ts'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { testKind } from '#src/blocks/kinds/test.ts'
import { inPortal } from './portal.tsx'
import { createBlock, defineTimeZones, goToList, publish, schedule, signIn } from './walk.ts'

const meta = { ...inPortal('/login'), title: 'Flows/Blocks', tags: ['sweep'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const name = 'Spring Exams 2027'

/** The main job of an administrator: a block from its name to the centres. */
const fromSignInToPublish =
  (kind: BlockKindSpec): NonNullable<Story['play']> =>
  async ({ step }) => {
    await step('Sign in', () => signIn('admin@ncuk.test'))
    await step(`Go to ${kind.texts.nouns}`, () => goToList(kind))
    await step(`Create the ${kind.texts.noun}`, () => createBlock(kind, name))
    await step('Define its time zones and slots', defineTimeZones)
    await step('Schedule a module', schedule)
    await step('Read the summary and publish', () => publish(kind, name))
  }

export const ExamBlock: Story = { play: fromSignInToPublish(examKind) }
export const TestBlock: Story = { play: fromSignInToPublish(testKind) }
