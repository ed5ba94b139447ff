import { describe, expect, it } from 'vitest'
import * as constants from '#src/api/constants.ts'

describe('the constants of the specifications', () => {
  it('keep three sets of statuses apart', () => {
    expect(constants.status).toEqual({ Inactive: -1, Active: 1, Draft: 2, Approved: 8, Submitted: 9, Review: 10, Rejected: 11 })
    expect(constants.blockStatus).toEqual({ Inactive: 0, Active: 1, Draft: 2 })
    expect(constants.centreSelectionStatus).toEqual({ Draft: 3, Completed: 4, Incomplete: 5 })
  })

  it('are spelled as specified', () => {
    expect(constants.paymentLabels).toEqual(['Ready to Invoice', 'Paid', 'Partially paid', 'Pending', 'Confirmed'])
    expect(Object.values(constants.sharedTexts)).toEqual([
      'If the start year is changed, existing teaching dates will be cleared. Enter new teaching dates as per the start year selected. Are you sure you want to proceed?',
      'Add atleast one teaching date.',
      'Are you sure you want to exit without saving?',
      'Are you sure you want to go to list page?',
      'You are trying to reduce number of groups, but have already entered centres in those groups which will be lost. Do you wish to continue?',
      'No slot information available for selected date',
      'Are you sure you want to clear?',
    ])
    expect([constants.englishTestFields, constants.bandSkills, constants.additionalDocuments]).toEqual([
      ['eap', 'reading', 'writing', 'listening', 'speaking'],
      ['Listening', 'Reading', 'Writing', 'Speaking'],
      ['additionalDoc1', 'additionalDoc2', 'additionalDoc3'],
    ])
  })

  it('have the specified numbers', () => {
    expect(Object.values(constants.customRequestCode)).toEqual([233, 234, 235, 236])
    expect([constants.studentLeadContactType, constants.studentLeadRoleId, constants.unnamedConstant]).toEqual([4, 53, 14])
    expect([constants.fixedIds, constants.yesNo, constants.timeZoneOption]).toEqual([
      { YEARID: 22, CENTREID: 26 },
      { Yes: 1, No: 0 },
      'UTC',
    ])
    expect(Object.entries(constants.deliveryMode).map(([, mode]) => constants.deliveryModeLabels[mode])).toEqual(['On Campus', 'Online'])
  })

  it('keep three indices of clearing tabs, of which the clearing offer has two', () => {
    expect(Object.values(constants.clearingTabIndex)).toEqual([0, 1, 2])
    expect(constants.clearingTabs.map(({ id, index }) => [id, index])).toEqual([
      ['existing-offer', 0],
      ['marks-offer', 1],
    ])
  })

  it('know the status buttons of a list by the numbers of its call', () => {
    expect(constants.listStatusIds).toEqual({ all: 0, active: 1, draft: 2, inactive: -1 })
  })

  it('let files of up to 10 MB through', () => {
    expect([0, 10 * 1024 * 1024, 10 * 1024 * 1024 + 1].map(constants.isWithinFileSizeLimit)).toEqual([true, true, false])
  })
})
