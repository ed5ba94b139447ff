import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { css } from 'styled-system/css'
import { FoundCourses } from '#src/applications/finder/CourseFinder.tsx'
import type { FoundCourse } from '#src/applications/finder/finder-service.ts'
import { applicantPages as screen } from '#tests/pages/applications/portal.ts'

const engineering: FoundCourse = {
  courseId: 1,
  courseName: 'Civil Engineering BEng',
  universityName: 'Northbridge University',
  city: 'Leeds',
  countryName: 'United Kingdom',
  startMonths: ['September'],
  durationMonths: 36,
  deliveryMode: 1,
  feeMinor: 2_140_000,
  currency: 'GBP',
  intakeId: 401,
  match: 'met',
  requirements: [
    { text: 'Overall: B', own: 'B', state: 'met' },
    { text: 'Physics: C', own: 'B', state: 'met' },
    { text: 'IELTS 6.5', own: '7', state: 'met' },
  ],
  isFavourite: 0,
}
const mechanical: FoundCourse = {
  ...engineering,
  courseId: 2,
  courseName: 'Mechanical Engineering MEng',
  universityName: 'Stonehaven Institute',
  durationMonths: 48,
  match: 'nearly',
  requirements: [
    { text: 'Overall: B', own: 'B', state: 'met' },
    { text: 'Physics: A', own: 'B', state: 'below' },
  ],
}
const biomedical: FoundCourse = {
  ...engineering,
  courseId: 3,
  courseName: 'Biomedical Engineering BEng',
  universityName: 'Lough Rían University',
  match: 'nearly',
  requirements: [{ text: 'Chemistry: C', own: '', state: 'unknown' }],
  isFavourite: 1,
}

const options = { countries: [], universities: [], qualifications: [], streams: [], startMonths: [], currencies: [] }

const meta = {
  component: FoundCourses,
  title: 'Applications/Course finder',
  args: {
    found: { list: [engineering, mechanical, biomedical], totalCount: 18, openCount: 32, options },
    chosen: new Set([1]),
    count: 1,
    most: 5,
    isReading: false,
    marked: [engineering],
    onToggle: fn(),
    onMark: fn(),
    onFavourite: fn(),
    onMore: fn(),
  },
  decorators: [(Story) => <div className={css({ display: 'grid', gap: '4', p: '4' })}>{Story()}</div>],
} satisfies Meta<typeof FoundCourses>

export default meta
type Story = StoryObj<typeof meta>

/** Each course says in words why it fits or not; the button of a chosen one is pressed. */
export const Found: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole(...screen.requirement('Physics: A, not met, yours: B'))).toBeVisible()
    await expect(canvas.getByRole(...screen.requirement('Chemistry: C, not known yet'))).toBeVisible()
    await expect(canvas.getByRole(...screen.choose('Civil Engineering BEng'))).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole(...screen.choose('Mechanical Engineering MEng')))
    await expect(args.onToggle).toHaveBeenCalledWith(mechanical)
    await expect(canvas.getByRole(...screen.compare('Civil Engineering BEng'))).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole(...screen.compare('Mechanical Engineering MEng')))
    await expect(args.onMark).toHaveBeenCalledWith(mechanical)
    await userEvent.click(canvas.getByRole(...screen.favourite('Mechanical Engineering MEng')))
    await expect(args.onFavourite).toHaveBeenCalledWith(mechanical)
  },
}

/** There are five choices, one of them twice and one without a course yet: another one cannot be added. */
export const Full: Story = {
  args: { chosen: new Set([1, 5, 6]), count: 5 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole(...screen.choose('Mechanical Engineering MEng')))
    await expect(args.onToggle).not.toHaveBeenCalled()
    await expect(canvas.getByText(screen.countOf(5))).toBeVisible()
  },
}

export const Nothing: Story = { args: { found: { list: [], totalCount: 0, openCount: 32, options } } }

export const Phone: Story = { globals: { viewport: { value: 'w375' } } }
