/** The words of the first step. */
export const checklistTexts = {
  video: 'Before you start',
  videoOver: 'You have seen the video to its end. Go on with Next.',
  videoBroken: 'The video cannot be played here. Read its text instead.',
  transcript: 'Transcript',
  transcriptText:
    'Choose up to five courses, and look at what each asks for. Tell us who you are, where you live and how your studies are paid for. Write a personal statement of 500 characters or more. Add your papers as PDF, JPG, PNG or DOCX. You can take the steps in any order, and come back to each until you submit.',
  papers: 'Papers you need',
  paperList: ['Passport', 'Transcript of your school or college', 'English certificate'],
} as const
